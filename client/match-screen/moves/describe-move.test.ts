import { beforeAll, describe, expect, it } from "vitest";
import type { MoveView } from "../../../shared/rules/view.types.ts";
import { setLocale } from "../../i18n/index.ts";
import { namesFor } from "../../match/names.ts";
import { describeMove, sayMove } from "./describe-move.ts";

const people = [
  { seat: 0, name: "Maja", online: true },
  { seat: 1, name: "Elin", online: false },
];

function played(seat: number, words: readonly string[], points: number): MoveView {
  return {
    type: "played",
    at: 0,
    seat,
    tiles: [],
    powers: [],
    rolls: [],
    words: words.map((word) => ({ word, squares: [], points })),
    bonuses: { placement: 0, combo: 0, fullRack: 0, theme: 0 },
    points,
    coins: 8,
    balance: 11,
    penalties: 0,
    next: 1 - seat,
    earned: [],
    lost: [],
    drawn: 0,
  };
}

describe("the line with the last move", () => {
  beforeAll(() => setLocale("sv"));

  it("A-71 names the player, the main word, its points and coins", () => {
    const names = namesFor(people, 1, "kraft");
    expect(describeMove(played(0, ["NORRSKEN", "SLY"], 70), names)).toEqual({
      text: "Maja lade",
      word: "NORRSKEN",
      points: 70,
      coins: 8,
    });
    expect(sayMove(played(0, ["NORRSKEN"], 70), names)).toBe("Maja lade NORRSKEN för 70 poäng");
    expect(describeMove(played(1, ["SLY"], 6), names).text).toBe("Du lade");
  });

  it("K-62 says what a play earned, and what found no place", () => {
    const names = namesFor(people, 1, "kraft");
    const play = played(1, ["NORRSKEN"], 70);
    if (play.type !== "played") return;
    expect(sayMove({ ...play, earned: ["alfa:hexagon"], lost: ["gold"] }, names)).toBe(
      "Du lade NORRSKEN för 70 poäng. Du fick en alfabricka (sexhörning). Ingen ledig plats för en guldbricka",
    );
    expect(sayMove({ ...play, seat: 0, earned: ["gold"], lost: ["gold"] }, names)).toBe(
      "Maja lade NORRSKEN för 70 poäng. Maja fick en guldbricka",
    );
  });

  it("K-14 says that only powers were used", () => {
    expect(describeMove(played(0, [], 0), namesFor(people, 1, "kraft"))).toEqual({ text: "Maja använde krafter" });
  });

  it("A-32 tells a pass by the clock from a pass", () => {
    const pass = { type: "passed", at: 0, seat: 0, warned: false, coins: 0, balance: 3, penalties: 0, next: 1 } as const;
    const names = namesFor(people, 1, "kraft");
    expect(describeMove({ ...pass, automatic: true }, names).text).toBe("Majas tid gick ut");
    expect(describeMove({ ...pass, automatic: false }, names).text).toBe("Maja passade");
  });

  it("P-12 W-08 K-42 names an exchange as its button does, and a swap as its power", async () => {
    await setLocale("en");
    const names = namesFor(people, 1, "wordfeud");
    const move = { at: 0, seat: 1, count: 2, next: 0 };
    expect(describeMove({ ...move, type: "exchanged" } as MoveView, names).text).toBe("You exchanged 2 tiles");
    expect(describeMove({ ...move, type: "swapped" } as MoveView, names).text).toBe("You swapped 2 tiles");
    await setLocale("sv");
  });

  it("says who it is before the names have come", () => {
    expect(describeMove(played(0, ["SLY"], 6), namesFor([], 1, "kraft")).text).toBe("Motståndaren lade");
  });
});
