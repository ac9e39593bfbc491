/** The search against every way of laying two letters, with arrows and a stop tile, on small boards. */
import { describe, expect, it } from "vitest";
import { canAnyoneLay, type LaidTile, squareName } from "../index.ts";
import { ARROWS } from "../model.ts";
import { positionOfState } from "../position.ts";
import { Match, prepared } from "../testing/match.ts";
import { treeOf } from "../testing/word-tree.ts";
import { judge } from "./judge.ts";

const SIZE = 5;
const POSITIONS = 12;
const SQUARES = Array.from({ length: SIZE * SIZE }, (_, square) => squareName(square, SIZE));

/** Mulberry32: any generator will do here. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function positionOf(seed: number) {
  const pick = random(seed);
  const letter = () => "ABC".charAt(pick(3));
  const board: Record<string, string> = {};
  const tiles: Record<string, { arrow: (typeof ARROWS)[number] }> = {};
  // Some matches are not opened yet.
  for (let left = pick(5) === 0 ? 0 : 4 + pick(5); left > 0; left--) {
    const at = SQUARES[pick(SQUARES.length)] ?? "A1";
    board[at] = pick(12) === 0 ? "#" : letter();
    if (board[at] !== "#" && pick(4) === 0) tiles[at] = { arrow: ARROWS[pick(2)] ?? "right-down" };
  }
  const rack = `${letter()}${pick(2) === 0 ? letter() : ""}${pick(2) === 0 ? ">" : ""}${pick(2) === 0 ? "#" : ""}`;
  const words = Array.from({ length: 6 }, () => Array.from({ length: 2 + pick(3) }, letter).join(""));
  return { started: prepared("alfapet", { size: SIZE, board, tiles, players: [{ rack }, {}] }), words };
}

/** Every play of the rack's letters, each with and without an arrow, with and without the stop tile. */
function* plays(rack: readonly string[], free: readonly string[]): Generator<LaidTile[]> {
  const letters = rack.filter((tile) => tile !== ">" && tile !== "#");
  const bends = rack.includes(">") ? [undefined, ...ARROWS] : [undefined];
  const stops = rack.includes("#") ? [null, ...free] : [null];
  const lay = (at: string, letter: string, arrow: (typeof bends)[number]): LaidTile => ({
    at,
    letter,
    ...(arrow === undefined ? {} : { arrow }),
  });
  for (const stop of stops) {
    const before: LaidTile[] = stop === null ? [] : [{ at: stop, from: "stop" }];
    for (const [index, letter] of letters.entries()) {
      for (const at of free) {
        for (const bend of bends) {
          yield [...before, lay(at, letter, bend)];
          const other = letters[1 - index];
          if (other === undefined) continue;
          for (const second of free) yield [...before, lay(at, letter, bend), lay(second, other, undefined)];
        }
      }
    }
  }
}

describe("P-13 the search finds what there is, and nothing else", () => {
  it.each(Array.from({ length: 4 }, (_, block) => block))(
    "block %d of random positions",
    (block) => {
      let blocked = 0;
      for (let seed = block * POSITIONS; seed < (block + 1) * POSITIONS; seed++) {
        const { started, words: list } = positionOf(seed);
        const { state } = new Match(started);
        const { words, tree } = treeOf(...list);
        const position = positionOfState(state, 0);
        const free = SQUARES.filter((at) => state.board[at] === undefined);
        const found = [...plays(position.rack, free)].some(
          (tiles) =>
            new Set(tiles.map(({ at }) => at)).size === tiles.length &&
            judge(position, { tiles, powers: [] }, words).error === null,
        );
        expect([seed, canAnyoneLay(state, words, tree)]).toEqual([seed, found]);
        if (!found) blocked++;
      }
      // Neither answer is rare.
      expect(blocked).toBeGreaterThan(0);
      expect(blocked).toBeLessThan(POSITIONS);
    },
    30_000,
  );
});
