import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { HASH_FILE } from "../shared/lexicon/movegen/kernel/files.ts";
import { folder, searchSource, sourceHash } from "./search-source.ts";

it("the compiled search is made from these sources (npm run movegen:wasm)", () => {
  expect(JSON.parse(readFileSync(join(folder, HASH_FILE), "utf8"))).toEqual({ sources: sourceHash() });
});

it("nothing of TypeScript is left in them", () => {
  expect(searchSource()).not.toMatch(/\?\?|\bk\b|\bnumber\b|\bimport\b/);
});
