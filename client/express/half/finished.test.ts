import { describe, expect, it } from "vitest";
import type { ExpressGameView, ExpressStage, HalfOutcome, HalfTile } from "../../../shared/express/index.ts";
import type { Seat } from "../../../shared/rules/model.ts";
import { reconcile } from "../../board/draft/reconcile.ts";
import { finishedHalf } from "./finished.ts";
import { halfView } from "./half-view.ts";

const tiles = (letters: string, row: number): readonly HalfTile[] =>
  [...letters].map((letter, column) => ({ at: `${"ABCDEFGH".charAt(column)}${row}`, letter }));
const half = (seat: Seat, laid: readonly HalfTile[], loose: readonly string[]): HalfOutcome => ({
  seat,
  tiles: laid,
  loose,
  words: [],
  counted: { words: 1, longest: laid.length, letters: laid.length },
});
const halves = [half(0, tiles("KATT", 2), ["X"]), half(1, tiles("SOL", 5), [])];

const game = (stage: ExpressStage): ExpressGameView => ({
  round: 2,
  stage,
  until: null,
  bag: 74,
  seats: [],
  mine: { held: ["K", "A", "T", "T", "X"], tiles: tiles("KATT", 2), revision: 4, invalid: [] },
  last: { round: 2, end: "done", by: null, halves, prizes: { words: [], longest: [], letters: [] } },
  result: stage === "over" ? { reason: "points", winner: 0, final: [6, 0] } : null,
});
const match = { lexicon: "sv", format: "blitz" } as const;

describe("A-41 P-20 halves that lie open", () => {
  it.each(["shown", "over"] as const)("lie as they were laid, one's own first and then whose is chosen: %s", (stage) => {
    const now = game(stage);
    expect(finishedHalf(now, null, 0)?.seat).toBe(0);
    expect(finishedHalf(now, { round: 2, seat: 1 }, 0)?.seat).toBe(1);
    expect(finishedHalf(now, { round: 1, seat: 1 }, 0)?.seat).toBe(0);
    expect(finishedHalf(now, null, null)?.seat).toBe(0);
    const view = halfView(match, now, 0, finishedHalf(now, null, 0));
    expect(Object.keys(view.board)).toEqual(["A2", "B2", "C2", "D2"]);
    // Loose letters are still in the hand, and none is laid twice.
    const draft = reconcile(null, view);
    expect(draft.rack.flatMap((piece) => (piece === null ? [] : [piece.item]))).toEqual(["X"]);
    expect(draft.laid).toEqual([]);
  });

  it("a seat that had left has none, and looks at the others'", () => {
    const now = game("over");
    const { last } = now;
    const without = { ...now, last: last === null ? null : { ...last, halves: halves.slice(1) } };
    expect(finishedHalf(without, null, 0)?.seat).toBe(1);
  });

  it("while letters are laid there is none", () => {
    expect(finishedHalf(game("playing"), { round: 2, seat: 1 }, 0)).toBeNull();
    expect(halfView(match, game("playing"), 0, null).board).toEqual({});
  });
});
