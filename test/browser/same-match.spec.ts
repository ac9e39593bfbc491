import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { build } from "esbuild";
import { WASM_FILE } from "../../shared/lexicon/movegen/kernel/files.ts";
import { filesOf } from "../bots/knowledge.ts";
import { readKnowledge } from "../bots/read-knowledge.ts";
import { type ToldMatch, tellMatch } from "../bots/told-match.ts";

const MATCH: ToldMatch = { ruleset: "kraft", lexicon: "sv", seed: "12", bots: ["expert", "medium"] };

const SEARCH = new URL(`../../shared/lexicon/movegen/${WASM_FILE}`, import.meta.url);

test("V-12 a seed's match is the same in the browser's WebAssembly as in Node's TypeScript, Expert's too", async ({ page }) => {
  const files = filesOf(MATCH.lexicon);
  const inNode: string[] = [];
  tellMatch(MATCH, readKnowledge(MATCH.lexicon, files), (line) => inNode.push(line));

  const { outputFiles } = await build({ entryPoints: ["test/bots/in-page.ts"], bundle: true, format: "iife", write: false });
  await page.addScriptTag({ content: outputFiles[0]?.text ?? "" });
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");
  const packed = { automaton: base64(files.automaton), list: base64(files.list), bands: base64(files.bands) };
  const search = base64(readFileSync(SEARCH));
  const inPage = await page.evaluate((given) => globalThis.linesOfMatch(...given), [MATCH, packed, search] as const);

  expect(inPage).toEqual(inNode);
  expect(inNode.at(-1)).toContain("won by");
});
