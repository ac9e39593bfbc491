/**
 * The matches of this device that a page has open: those on screen, and those in which a bot has the turn. Bots go on
 * thinking when the player leaves.
 */
import { effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { OpenMatch } from "./open.ts";
import { type Head, waitsForBot } from "./shelf.ts";
import { OWN_SEAT } from "./terms.ts";

export interface LocalMatches {
  /** Opens a match for a screen, which closes it again. Null if this device has no such match, or none that can be played. */
  open(id: string): Promise<OpenMatch | null>;
  /** Takes the turns of bots in matches that are not on screen. */
  look(): Promise<void>;
}

export interface LocalMatchesPorts {
  readonly openMatch: (id: string, isSeen: () => boolean) => Promise<OpenMatch | null>;
  readonly heads: () => Promise<readonly Head[]>;
  /** True if this page plays the bots of the device. */
  readonly keeps: ReadonlySignal<boolean>;
}

interface Entry {
  readonly screens: Signal<number>;
  readonly opened: Promise<OpenMatch | null>;
}

/** Open without a screen. Each waits for a lexicon and its turn on the thread. */
const MAX_UNSEEN = 4;

export function createLocalMatches({ openMatch, heads, keeps }: LocalMatchesPorts): LocalMatches {
  const entries = new Map<string, Entry>();
  /** Matches whose bots could not start. They are skipped until the next look. */
  const given = new Set<string>();

  function entryOf(id: string): Entry {
    const before = entries.get(id);
    if (before !== undefined) return before;
    const screens = signal(0);
    const opened = openMatch(id, () => screens.peek() > 0);
    const entry: Entry = { screens, opened };
    entries.set(id, entry);
    void opened.then((open) => {
      if (open === null) given.add(id);
      watch(id, entry, open);
    });
    return entry;
  }

  /** Closes it once it is not on screen and no bot of it thinks. */
  function watch(id: string, { screens }: Entry, open: OpenMatch | null): void {
    let closed = false;
    const stop = effect(() => {
      if (closed || (open !== null && (screens.value > 0 || thinks(open)))) return;
      closed = true;
      if (open?.bots?.stuck.peek() === true) given.add(id);
      entries.delete(id);
      open?.close();
      queueMicrotask(() => {
        stop();
        void takeUp();
      });
    });
  }

  function thinks({ match, bots, plays }: OpenMatch): boolean {
    // Runs after each step.
    match.match.value;
    const onTurn = match.seatOnTurn();
    return plays.value && bots !== null && !bots.stuck.value && onTurn !== null && onTurn.seat !== OWN_SEAT;
  }

  async function takeUp(): Promise<void> {
    if (!keeps.peek()) return;
    for (const head of await heads()) {
      const unseen = [...entries.values()].filter(({ screens }) => screens.peek() === 0);
      if (unseen.length >= MAX_UNSEEN) return;
      if (waitsForBot(head) && !given.has(head.id)) entryOf(head.id);
    }
  }

  return {
    async open(id) {
      const entry = entryOf(id);
      entry.screens.value++;
      const open = await entry.opened;
      if (open === null) return null;
      // A page that was asleep has missed steps.
      await open.match.catchUp();
      let left = false;
      return {
        ...open,
        close() {
          if (left) return;
          left = true;
          entry.screens.value--;
        },
      };
    },
    async look() {
      given.clear();
      await takeUp();
    },
  };
}
