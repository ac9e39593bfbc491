import { describe, expect, it } from "vitest";
import { type RuleOptions, type RulesetId, rulesOf, setUp } from "./index.ts";
import { drawnFirst, drawValues } from "./start-draw.ts";
import { random } from "./testing/random.ts";
import { parseRack } from "./tiles.ts";

function start(ruleset: RulesetId, options: RuleOptions = {}, seed = 1) {
  return setUp(ruleset, { options, lexicon: "sv", format: "casual", firstTurn: 1, now: 5 }, random(seed)).setUp;
}

const count = (tiles: readonly string[], tile: string) => tiles.filter((each) => each === tile).length;
const tally = (premiums: Readonly<Record<string, string>>) => Object.values(premiums).sort();

describe("a new match", () => {
  it("K-01, K-02, K-03 kraft: two racks of 7, 3 coins, the star a word ×2, letters only", () => {
    const { players, bag, start: square, premiums, turnMs, size } = start("kraft");
    expect(players.map(({ rack, coins, bar, score }) => [rack.length, coins, bar.length, score])).toEqual([
      [7, 3, 0, 0],
      [7, 3, 0, 0],
    ]);
    expect([size, square, premiums.H8, premiums.C1]).toEqual([15, "H8", "2W", "3W"]);
    expect(bag).toHaveLength(104 - 14);
    expect(count(bag, "?")).toBe(0);
    expect(turnMs).toBe(7 * 24 * 3600 * 1000);
  });

  it("C-15 kraft-classic: 7 slots, 3 coins", () => {
    expect(rulesOf("kraft-classic").slots).toBe(7);
    expect(start("kraft-classic").players.map(({ coins }) => coins)).toEqual([3, 3]);
  });

  it("K-04 the player who joined has the first turn", () => {
    const { turn, firstTurn } = start("kraft");
    expect([turn, firstTurn]).toEqual([1, 1]);
  });

  it("W-01, W-03, W-04, W-11 wordfeud: blanks in the bag, a bare start square, 72 hours", () => {
    const { players, bag, premiums, turnMs } = start("wordfeud");
    expect(count([...bag, ...players.flatMap(({ rack }) => rack)], "?")).toBe(2);
    expect(premiums.H8).toBeUndefined();
    expect(turnMs).toBe(72 * 3600 * 1000);
  });

  it("W-02 a random board has the same premiums elsewhere, never on the start square", () => {
    const standard = start("wordfeud").premiums;
    const boards = [1, 2, 3].map((seed) => start("wordfeud", { board: "random" }, seed).premiums);
    for (const premiums of boards) {
      expect(tally(premiums)).toEqual(tally(standard));
      expect(premiums).not.toEqual(standard);
      expect(premiums.H8).toBeUndefined();
    }
    expect(boards[0]).not.toEqual(boards[1]);
  });

  it("P-01, P-02, P-03 alfapet: 17×17, racks of the agreed size, special tiles only if agreed", () => {
    const { size, start: square, players, bag, rackSize } = start("alfapet", { players: 3, rackSize: 8 });
    const all = [...bag, ...players.flatMap(({ rack }) => rack)];
    expect([size, square, rackSize, players.length]).toEqual([17, "I9", 8, 3]);
    expect([count(all, "#"), count(all, ">"), count(all, "?"), all.length]).toEqual([4, 4, 2, 128]);
    const plain = start("alfapet", { specials: false });
    expect([...plain.bag, ...plain.players.flatMap(({ rack }) => rack)]).toHaveLength(120);
    expect(plain.rackSize).toBe(7);
  });

  it("P-05 the highest tile drawn starts, a tie draws again, and the draw is kept", () => {
    for (let seed = 1; seed < 60; seed++) {
      const { draws, turn, firstTurn, values } = start("alfapet", { players: 4 }, seed);
      expect(draws[0]).toHaveLength(4);
      const worth = (tile: string) => values[tile] ?? 0;
      draws.forEach((round, index) => {
        const best = Math.max(...round.map(({ tile }) => worth(tile)));
        const winners = round.filter(({ tile }) => worth(tile) === best).map(({ seat }) => seat);
        const next = draws[index + 1];
        expect(winners).toEqual(next === undefined ? [turn] : next.map(({ seat }) => seat));
      });
      expect(firstTurn).toBe(turn);
    }
  });

  it("P-05 P-22 who starts is told by the drawn tiles alone, also where all tiles are worth the same in the match", () => {
    for (let seed = 1; seed < 20; seed++) {
      const { draws, firstTurn } = start("alfapet", { players: 4, tileValue: 1 }, seed);
      expect(drawnFirst(draws, drawValues("alfapet", "sv"))).toBe(firstTurn);
    }
    expect(drawnFirst([], {})).toBeNull();
  });

  it("P-22 without premium squares, or with every letter worth one point", () => {
    expect(start("alfapet", { premiumSquares: false }).premiums).toEqual({});
    expect(new Set(Object.values(start("alfapet", { tileValue: 1 }).values))).toEqual(new Set([1]));
  });

  it("P-23, R-06 a theme's words are compared in upper case", () => {
    expect(start("alfapet", { theme: { words: ["båt"], bonus: 10 } }).options.theme?.words).toEqual(["BÅT"]);
  });
});

it("V-01 racks are read one code point a tile, alfa tiles as one", () => {
  expect(parseRack("KÅ*6?#>~*7A")).toEqual(["K", "Å", "*6", "?", "#", ">", "~", "*7", "A"]);
});
