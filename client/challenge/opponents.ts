/** Recent opponents, from the match list. Pure. */
import type { MatchList } from "../../shared/protocol/http.ts";
import type { Target } from "./next-challenge.ts";

export interface Opponent extends Target {
  readonly colour: number;
}

/** Further opponents can be found by code. */
const MAX_OPPONENTS = 6;

/**
 * The latest first, each once, without deleted players. Players of the same name and colour cannot be told apart: the latest
 * wins.
 */
export function opponentsIn(matches: MatchList["matches"]): readonly Opponent[] {
  const known = new Map<string, Opponent>();
  const latest = [...matches].sort((a, b) => b.updatedAt - a.updatedAt);
  for (const { id, seat, opponents, colours } of latest) {
    opponents.forEach((name, index) => {
      const colour = colours?.[index] ?? 0;
      const key = `${colour} ${name}`;
      const other = index < seat ? index : index + 1;
      if (name !== "" && !known.has(key)) known.set(key, { name, colour, whom: { match: id, seat: other } });
    });
  }
  return [...known.values()].slice(0, MAX_OPPONENTS);
}
