/** The log port of a match on this device (shared/match/log), on IndexedDB. A position counts events. */
import { type Deferred, type MatchLog, UnreadableEntry } from "../../shared/match/log/log.types.ts";
import type { About, Work } from "../../shared/match/log/match.types.ts";
import { isStoredEvent } from "../../shared/match/log/schemas.ts";
import type { MatchEvent } from "../../shared/match/model.ts";
import { turns } from "../../shared/match/turns/mode.ts";
import type { Turns } from "../../shared/match/turns/turns.types.ts";
import { changeOf } from "./begin.ts";
import type { Head, Shelf } from "./shelf.ts";
import type { Terms } from "./terms.ts";

/** Nothing leaves a match on a device, and nobody else is present in it. */
export const NO_WORK: Work = { outbox: [], present: [], droppedAt: [] };

export function aboutOf({ id, terms, key, createdAt }: Head, events: readonly MatchEvent[]): About<Turns> {
  const { ruleset, lexicon, options } = terms;
  const [opened] = events;
  const lexiconVersion = opened?.type === "opened" ? opened.lexiconVersion : "";
  return { id, ruleset, lexicon, lexiconVersion, format: "casual", options, createdAt, key, test: {}, holders: [] };
}

/** The same events. Throws where one was written by no version of this code: the match is not opened, and nothing of it is lost. */
export function readable(events: readonly MatchEvent[]): readonly MatchEvent[] {
  const unreadable = events.findIndex((event) => !isStoredEvent(turns, event));
  if (unreadable >= 0) throw new UnreadableEntry(unreadable + 1);
  return events;
}

export type DeviceLog = Deferred<MatchLog<Turns>>;

/** The log of one match. `terms`: how it is played, which the list of matches shows. */
export function deviceLog(shelf: Pick<Shelf, "append" | "open" | "put">, id: string, terms: Terms): DeviceLog {
  return {
    async load() {
      const kept = await shelf.open(id);
      if (kept === null) return null;
      const entries = readable(kept.events).map((event, index) => ({ position: index + 1, by: null, events: [event] }));
      return { about: aboutOf(kept.head, kept.events), work: NO_WORK, cached: null, entries };
    },
    async history() {
      return readable((await shelf.open(id))?.events ?? []).map((event) => [event]);
    },
    // A command of a device is answered in the page that sent it: none is sent again.
    async command() {
      return null;
    },
    async create({ key, createdAt }, { at, events }, { state }) {
      const head = { id, terms, key, createdAt, events: events.length, ...changeOf(state, at) };
      await shelf.put({ head, events });
      return events.length;
    },
    async append(after, { at, events }, { head }) {
      if (head === undefined) throw new Error("a device stores what its list shows with each entry");
      const done = await shelf.append(id, after, events, changeOf(head.state, at));
      return done === "kept" ? after + events.length : "behind";
    },
    // All that stands beside the log of a device is stored with each entry.
    async save() {},
  };
}
