import { describe, expect, it } from "vitest";
import { setLocale } from "../../i18n/index.ts";
import { clockFace, sayClock } from "./clock-face.ts";

const HOUR = 60 * 60 * 1000;
const BEGUN = 1_000_000;
const casual = { ruleset: "kraft", format: "casual", deadline: BEGUN + 7 * 24 * HOUR } as const;
const blitz = { ruleset: "kraft", format: "blitz", deadline: BEGUN + 120_000 } as const;

describe("the clock of a turn", () => {
  it("A-31 hides a Casual clock while more than 24 hours are left", () => {
    expect(clockFace(casual, BEGUN + 6 * 24 * HOUR - 1).shown).toBe(false);
    expect(clockFace(casual, BEGUN + 6 * 24 * HOUR).shown).toBe(true);
  });

  it("C-16 shows hours alone in the earlier rules, and days in lists", async () => {
    await setLocale("sv");
    const classic = { ...casual, ruleset: "kraft-classic" } as const;
    const at = (left: number) => clockFace(classic, classic.deadline - left);
    expect(at(25 * HOUR).shown).toBe(false);
    expect(sayClock(at(5 * HOUR + 4_000))).toBe("5 h");
    expect(sayClock(at(5.9 * HOUR))).toBe("5 h");
    expect(sayClock(at(3 * 24 * HOUR + 4_000))).toBe("3 d");
    expect(sayClock(at(24 * HOUR))).toBe("1 d");
    expect(sayClock(at(HOUR))).toBe("1 h");
  });

  it("C-16 A-31 never tells of more time than there is: the last hour is counted down", async () => {
    await setLocale("sv");
    const classic = { ...casual, ruleset: "kraft-classic" } as const;
    const at = (left: number) => clockFace(classic, classic.deadline - left);
    expect(sayClock(at(55_000))).toBe("00:55");
    expect(at(HOUR - 1)).toMatchObject({ shown: true, urgent: true, every: 1_000 });
  });

  it("A-32 shows a Blitz clock from the first second", () => {
    expect(clockFace(blitz, BEGUN)).toMatchObject({ shown: true, left: 120_000, urgent: false });
    expect(clockFace(blitz, BEGUN + 105_000).urgent).toBe(true);
  });

  it("stands at zero after the deadline: the server decides what follows", () => {
    expect(clockFace(blitz, BEGUN + 130_000).left).toBe(0);
  });
});
