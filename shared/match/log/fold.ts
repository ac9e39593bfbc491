/** From a stored match to the one in memory: the entries after the cached fold are folded on. */
import type { Seat } from "../../rules/model.ts";
import type { Kind, Mode } from "../mode.types.ts";
import { advance } from "../streams.ts";
import type { Fold, Head, Position, StoredMatch } from "./log.types.ts";
import type { About } from "./match.types.ts";

/** A match as memory holds it. */
export interface Loaded<K extends Kind> {
  readonly about: About<K>;
  readonly head: Head<K>;
  /** The end of the log. */
  readonly position: Position;
}

const NOTHING = { position: 0, state: null, streams: [], commandsThisTurn: [] } as const;

export function restore<K extends Kind>(mode: Mode<K>, { about, work, cached, entries }: StoredMatch<K>): Loaded<K> {
  let { position }: { position: Position } = cached ?? NOTHING;
  let { state, streams, commandsThisTurn }: Fold<K> | typeof NOTHING = cached ?? NOTHING;
  // Entry by entry, since commands are counted by entry.
  for (const entry of entries) {
    const advanced = advance(mode, state, streams, entry.events);
    commandsThisTurn = countCommands(commandsThisTurn, advanced.state.seats, entry.by, advanced.turned);
    ({ state, streams } = advanced);
    ({ position } = entry);
  }
  if (state === null) throw new Error("a stored match has no log");
  return { about, head: { state, streams, commandsThisTurn, work }, position };
}

/** Counts the commands that each seat has had stored since the last turn event. */
export function countCommands(counts: readonly number[], seats: number, by: Seat | null, turned: boolean): readonly number[] {
  const counted: number[] = [];
  for (let seat = 0; seat < seats; seat++) counted.push(turned ? 0 : (counts[seat] ?? 0) + (seat === by ? 1 : 0));
  return counted;
}
