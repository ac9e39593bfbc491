import { describe, expect, it } from "vitest";
import { decide, type LaidTile, type PowerId } from "../../../shared/rules/index.ts";
import { EVERY_WORD, fixedChance, type PositionNotation } from "../../../shared/rules/testing/match.ts";
import { freshDraft, idOf, layItem, match, placeItem } from "../testing/testing.ts";
import { layArrow, toPlay } from "./draft.ts";
import { accepts, canLay, canPlace, litSquares, squaresOf } from "./targets.ts";

const POWERS = ["charge", "dice", "morph", "erase"] as const satisfies readonly PowerId[];

const busy: PositionNotation = {
  board: { H8: "K", I8: "A", J8: "T", K8: "T", H9: "O", H10: "M" },
  tiles: {
    I8: { charge: 5 },
    J8: { dice: 4 },
    K8: { gem: "hexagon" },
    H9: { kind: "gold" },
    H10: { morphed: true, charge: 4 },
  },
  premiums: { A1: "3W", B2: "2L", H8: "2W" },
  players: [{ rack: "KATTENS", bar: ["charge", "dice", "morph", "erase", "charge", "alfa:pentagon", "gold"] }, {}],
};
const bare: PositionNotation = { premiums: { A1: "3W", H8: "2W" }, players: [{ rack: "KATTENS", bar: ["erase", "charge"] }, {}] };

