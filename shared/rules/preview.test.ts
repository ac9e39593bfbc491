import { describe, expect, it } from "vitest";
import { previewPlay, viewFor } from "./index.ts";
import { Match, type PositionNotation, prepared, wordList } from "./testing/match.ts";

const view = (position: PositionNotation, reader: 0 | "spectator" = 0) =>
  viewFor(new Match(prepared("kraft", position)).state, reader);
const position: PositionNotation = {
  board: { H8: "E", I8: "N" },
  values: { S: 4, Q: 8 },
  premiums: { J8: "3L" },
  players: [{ rack: "SQEA", bar: ["dice", "charge", "morph", "alfa:hexagon"] }, {}],
};

describe("previewPlay", () => {
  it("K-50 scores with charges, and with dice counted as nothing until they are rolled", () => {
    const powers = [
      { power: "charge", at: "J8" },
      { power: "dice", at: "J8" },
    ] as const;
    const preview = previewPlay(view(position), { tiles: [{ at: "J8", letter: "S" }], powers }, wordList("ENS"));
    expect(preview).toMatchObject({
      error: null,
      points: 17,
      coins: 3,
      main: { word: "ENS", squares: ["H8", "I8", "J8"], points: 17 },
    });
  });

  it("K-28, R-15 tells unknown words, all of them, and scores them all the same", () => {
    const tiles = [
      { at: "J8", letter: "Q" },
      { at: "H9", letter: "E", from: "alfa:hexagon" },
    ] as const;
    const preview = previewPlay(view(position), { tiles, powers: [] }, wordList("EE"));
    expect(preview.error).toEqual({ code: "word-not-in-lexicon", rejected: ["ENQ"] });
    expect(preview.words.map(({ word, known, points }) => [word, known, points])).toEqual([
      ["ENQ", false, 26],
      ["EE", true, 2],
    ]);
  });

  it("K-33 shows words that a morph only changes, apart: they must be valid and score nothing", () => {
    const powers = [{ power: "morph", at: "I8", letter: "T" }] as const;
    const preview = previewPlay(view(position), { tiles: [], powers }, wordList());
    expect(preview.words).toEqual([{ word: "ET", squares: ["H8", "I8"], points: 0, known: false, scores: false }]);
    expect([preview.error?.code, preview.points, preview.main]).toEqual(["word-not-in-lexicon", 0, null]);
  });

  it("names what is wrong, with words and points as soon as the tiles can lie there", () => {
    const apart = previewPlay(
      view(position),
      {
        tiles: [
          { at: "A1", letter: "S" },
          { at: "B1", letter: "E" },
        ],
        powers: [],
      },
      null,
    );
    expect([apart.error?.code, apart.words[0]?.word, apart.words[0]?.known]).toEqual(["not-connected", "SE", null]);
    const taken = previewPlay(view(position), { tiles: [{ at: "H8", letter: "S" }], powers: [] }, null);
    expect([taken.error, taken.words, taken.points]).toEqual([{ code: "square-taken", at: "H8" }, [], 0]);
  });

  it("a spectator holds nothing", () => {
    const preview = previewPlay(view(position, "spectator"), { tiles: [{ at: "J8", letter: "S" }], powers: [] }, null);
    expect(preview.error?.code).toBe("not-held");
  });
});
