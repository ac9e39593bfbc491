/** Streams: one a seat and one for the spectators, each numbered from 1 without gaps, all folded from the one log. */
import type { Reader } from "../rules/index.ts";
import type { Seat } from "../rules/model.ts";
import { evolve } from "./evolve.ts";
import type { Kind, Mode } from "./mode.types.ts";
import type { MatchEvent, MatchState } from "./model.ts";
import type { Turns } from "./turns/turns.types.ts";
import { isTurn, type SeenOf, viewEvent } from "./view.ts";

/** How far a stream has come. */
export interface StreamHead {
  /** Number of its last event; 0 while it has none. */
  readonly n: number;
  /** Number of its last turn event: what `seen` is measured against. */
  readonly turn: number;
}

export interface Numbered<K extends Kind = Turns> {
  readonly n: number;
  readonly event: SeenOf<K>;
}

/** Readers in the order of their streams: the seats, then the spectators. */
export const readers = (seats: number): readonly Reader[] => READERS[seats] ?? readersOf(seats);
const readersOf = (seats: number): readonly Reader[] => [...Array(seats).keys(), "spectator"];
/** Of the matches that there are. */
const READERS = [0, 1, 2, 3, 4].map(readersOf);

export interface Advanced<K extends Kind> {
  readonly state: MatchState<K>;
  readonly streams: readonly StreamHead[];
  /** What each stream got, in the order of `readers`. */
  readonly sent: readonly (readonly Numbered<K>[])[];
  /** Whether a turn event was among them that all may know. */
  readonly turned: boolean;
}

/** Folds new events in, and gives each stream its own of them. */
export function advance<K extends Kind>(
  mode: Mode<K>,
  before: MatchState<K> | null,
  heads: readonly StreamHead[],
  events: readonly MatchEvent<K>[],
): Advanced<K> {
  let state = before;
  let streams = heads;
  let turned = false;
  const sent: Numbered<K>[][] = [];
  for (const event of events) {
    const after: MatchState<K> = evolve(mode, state, event);
    const all = readers(after.seats);
    streams = all.map((reader, index) => {
      const head = streams[index] ?? { n: 0, turn: 0 };
      sent[index] ??= [];
      const seen = viewEvent(mode, state, event, after, reader);
      if (seen === null) return head;
      const n = head.n + 1;
      sent[index].push({ n, event: seen });
      if (!isTurn(mode, seen)) return { ...head, n };
      if (reader === "spectator") turned = true;
      return { n, turn: n };
    });
    state = after;
  }
  if (state === null) throw new Error("a match has at least one event");
  return { state, streams, sent, turned };
}

/** The events of one stream after a number, rebuilt from the log. */
export function streamAfter<K extends Kind>(
  mode: Mode<K>,
  log: Iterable<MatchEvent<K>>,
  reader: Reader,
  after: number,
): readonly Numbered<K>[] {
  const found: Numbered<K>[] = [];
  let state: MatchState<K> | null = null;
  let n = 0;
  for (const event of log) {
    const next: MatchState<K> = evolve(mode, state, event);
    const seen = viewEvent(mode, state, event, next, reader);
    if (seen !== null) {
      n += 1;
      if (n > after) found.push({ n, event: seen });
    }
    state = next;
  }
  return found;
}

export const headOf = (streams: readonly StreamHead[], seat: Seat): StreamHead => streams[seat] ?? { n: 0, turn: 0 };
