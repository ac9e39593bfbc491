import { describe, expect, it } from "vitest";
import { automatonName, LEXICON_FILES } from "../../shared/lexicon/versions.ts";
import { versionsIn } from "./here.ts";

const OLD = "0123456789ab";

describe("the lexicons of this device", () => {
  it("A-75 are told by the files that are kept, the newest version first, each lexicon apart", () => {
    const newest = LEXICON_FILES.sv?.version ?? "";
    const files = [
      automatonName("sv", OLD),
      automatonName("sv", newest),
      automatonName("sv-strict", OLD),
      "da-0123456789ab.bands1",
    ];
    expect([...versionsIn(files)].sort()).toEqual([
      ["sv", newest],
      ["sv-strict", OLD],
    ]);
    expect(versionsIn(["sv-.dawg1", "rubbish", `sv-${OLD}.dawg99`]).size).toBe(0);
  });
});
