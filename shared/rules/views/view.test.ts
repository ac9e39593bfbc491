import { describe, expect, it } from "vitest";
import { isTurnEvent } from "../index.ts";
import { Match, prepared, wordList } from "../testing/match.ts";

const LINE = { H8: "E", I8: "N" };

describe("K-41 the opponent's coins", () => {
  it("stand still until that seat's next move is shown, with the net change before the tiles move", () => {
    const match = new Match(prepared("kraft", { board: LINE, players: [{ rack: "K" }, { rack: "SA", coins: 9 }], bag: "B" }));
    const shown = () => match.view(0).seats[1]?.coins;
    match.do(1, { type: "buy", power: "dice" });
    expect([shown(), match.view(1).seats[1]?.coins, match.view(1).own?.coins]).toEqual([9, 4, 4]);
    match.do(0, { type: "pass" });
    expect(shown()).toBe(9);
    match.do(1, { type: "play", tiles: [{ at: "J8", letter: "S" }], powers: [] });
    expect(match.streams.get(0)?.at(-1)).toMatchObject({ coins: 3, balance: 7 });
    expect(shown()).toBe(7);
  });

  it("K-71 are told with a result that counts them, K-73 and stay as last seen where the scores stand", () => {
    const position = { board: LINE, players: [{ rack: "K" }, { rack: "A", coins: 9 }], bag: "B", passes: 2 };
    const counted = new Match(prepared("kraft", position));
    counted.do(1, { type: "buy", power: "dice" });
    counted.do(0, { type: "pass" });
    expect(counted.view(0).seats[1]?.coins).toBe(4);
    expect(counted.view(0).result?.parts[1]).toEqual({ points: 0, coins: 4, leftover: 1, gained: 0 });
    const standing = new Match(prepared("kraft", position));
    standing.do(1, { type: "buy", power: "dice" });
    standing.do(0, { type: "resign" });
    expect(standing.view(0).seats[1]?.coins).toBe(9);
  });

  it("K-41 earned tiles are public, bought powers are not", () => {
    const match = new Match(
      prepared("kraft", { board: LINE, players: [{ rack: "K" }, { rack: "A", bar: ["swap", "gold", "alfa:hexagon"] }] }),
    );
    expect(match.view(0).seats[1]?.earned).toEqual(["gold", "alfa:hexagon"]);
    expect(JSON.stringify(match.view(0).seats)).not.toContain("swap");
  });
});

describe("C-12 penalties", () => {
  it("are the seat's own until its move ends, and are told with it", () => {
    const match = new Match(
      prepared("kraft-classic", { board: LINE, players: [{ rack: "QSA", score: 10 }, { rack: "A" }], bag: "B" }),
      wordList("ENS"),
    );
    for (let attempt = 1; attempt <= 5; attempt++) {
      const { error, events } = match.do(0, { type: "play", tiles: [{ at: "J8", letter: "Q" }], powers: [] });
      expect(error?.code).toBe("word-not-in-lexicon");
      expect(events).toEqual([{ type: "attempted", at: 0, seat: 0, penalty: attempt > 3 }]);
    }
    const seen = () => [match.view(0), match.view(1)].map(({ seats }) => [seats[0]?.score, seats[0]?.coins]);
    expect(seen()).toEqual([
      [8, 1],
      [10, 3],
    ]);
    expect(match.view(0).own?.attempts).toBe(5);
    match.do(0, { type: "play", tiles: [{ at: "J8", letter: "S" }], powers: [] });
    expect(match.streams.get(1)?.at(-1)).toMatchObject({ type: "played", points: 3, penalties: 2, balance: 4 });
    expect(seen()).toEqual([
      [11, 4],
      [11, 4],
    ]);
  });
});

it("C-06 prices grow in the buyer's view as they do for the server", () => {
  const match = new Match(prepared("kraft-classic", { players: [{ coins: 30 }, {}] }));
  for (const price of [2, 3, 5, 8]) {
    expect(match.view(0).own?.prices.swap).toBe(price);
    match.do(0, { type: "buy", power: "swap" });
  }
  expect(match.view(1).own?.prices.swap).toBe(2);
});

it("C-19 that an alfa tile was earned is public, that it is in the rack is not", () => {
  const match = new Match(prepared("kraft-classic", { players: [{ rack: "KATTENS" }, {}], bag: "ABCDEFG" }));
  const tiles = [..."KATTE"].map((letter, index) => ({ at: `${"DEFGH"[index]}8`, letter }));
  match.do(0, { type: "play", tiles, powers: [] });
  expect(match.view(1).last).toMatchObject({ earned: ["*5"] });
  expect(match.view(1).seats[0]).toMatchObject({ earned: [], rackCount: 7 });
  expect(match.view(0).own?.rack).toContain("*5");
});

it("R-25 every event but a purchase or a sale makes a client stale", () => {
  const match = new Match(prepared("kraft", { board: LINE, players: [{ rack: "K", coins: 9 }, { rack: "A" }], bag: "B" }));
  match.do(0, { type: "buy", power: "charge" });
  match.do(0, { type: "sell", power: "charge" });
  match.do(0, { type: "pass" });
  expect(match.streams.get(0)?.map(isTurnEvent)).toEqual([true, false, false, true]);
});

it("A-40 counts best word, longest word, words, turns, tiles and coins", () => {
  const match = new Match(prepared("kraft", { values: { K: 9 }, players: [{ rack: "KATTENS" }, { rack: "SA" }], bag: "BCDEFG" }));
  const lay = (word: string, row: number) => [...word].map((letter, index) => ({ at: `${"GHIJK"[index]}${row}`, letter }));
  match.do(0, { type: "play", tiles: lay("KAT", 8), powers: [] });
  match.do(1, { type: "pass" });
  match.do(0, {
    type: "play",
    tiles: [
      { at: "J8", letter: "T" },
      { at: "K8", letter: "E" },
    ],
    powers: [],
  });
  expect(match.view(1).seats.map(({ stats }) => stats)).toEqual([
    { bestWord: { word: "KATTE", points: 13 }, longestWord: "KATTE", words: 2, turns: 2, tilesLaid: 5, coinsEarned: 8 },
    { bestWord: null, longestWord: null, words: 0, turns: 1, tilesLaid: 0, coinsEarned: 0 },
  ]);
});

it("K-33 the board keeps the letter from before the morph", () => {
  const match = new Match(prepared("kraft", { board: LINE, players: [{ rack: "K", bar: ["morph", "morph"] }, { rack: "A" }] }));
  match.do(0, { type: "play", tiles: [], powers: [{ power: "morph", at: "I8", letter: "S" }] });
  match.do(1, { type: "pass" });
  match.do(0, { type: "play", tiles: [], powers: [{ power: "morph", at: "I8", letter: "T" }] });
  expect(match.view(1).board.I8).toMatchObject({ letter: "T", original: "N", morphed: true, value: 0 });
});
