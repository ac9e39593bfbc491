import { describe, expect, it } from "vitest";
import { LEXICON_IDS, setUp } from "../index.ts";
import { lettersOf } from "../lexicons.ts";
import { random } from "../testing/random.ts";
import { isLetterTile } from "../tiles.ts";
import { tileSet } from "./tile-sets.ts";

const count = (tiles: readonly string[], tile: string) => tiles.filter((each) => each === tile).length;

it("R-09 there are five lexicons", () => {
  expect([...LEXICON_IDS].sort()).toEqual(["da", "en", "nb", "sv", "sv-strict"]);
});

describe.each(LEXICON_IDS)("the tiles for %s", (lexicon) => {
  it.each(["kraft", "wordfeud", "alfapet"] as const)("R-09 %s has a set of the lexicon's own letters", (family) => {
    const { tiles, values } = tileSet(family, lexicon);
    const letters = [...new Set(tiles.filter(isLetterTile))];
    expect(letters.filter((letter) => !lettersOf(lexicon).includes(letter))).toEqual([]);
    expect(letters.filter((letter) => values[letter] === undefined)).toEqual([]);
    expect(tiles.length).toBeGreaterThanOrEqual(98);
  });

  it("K-03 kraft has letters only, W-04 wordfeud and P-03 alfapet two blanks, alfapet about 120 tiles in all", () => {
    expect(tileSet("kraft", lexicon).tiles.every(isLetterTile)).toBe(true);
    expect(count(tileSet("wordfeud", lexicon).tiles, "?")).toBe(2);
    const { tiles } = tileSet("alfapet", lexicon);
    expect(count(tiles, "?")).toBe(2);
    expect(Math.abs(tiles.length - 120)).toBeLessThanOrEqual(5);
    expect([count(tiles, "#"), count(tiles, ">")]).toEqual([0, 0]);
  });

  it("R-09, P-05 a match is set up under it, and a draw for the first turn comes from its tiles", () => {
    const { setUp: made } = setUp("alfapet", { options: {}, lexicon, format: "casual", firstTurn: 0, now: 0 }, random(3));
    expect([made.lexicon, made.alphabet]).toEqual([lexicon, lettersOf(lexicon)]);
    const known = new Set([...made.bag, ...made.players.flatMap(({ rack }) => rack)]);
    expect(made.draws.flat().every(({ tile }) => known.has(tile))).toBe(true);
  });
});

it("P-04 which word forms count is the choice between two lexicons; tiles and letters are the same", () => {
  expect(tileSet("alfapet", "sv-strict")).toEqual(tileSet("alfapet", "sv"));
  expect(lettersOf("sv-strict")).toEqual(lettersOf("sv"));
  const [wide, strict] = (["sv", "sv-strict"] as const).map(
    (lexicon) => setUp("alfapet", { options: {}, lexicon, format: "casual", firstTurn: 0, now: 0 }, random(7)).setUp,
  );
  expect({ ...strict, lexicon: "sv" }).toEqual(wide);
});
