import { describe, expect, it } from "vitest";
import type { LexiconId } from "../../shared/rules/model.ts";
import { addRelease, type Release } from "./releases.ts";

const A = "aaaaaaaaaaaa";
const B = "bbbbbbbbbbbb";
const sv = (version: string) => new Map<LexiconId, string>([["sv", version]]);

describe("the list of released lexicons", () => {
  it("has each released version once", () => {
    const first = addRelease(
      [],
      new Map<LexiconId, string>([
        ["sv", A],
        ["da", B],
      ]),
      "2026-12-01",
    );
    expect(first).toEqual([
      { id: "sv", version: A, from: "2026-12-01", until: null },
      { id: "da", version: B, from: "2026-12-01", until: null },
    ]);
    expect(
      addRelease(
        first,
        new Map<LexiconId, string>([
          ["sv", A],
          ["da", B],
        ]),
        "2026-12-24",
      ),
    ).toEqual(first);
  });

  it("keeps a version for 400 days after another replaced it", () => {
    const first = addRelease([], sv(A), "2026-12-01");
    const second = addRelease(first, sv(B), "2027-01-01");
    expect(second).toEqual([
      { id: "sv", version: A, from: "2026-12-01", until: "2027-01-01" },
      { id: "sv", version: B, from: "2027-01-01", until: null },
    ]);
    expect(addRelease(second, sv(B), "2028-02-04")).toEqual(second);
    expect(addRelease(second, sv(B), "2028-02-05")).toEqual(second.slice(1));
  });

  it("reopens a version that returns, and leaves other lexicons alone", () => {
    const da: Release = { id: "da", version: A, from: "2026-12-01", until: null };
    const back = addRelease(addRelease([da, ...addRelease([], sv(A), "2026-12-01")], sv(B), "2027-01-01"), sv(A), "2027-02-01");
    expect(back).toEqual([
      da,
      { id: "sv", version: A, from: "2026-12-01", until: null },
      { id: "sv", version: B, from: "2027-01-01", until: "2027-02-01" },
    ]);
  });
});
