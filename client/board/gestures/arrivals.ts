import { useEffect, useRef, useState } from "preact/hooks";
import type { SquareName } from "../../../shared/rules/model.ts";
import type { MoveView } from "../../../shared/rules/view.types.ts";
import type { Table } from "../model/table.ts";

export interface Arrival {
  /** Its turn among those that drop in. */
  readonly turn: number;
  /** A die was rolled on it. */
  readonly rolled: boolean;
}

const NONE: ReadonlyMap<SquareName, Arrival> = new Map();

function squaresOfMove(move: MoveView | null, own: number | undefined): ReadonlyMap<SquareName, Arrival> {
  if (move === null || move.type !== "played") return NONE;
  // One's own tiles lie there already: only the dice that were rolled are news.
  const news = move.seat === own ? move.rolls : [...move.tiles, ...move.powers];
  const rolled = new Set(move.rolls.map(({ at }) => at));
  return new Map([...new Set(news.map(({ at }) => at))].map((at, turn) => [at, { turn, rolled: rolled.has(at) }]));
}

/** The squares of a move that came while we looked, in the order in which they drop in; nothing on the first sight of a board. */
export function useArrivals(table: Table): ReadonlyMap<SquareName, Arrival> {
  const { last, own } = table.view.value;
  const seen = useRef(last);
  const [arrivals, setArrivals] = useState(NONE);
  useEffect(() => {
    if (seen.current === last || (seen.current !== null && last !== null && seen.current.at === last.at)) return;
    seen.current = last;
    setArrivals(squaresOfMove(last, own?.seat));
  }, [last, own?.seat]);
  return arrivals;
}
