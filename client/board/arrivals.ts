import { useEffect, useRef, useState } from "preact/hooks";
import type { SquareName } from "../../shared/rules/model.ts";
import type { MoveView } from "../../shared/rules/view.types.ts";
import type { Table } from "./table.ts";

const NONE: ReadonlyMap<SquareName, number> = new Map();

function squaresOfMove(move: MoveView | null, own: number | undefined): ReadonlyMap<SquareName, number> {
  if (move === null || move.type !== "played") return NONE;
  // One's own tiles lie there already: only the dice that were rolled are news.
  const news = move.seat === own ? move.rolls : [...move.tiles, ...move.powers];
  return new Map([...new Set(news.map(({ at }) => at))].map((at, turn) => [at, turn]));
}

/** The squares of a move that came while we looked, in the order in which they drop in; nothing on the first sight of a board. */
export function useArrivals(table: Table): ReadonlyMap<SquareName, number> {
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
