/**
 * `npm run words -- LEXICON` (V-11): reads words from standard input, one a line, and prints each with `valid`, or with
 * `invalid` and the reason.
 */
import "../tools/node-version.mjs";
import { createInterface } from "node:readline";
import { LEXICON_IDS } from "../shared/rules/model.ts";
import { openBuilt } from "./open-built.ts";
import { upperCaseOf } from "./typed.ts";

const wanted = process.argv[2] ?? "";
const id = LEXICON_IDS.find((one) => one === wanted);
if (id === undefined) {
  console.error(`"${wanted}" is no lexicon; name one of: ${LEXICON_IDS.join(" ")}`);
  process.exit(2);
}
const lexicon = await openBuilt(id);
const wider = id === "sv-strict" ? await openBuilt("sv") : undefined;

let text = "";
for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  const word = line.trim();
  if (word === "") continue;
  const reason = lexicon.why(upperCaseOf(word), wider);
  text += reason === null ? `${word} valid\n` : `${word} invalid ${reason}\n`;
}
process.stdout.write(text);