describe("where a piece may go", () => {
  for (const [name, position] of [
    ["a board full of cases", busy],
    ["a bare board", bare],
  ] as const) {
    it(`K-31 K-32 K-33 K-34 K-35 K-36 says the same as the engine for every power on every square of ${name}`, () => {
      const game = match(position);
      const view = game.view(0);
      const draft = freshDraft(view);
      for (const power of POWERS) {
        if (!view.own?.bar.includes(power)) continue;
        const id = idOf(draft, power);
        const mine = [...squaresOf(view.size)].filter((at) => canPlace(view, draft, id, at));
        const theirs = [...squaresOf(view.size)].filter((at) => {
          const powers = [{ power, at, ...(power === "morph" ? { letter: "X" } : {}) }];
          const { error } = decide(
            game.state,
            0,
            { type: "play", tiles: [], powers },
            { now: 0, words: EVERY_WORD, chance: fixedChance() },
          );
          return error?.code !== "power-target" && error?.code !== "square-erased";
        });
        expect([power, mine]).toEqual([power, theirs]);
      }
    });
  }

  for (const ruleset of ["kraft-classic", "daily-2"] as const) {
    it(`C-06 C-07 C-09 says the same as the engine for every power on every square, beside tiles and powers of the draft: ${ruleset}`, () => {
      const bar = ["charge", "charge", "erase", "erase", "place-2L", "place-3W", "place-2W"] as const;
      const position = { ...busy, players: [{ rack: "KAT*6~NS", bar }, { rack: "A" }], bag: "XYZ" };
      const game = match({ ...position, size: 15 }, EVERY_WORD, ruleset);
      const state = { ...game.state, blocked: ["F6"] };
      const view = { ...game.view(0), blocked: ["F6"] };
      const tiled = layItem(layItem(layItem(freshDraft(view), "S", "L8"), "*6", "C3", "E"), "~", "M8", "E");
      const draft = placeItem(placeItem(placeItem(tiled, "charge", "L8"), "place-2W", "D4"), "erase", "A1");
      for (const power of ["charge", "erase", "place-2L", "place-3W"] as const) {
        const mine = [...squaresOf(15)].filter((at) => canPlace(view, draft, idOf(draft, power), at));
        const theirs = [...squaresOf(15)].filter((at) => {
          const play = toPlay(draft);
          const { error } = decide(
            state,
            0,
            { ...play, powers: [...play.powers, { power, at }] },
            { now: 0, words: EVERY_WORD, chance: fixedChance() },
          );
          return !["power-target", "square-erased", "square-blocked"].includes(error?.code ?? "");
        });
        expect([power, mine]).toEqual([power, theirs]);
      }
    });
  }

  it("C-06 C-08 a power that is tapped goes nowhere on the board", () => {
    const view = match({ ...busy, players: [{ rack: "KA", bar: ["morph", "swap"] }, {}] }, EVERY_WORD, "kraft-classic").view(0);
    const draft = freshDraft(view);
    for (const power of ["morph", "swap"]) expect(litSquares(view, draft, idOf(draft, power)).size).toBe(0);
  });

  it("P-10 P-11 says the same as the engine of stop tiles, and of letters with an arrow under them, on every square", () => {
    const game = match({ board: { H8: "K", I8: "A", J8: "#" }, players: [{ rack: "SO#>" }, {}] }, EVERY_WORD, "alfapet");
    const view = game.view(0);
    const draft = freshDraft(view);
    const isFree = (tile: LaidTile): boolean => {
      const command = { type: "play", tiles: [tile], powers: [] } as const;
      const { error } = decide(game.state, 0, command, { now: 0, words: EVERY_WORD, chance: fixedChance() });
      return error?.code !== "square-taken" && error?.code !== "outside-board";
    };
    for (const at of [...squaresOf(17), "R1", "A18"]) {
      expect([at, accepts(view, draft, idOf(draft, "#"), at)]).toEqual([at, isFree({ at, from: "stop" })]);
      const bent = accepts(view, draft, idOf(draft, ">"), at) && accepts(view, draft, idOf(draft, "S"), at);
      expect([at, bent]).toEqual([at, isFree({ at, letter: "S", arrow: "right-down" })]);
    }
  });

  it("P-11 lights the letters of the draft for an arrow, and lets no stop tile lie on one", () => {
    const view = match({ board: { H8: "K" }, players: [{ rack: "SO##>" }, {}] }, EVERY_WORD, "alfapet").view(0);
    const draft = layItem(layItem(freshDraft(view), "S", "I8"), "#", "H9");
    expect(litSquares(view, draft, idOf(draft, ">"))).toEqual(new Set(["I8"]));
    const bent = layArrow(draft, idOf(draft, ">"), "J8", "right-down");
    expect(accepts(view, bent, idOf(bent, "#"), "J8")).toBe(false);
    expect(accepts(view, bent, idOf(bent, "O"), "J8")).toBe(true);
  });

  it("R-10 a tile goes on an empty square of the board, or where a tile of the draft makes room", () => {
    const view = match(busy).view(0);
    const draft = layItem(freshDraft(view), "S", "L8");
    expect(canLay(view, draft, "M8")).toBe(true);
    expect(canLay(view, draft, "L8")).toBe(true);
    expect(canLay(view, draft, "H8")).toBe(false);
    expect(canLay(view, draft, "P8")).toBe(false);
  });

  it("K-32 nothing is laid where the draft erases, and no other power goes there", () => {
    const view = match(busy).view(0);
    const draft = placeItem(freshDraft(view), "erase", "A1");
    expect(canLay(view, draft, "A1")).toBe(false);
    const erasing = placeItem(freshDraft(view), "erase", "H8");
    expect(accepts(view, erasing, idOf(erasing, "charge"), "H8")).toBe(false);
  });

  it("K-32 nothing is erased under the draft's own tiles and powers", () => {
    const view = match(busy).view(0);
    const draft = placeItem(layItem(freshDraft(view), "S", "A1"), "charge", "H8");
    expect(accepts(view, draft, idOf(draft, "erase"), "A1")).toBe(false);
    expect(accepts(view, draft, idOf(draft, "erase"), "H8")).toBe(false);
  });

  it("K-35 powers hit a tile that is being laid, but no alfa and no gold tile", () => {
    const view = match(busy).view(0);
    const draft = layItem(layItem(layItem(freshDraft(view), "S", "L8"), "alfa:pentagon", "A5", "A"), "gold", "A6", "B");
    for (const power of ["charge", "dice", "morph"]) {
      expect(accepts(view, draft, idOf(draft, power), "L8")).toBe(true);
      expect(accepts(view, draft, idOf(draft, power), "A5")).toBe(false);
      expect(accepts(view, draft, idOf(draft, power), "A6")).toBe(false);
    }
  });

  it("K-31 K-34 counts what is drafted already: the fifth charge is the last, and one die is enough", () => {
    const view = match({ ...busy, players: [{ rack: "K", bar: ["charge", "charge", "dice", "dice"] }, {}] }).view(0);
    const charged = placeItem(freshDraft(view), "charge", "H8");
    expect(accepts(view, charged, idOf(charged, "charge"), "H8")).toBe(true);
    const full = {
      ...view,
      board: { ...view.board, H8: { letter: "K", kind: "letter" as const, value: 1, charge: 4, dice: 0, morphed: false } },
    };
    expect(accepts(full, charged, idOf(charged, "charge"), "H8")).toBe(false);
    const diced = placeItem(freshDraft(view), "dice", "H8");
    expect(accepts(view, diced, idOf(diced, "dice"), "H8")).toBe(false);
    expect(accepts(view, diced, diced.powers[0]?.id ?? 0, "H8")).toBe(true);
  });

  it("K-40 a swap goes nowhere on the board, and lights nothing", () => {
    const view = match({ ...busy, players: [{ rack: "K", bar: ["swap"] }, {}] }).view(0);
    const draft = freshDraft(view);
    expect(accepts(view, draft, idOf(draft, "swap"), "A5")).toBe(false);
    expect(litSquares(view, draft, idOf(draft, "swap")).size).toBe(0);
  });

  it("lights the squares of a power, and none for a tile", () => {
    const view = match(busy).view(0);
    const draft = freshDraft(view);
    expect(litSquares(view, draft, idOf(draft, "dice"))).toEqual(new Set(["H8", "I8", "H10"]));
    expect(litSquares(view, draft, idOf(draft, "K")).size).toBe(0);
  });

  it("R-01 knows every square of boards from 5 to 21", () => {
    for (const size of [5, 11, 15, 17, 21]) expect([...squaresOf(size)]).toHaveLength(size * size);
    expect([...squaresOf(21)].at(-1)).toBe("U21");
  });
});
