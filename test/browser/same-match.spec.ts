import { expect, test } from "@playwright/test";
import { build } from "esbuild";
import { filesOf } from "../bots/knowledge.ts";
import { readKnowledge } from "../bots/read-knowledge.ts";
import { type ToldMatch, tellMatch } from "../bots/told-match.ts";

const MATCH: ToldMatch = { ruleset: "kraft", lexicon: "sv", seed: "12", bots: ["expert", "medium"] };

test("V-12 a seed's match is the same in the browser as in Node, Expert's too", async ({ page }) => {
  const files = filesOf(MATCH.lexicon);
  const inNode: string[] = [];
  tellMatch(MATCH, readKnowledge(MATCH.lexicon, files), (line) => inNode.push(line));

  const { outputFiles } = await build({ entryPoints: ["test/bots/in-page.ts"], bundle: true, format: "iife", write: false });
  await page.addScriptTag({ content: outputFiles[0]?.text ?? "" });
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");
  const packed = { automaton: base64(files.automaton), list: base64(files.list), bands: base64(files.bands) };
  const inPage = await page.evaluate(([match, lexicon]) => globalThis.linesOfMatch(match, lexicon), [MATCH, packed] as const);

  expect(inPage).toEqual(inNode);
  expect(inNode.at(-1)).toContain("won by");
});
