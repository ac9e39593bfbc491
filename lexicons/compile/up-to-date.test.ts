import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isUpToDate, type Made } from "./up-to-date.ts";

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
  folder = mkdtempSync(join(tmpdir(), "up-to-date-"));
  for (const [file, size] of Object.entries(SIZES)) writeFileSync(join(folder, file), "x".repeat(size));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("a lexicon from the last build", () => {
  it("is left alone if its inputs are the same", () => {
    expect(isUpToDate(folder, "sv", made, "same")).toBe(true);
    expect(isUpToDate(folder, "sv", made, "others")).toBe(false);
    expect(isUpToDate(folder, "sv", undefined, "same")).toBe(false);
  });

  it.each(Object.keys(SIZES))("is made again if %s is missing", (file) => {
    rmSync(join(folder, file));
    expect(isUpToDate(folder, "sv", made, "same")).toBe(false);
  });

  it.each(["sv.dawg1", "sv.list1", "sv.list1.br", "sv.bands1", "sv.bands1.br"])(
    "R-26 is made again if %s was truncated",
    (file) => {
      truncateSync(join(folder, file), 0);
      expect(isUpToDate(folder, "sv", made, "same")).toBe(false);
    },
  );
});
