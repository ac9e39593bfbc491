import { describe, expect, it } from "vitest";
import { accountOf, type EventView, evolveView, type GameView, type RulesetId } from "./index.ts";
import { fixedChance, Match, type PositionNotation, prepared } from "./testing/match.ts";

type Played = Extract<EventView, { type: "played" }>;

/** The play, and the view as it was before it. */
function playOf(ruleset: RulesetId, position: PositionNotation, play: Pick<Played, "tiles" | "powers">, ...rolls: number[]) {
  const match = new Match(prepared(ruleset, position), undefined, fixedChance(...rolls));
  match.do(position.turn ?? 0, { type: "play", ...play });
  let before: GameView | null = null;
  for (const event of match.streams.get("spectator") ?? []) {
    if (event.type === "played" && before !== null) return { before, event };
    before = evolveView(before, event);
  }
  throw new Error("the play was refused");
}

const tell = (ruleset: RulesetId, ...rest: Parameters<typeof playOf> extends [RulesetId, ...infer R] ? R : never) => {
  const { before, event } = playOf(ruleset, ...rest);
  const accounts = accountOf(before, event, event.words);
  expect(accounts.map(({ points }) => points)).toEqual(event.words.map(({ points }) => points));
  return accounts;
};

describe("A-50 how a score came about", () => {
  it("K-50 to K-54 letter by letter, premium by premium, gem by gem", () => {
    const [main, cross] = tell(
      "kraft",
      {
        board: { H8: "E", I8: "N", J9: "T" },
        tiles: { H8: { charge: 2 } },
        values: { S: 4 },
        premiums: { J8: "3L", G8: "3W", H8: "3W" },
        players: [{ rack: "SA", bar: ["alfa:hexagon", "dice"] }, {}],
      },
      {
        tiles: [
          { at: "J8", letter: "S" },
          { at: "G8", letter: "A", from: "alfa:hexagon" },
        ],
        powers: [{ power: "dice", at: "J8" }],
      },
      5,
    );
    expect(main?.letters.map(({ at, value, factor }) => [at, value, factor])).toEqual([
      ["G8", 0, 1],
      ["H8", 3, 1],
      ["I8", 1, 1],
      ["J8", 9, 3],
    ]);
    expect(main?.factors).toEqual([
      { at: "G8", factor: 3, by: "premium" },
      { at: "G8", factor: 2, by: "gem" },
    ]);
    expect([main?.sum, main?.factor, main?.points]).toEqual([31, 6, 186]);
    expect([cross?.word, cross?.sum, cross?.factor, cross?.points]).toEqual(["ST", 28, 1, 28]);
  });

  it("C-01 several factors of the earlier rules are added", () => {
    const [word] = tell(
      "kraft-classic",
      { premiums: { H8: "2W", I8: "3W" }, players: [{ rack: "AB" }, {}] },
      {
        tiles: [
          { at: "H8", letter: "A" },
          { at: "I8", letter: "B" },
        ],
        powers: [],
      },
    );
    expect([word?.factors.map(({ factor }) => factor), word?.factor, word?.points]).toEqual([[2, 3], 5, 10]);
  });

  it("P-06 P-11 a bent word in the order in which it is read, letters taken off where a square says so", () => {
    const [word] = tell(
      "alfapet",
      { premiums: { J9: "-2L", I9: "3L" }, values: { D: 2 }, players: [{ rack: "ABCD>" }, {}] },
      {
        tiles: [
          { at: "I9", letter: "A" },
          { at: "J9", letter: "D", arrow: "right-down" },
          { at: "J10", letter: "B" },
        ],
        powers: [],
      },
    );
    expect([word?.word, word?.squares, word?.sum]).toEqual(["ADB", ["I9", "J9", "J10"], 0]);
  });
});
