/**
 * `npm run words -- LEXICON` (V-11): reads words from standard input, one a line, and prints each with `valid`, or with
 * `invalid` and the reason.
 */
import "../../tools/node-version.mjs";
import { createInterface } from "node:readline";
import { fullLexiconOf, LEXICON_IDS } from "../../shared/rules/lexicons.ts";
import { readCommand, refuse } from "../../tools/arguments.ts";
import { openBuilt } from "../open-built.ts";
import { toUpperCase } from "./upper-case.ts";

const { rest } = readCommand({}, { usage: `npm run words -- LEXICON, one of: ${LEXICON_IDS.join(" ")}`, least: 1, most: 1 });
const id =
  LEXICON_IDS.find((one) => one === rest[0]) ?? refuse(`"${rest[0]}" is no lexicon; name one of: ${LEXICON_IDS.join(" ")}`);
const lexicon = await openBuilt(id);
const full = fullLexiconOf(id);
const wider = full === null ? undefined : await openBuilt(full);

let text = "";
for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  const word = line.trim();
  if (word === "") continue;
  const reason = lexicon.why(toUpperCase(word), wider);
  text += reason === null ? `${word} valid\n` : `${word} invalid ${reason}\n`;
}
process.stdout.write(text);
