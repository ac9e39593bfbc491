import { type ReadonlySignal, signal } from "@preact/signals";
import type { StreamEvent } from "../../../shared/protocol/match-view.types.ts";

/** A stream event with its number. */
export interface Numbered {
  readonly n: number;
  readonly event: StreamEvent;
}

export interface Log {
  /** Every event heard, in order, each once; gaps where we were not there. */
  readonly events: ReadonlySignal<readonly Numbered[]>;
  record(n: number, event: StreamEvent): void;
  /** Is everything from the first event to `last` known? */
  holdsUpTo(last: number): boolean;
}

export function createLog(): Log {
  const events = signal<readonly Numbered[]>([]);
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
