/** Whom one has played with, as the list of matches tells it. Pure. */
import type { MatchList } from "../../shared/protocol/http.ts";
import type { Target } from "./next.ts";

export interface Opponent extends Target {
  readonly colour: number;
}

/** More are found by their code. */
const MOST = 6;

/** The latest first, each once; nobody whose account is gone. Two of one name and colour are told apart by nothing: the latest. */
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
  return [...known.values()].slice(0, MOST);
}
