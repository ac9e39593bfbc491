import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Made, stands } from "./stands.ts";

const made: Made = {
  inputs: "same",
  version: "0123456789ab",
  file: "sv.dawg1",
  words: 1,
  bytes: 3,
  notice: "sv.notice.txt",
  list: { file: "sv.list1", bytes: 4, wireBytes: 2 },
  bands: { file: "sv.bands1", bytes: 5, wireBytes: 1 },
};
const SIZES = {
  "sv.dawg1": 3,
  "sv.list1": 4,
  "sv.list1.br": 2,
  "sv.bands1": 5,
  "sv.bands1.br": 1,
  "sv.notice.txt": 9,
  "sv.report.md": 9,
};

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "stands-"));
  for (const [file, size] of Object.entries(SIZES)) writeFileSync(join(folder, file), "x".repeat(size));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("a lexicon that was built", () => {
  it("is left as it is where its inputs are the same", () => {
    expect(stands(folder, "sv", made, "same")).toBe(true);
    expect(stands(folder, "sv", made, "others")).toBe(false);
    expect(stands(folder, "sv", undefined, "same")).toBe(false);
  });

  it.each(Object.keys(SIZES))("is made again where %s is gone", (file) => {
    rmSync(join(folder, file));
    expect(stands(folder, "sv", made, "same")).toBe(false);
  });

  it.each(["sv.dawg1", "sv.list1", "sv.list1.br", "sv.bands1", "sv.bands1.br"])(
    "R-26 is made again where %s was cut off",
    (file) => {
      truncateSync(join(folder, file), 0);
      expect(stands(folder, "sv", made, "same")).toBe(false);
    },
  );
});
