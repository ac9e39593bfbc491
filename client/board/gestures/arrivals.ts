import { useEffect, useRef, useState } from "preact/hooks";
import type { SquareName } from "../../../shared/rules/model.ts";
import type { MoveView } from "../../../shared/rules/view.types.ts";
import type { BoardModel } from "../model/board-model.ts";

export interface Arrival {
  /** Its position among the arriving tiles. */
  readonly turn: number;
  /** A die was rolled on it. */
  readonly rolled: boolean;
}

const NONE: ReadonlyMap<SquareName, Arrival> = new Map();

function squaresOfMove(move: MoveView | null, own: number | undefined): ReadonlyMap<SquareName, Arrival> {
  if (move === null || move.type !== "played") return NONE;
  // The player's own tiles lie there already: only rolled dice are new.
  const news = move.seat === own ? move.rolls : [...move.tiles, ...move.powers];
  const rolled = new Set(move.rolls.map(({ at }) => at));
  return new Map([...new Set(news.map(({ at }) => at))].map((at, turn) => [at, { turn, rolled: rolled.has(at) }]));
}

/**
 * The squares of a move that arrived while the board was shown, in the order of the animation. Empty on the first view of a
 * board.
 */
export function useArrivals(model: BoardModel): ReadonlyMap<SquareName, Arrival> {
  const { last, own } = model.view.value;
  const seen = useRef(last);
  const [arrivals, setArrivals] = useState(NONE);
  useEffect(() => {
    if (seen.current === last || (seen.current !== null && last !== null && seen.current.at === last.at)) return;
    seen.current = last;
    setArrivals(squaresOfMove(last, own?.seat));
  }, [last, own?.seat]);
  return arrivals;
}
