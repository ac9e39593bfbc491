import { type ReadonlySignal, signal } from "@preact/signals";
import type { StreamEvent } from "../../../shared/protocol/match-view.types.ts";

/** A stream event with its number. */
export interface Numbered<Event = StreamEvent> {
  readonly n: number;
  readonly event: Event;
}

export interface Log<Event> {
  /** Every event received, in order, each once, with gaps where the connection was lost. */
  readonly events: ReadonlySignal<readonly Numbered<Event>[]>;
  record(n: number, event: Event): void;
  /** True if everything from the first event to `last` is known. */
  holdsUpTo(last: number): boolean;
}

export function createLog<Event>(): Log<Event> {
  const events = signal<readonly Numbered<Event>[]>([]);
  return {
    events,
    record(n, event) {
      const known = events.value;
      const at = known.findIndex((entry) => entry.n >= n);
      if (at === -1) events.value = [...known, { n, event }];
      else if (known[at]?.n !== n) events.value = known.toSpliced(at, 0, { n, event });
    },
    holdsUpTo: (last) => events.value.length === last && events.value.at(-1)?.n === last,
  };
}
