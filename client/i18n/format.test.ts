import { describe, expect, it } from "vitest";
import { formats, sentences } from "./format.ts";

describe("numbers, plurals and clocks", () => {
  const sv = formats("sv");
  const en = formats("en");

  it("A-74 groups digits so that they never break, and writes minus as a minus", () => {
    expect(sv.number(12345)).toBe("12\u202f345");
    expect(en.number(12345)).toBe("12,345");
    expect(sv.number(-3)).toBe("\u22123");
    expect(en.signed(-3)).toBe("\u22123");
    expect(en.signed(34)).toBe("+34");
  });

  it("A-74 picks the plural form of the language", () => {
    expect(en.plural(1, { one: "# coin", other: "# coins" })).toBe("1 coin");
    expect(en.plural(0, { one: "# coin", other: "# coins" })).toBe("0 coins");
    expect(sv.plural(2, { one: "# bricka", other: "# brickor" })).toBe("2 brickor");
  });

  it("A-74 joins a list as the language does", () => {
    expect(sv.list(["TLY", "IX", "QA"])).toBe("TLY, IX och QA");
  });

  it("A-74 puts one full stop after each of several sentences, and none after a mark of its own", () => {
    expect(sentences("You filled your half!", "Most words: You", null, "", "The others have left.")).toBe(
      "You filled your half! Most words: You. The others have left.",
    );
  });

  it("A-31 counts down as 05:12:44, and in minutes under an hour", () => {
    expect(sv.countdown(((5 * 60 + 12) * 60 + 44) * 1000)).toBe("05:12:44");
    expect(sv.countdown(119_001)).toBe("02:00");
    expect(sv.countdown(1)).toBe("00:01");
    expect(sv.countdown(0)).toBe("00:00");
    expect(sv.countdown(-5)).toBe("00:00");
  });
});
