import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { allowWith, readSupplement } from "./supplement.ts";

it("a supplement gives a word all forms of its paradigm, and the headword is the first", async () => {
  const folder = mkdtempSync(join(tmpdir(), "supplement-"));
  const file = join(folder, "supplement.txt");
  writeFileSync(file, "# verbs\nclass verb: a ar ade\nverb: mail\nclass word: 0\nword: imorse\n");
  const allow = allowWith(new Map([["mail", "noun"]]), await readSupplement(file));
  expect([...allow.keys()]).toEqual(["mail", "maila", "mailar", "mailade", "imorse"]);
  expect(allow.get("maila")).toBe("own supplement");
  expect(allow.get("mailar")).toBe("inflected form of maila");
  writeFileSync(file, "verb: mail\n");
  await expect(readSupplement(file)).rejects.toThrow('there is no class "verb"');
  rmSync(folder, { recursive: true });
});
