import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { PlayerName } from "./player-name.ts";
import { nameKey, shownName, visibleName } from "./shown-name.ts";

const read = (name: string): string | null => {
  const parsed = v.safeParse(PlayerName, name);
  return parsed.success ? parsed.output : null;
};

describe("A-06 a name", () => {
  it.each([
    "Anna",
    "Åse Ø",
    "O’Neil",
    "Mary-Jane 2",
    "Å. Ek",
    "Анна",
    "Ελένη",
    "יעל",
    "محمد",
    "たなか ユキ",
    "王小明",
    "김민수",
    "Nguyễn Thế",
    "สมชาย",
    "देवी",
    "Ab",
    "7up",
  ])("may be %s", (name) => {
    expect(read(name)).toBe(name);
  });

  it.each([
    ["A", "one character"],
    ["a".repeat(25), "25 characters"],
    ["\u3164\u3164", "Hangul fillers"],
    ["\u115f\u1160", "Hangul jamo fillers"],
    ["\uffa0\uffa0", "half-width fillers"],
    ["A\u034f\u034f", "a letter and joiners"],
    ["A\u17b4\u17b5", "a letter and vowels that are not drawn"],
    ["An\u200bna", "a space without width"],
    ["An\u202ena", "a mark of direction"],
    ["Anna\ufe0f", "a variation selector"],
    [`B${"\u0301".repeat(20)}o`, "twenty marks"],
    ["Bo\u0301\u0302\u0303", "three marks on a letter, one of them drawn into it"],
    ["Be\u0301\u0302\u0303", "the same with a letter that has such a form"],
    ["A\u20ddB\u20dd", "enclosing marks"],
    ["\u0410nna", "a Cyrillic A among Latin letters"],
    ["Anna\u03b1", "a Greek alpha among Latin letters"],
    ["Ann\u0561", "an Armenian letter among Latin ones"],
    ["Admin", "reserved"],
    ["ad-min", "reserved, with a sign"],
    ["\uff21\uff44\uff4d\uff49\uff4e", "reserved, in full width"],
    ["Alfa Kraft", "the game's own"],
  ])("may not be %j: %s", (name) => {
    expect(read(name)).toBeNull();
  });

  it("is one with another that looks the same", () => {
    const alike = ["Straße", "STRASSE", "strasse", "Stra\u200bsse", "ｓｔｒａｓｓｅ"];
    expect(new Set(alike.map(nameKey)).size).toBe(1);
    expect(nameKey("ΟΔΟΣ")).toBe(nameKey("οδος"));
    expect(nameKey(" A\u00a0 B ")).toBe("a b");
    expect(nameKey("Anna")).not.toBe(nameKey("Änna"));
  });

  it("from before shows what is seen of it", () => {
    expect(visibleName("Anna")).toBe("Anna");
    expect(visibleName("A\u034f\u034f\u202e")).toBe("A");
    expect(visibleName(`B${"\u0316".repeat(20)}o`)).toBe("B\u0316\u0316o");
    expect(visibleName("\u3164\u3164")).toBe("?");
    expect(visibleName("")).toBe("");
    expect(shownName("יעל")).toBe("\u2068יעל\u2069");
    expect(shownName(shownName("יעל"))).toBe("\u2068יעל\u2069");
    expect(shownName("Anna")).toBe("Anna");
  });
});
