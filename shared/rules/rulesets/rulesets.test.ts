/** What a rule set leaves out or changes, seen from the table. */
import { describe, expect, it } from "vitest";
import { type Command, RULESET_IDS, rulesOf } from "../index.ts";
import { Match, prepared, wordList } from "../testing/match.ts";

const BETWEEN_PEOPLE = RULESET_IDS.filter((id) => rulesOf(id).seats > 1);
const LINE = { H8: "E", I8: "N" };

const lay = (...tiles: readonly (readonly [at: string, letter: string])[]): Command => ({
  type: "play",
  tiles: tiles.map(([at, letter]) => ({ at, letter })),
  powers: [],
});

describe("C-02 kraft-classic", () => {
  it("has no dice, no gold tiles and no selling", () => {
    const match = new Match(prepared("kraft-classic", { players: [{ rack: "A", coins: 90, bar: ["charge"] }, {}] }));
    expect(match.do(0, { type: "buy", power: "dice" }).error?.code).toBe("unknown-power");
    expect(match.do(0, { type: "buy", power: "gold" }).error?.code).toBe("unknown-power");
    expect(match.do(0, { type: "sell", power: "charge" }).error?.code).toBe("not-allowed");
    expect(Object.keys(match.view(0).own?.prices ?? {})).not.toContain("dice");
  });

  it("has no bonus for seven tiles, nor for five words", () => {
    const board = { G7: "E", H7: "E", I7: "E", J7: "E" };
    const match = new Match(prepared("kraft-classic", { board, players: [{ rack: "KATTENS" }, { rack: "A" }], bag: "BCDEFGHI" }));
    const word = [..."KATTENS"].map((letter, index) => [`${"DEFGHIJ"[index]}8`, letter] as const);
    expect(match.do(0, lay(...word)).events[0]).toMatchObject({
      points: 15,
      bonuses: { placement: 0, combo: 0, fullRack: 0 },
      earned: ["*7"],
      lost: [],
    });
    expect(match.state.seats[0]?.bar).toEqual([]);
  });
});

it("C-14 of equal final scores the one who had the first turn wins, whichever seat that is", () => {
  for (const firstTurn of [0, 1]) {
    const started = prepared("kraft-classic", {
      passes: 3,
      players: [
        { rack: "A", coins: 3 },
        { rack: "A", coins: 1 },
      ],
      bag: "B",
    });
    const match = new Match({ ...started, setUp: { ...started.setUp, firstTurn, turn: 1 } });
    match.do(1, { type: "pass" });
    expect(match.state.result).toMatchObject({ reason: "passes", final: [2, 2], winner: firstTurn });
  }
});

it("P-07 in one line, every formed word scores, and a tile in two words counts in both", () => {
  const board = { I9: "E", J9: "N" };
  const match = new Match(
    prepared("alfapet", { board, values: { E: 1, N: 2, S: 3 }, players: [{ rack: "ESA" }, { rack: "A" }], bag: "B" }),
    wordList("ES", "EE", "NS"),
  );
  const { events } = match.do(0, lay(["I10", "E"], ["J10", "S"]));
  expect(events[0]).toMatchObject({ points: 4 + 2 + 5 });
  expect(match.do(1, lay(["A1", "A"])).error?.code).toBe("not-connected");
});

it.each(["alfapet", "wordfeud", "kraft"] as const)(
  "P-14, W-07, K-28 refused words cost nothing in %s, however many",
  (ruleset) => {
    const match = new Match(
      prepared(ruleset, { board: { I9: "E", J9: "N" }, players: [{ rack: "QA", score: 5 }, { rack: "A" }], bag: "B" }),
      wordList("EN"),
    );
    const before = match.state;
    for (let attempt = 0; attempt < 9; attempt++) {
      expect(match.do(0, lay(["K9", "Q"]))).toEqual({ error: { code: "word-not-in-lexicon", rejected: ["ENQ"] }, events: [] });
    }
    expect(match.state).toBe(before);
  },
);

it.each(BETWEEN_PEOPLE)("R-34 in %s the scores stand as they are when someone resigns or the clock runs out", (ruleset) => {
  const position = {
    board: LINE,
    players: [
      { rack: "KAX", score: 7, coins: 5 },
      { rack: "AB", score: 9, coins: 8 },
    ],
    bag: "B",
  };
  const resigned = new Match(prepared(ruleset, position));
  resigned.do(1, { type: "resign" });
  expect(resigned.state.result).toMatchObject({ reason: "resigned", winner: 0, final: [7, 9] });
  const late = new Match(prepared(ruleset, position));
  late.clock(late.state.turnMs ?? 0);
  expect(late.state.result).toMatchObject({ reason: "clock", winner: 1, final: [7, 9] });
});

it("K-12, K-16 an automatic pass by the Blitz clock ends the turn and counts among three in a row", () => {
  const match = new Match(prepared("kraft", { board: LINE, format: "blitz", players: [{ rack: "A" }, { rack: "B" }], bag: "C" }));
  const BLITZ = 120_000;
  match.clock(BLITZ);
  expect([match.state.turn, match.state.passes]).toEqual([1, 1]);
  match.now = BLITZ;
  match.do(1, { type: "pass" });
  match.clock(2 * BLITZ);
  expect(match.state.result).toMatchObject({ reason: "passes" });
});
