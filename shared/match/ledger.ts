/** One match in memory and in its store, always equal: a step is stored whole before anything here knows of it. */
import type { MatchEvent } from "./model.ts";
import { noticesOf, withNotices } from "./outbox.ts";
import { type About, countPetty, type Head, type MatchStore, type SeatHolder, type StoredCommand, type Work } from "./store.ts";
import { type Advanced, advance, type Numbered } from "./streams.ts";

export interface Loaded {
  readonly about: About;
  readonly head: Head;
}

export interface Step {
  readonly at: number;
  readonly events: readonly MatchEvent[];
  readonly command?: StoredCommand;
  /** Who sits down with this step. */
  readonly holder?: SeatHolder;
  /** The work beside the state, where the step changes it. */
  readonly work?: Work;
}

export class Ledger {
  readonly store: MatchStore;
  #loaded: Loaded | null = null;

  constructor(store: MatchStore) {
    this.store = store;
  }

  /** Null where no match was ever made here. */
  load(): Loaded | null {
    if (this.#loaded === null && this.store.exists()) {
      this.#loaded = { about: this.store.about(), head: this.store.head() };
    }
    return this.#loaded;
  }

  /** What memory holds. */
  get known(): Loaded | null {
    return this.#loaded;
  }

  /** After a fault: what memory holds may be half a step. */
  forget(): void {
    this.#loaded = null;
  }

  create(about: About, at: number, events: readonly MatchEvent[]): Loaded {
    const { state, streams } = advance(null, [], events);
    const none = Array.from({ length: state.seats }, () => null);
    const work: Work = { outbox: [], present: none.map(() => false), droppedAt: none };
    const head: Head = { row: 1, state, streams, petty: none.map(() => 0), work };
    this.store.create(about, { at, events, command: null }, head);
    this.#loaded = { about, head };
    return this.#loaded;
  }

  /** Stores the step and gives what each stream got of it, in the order of `readers`. */
  append(loaded: Loaded, step: Step, advanced?: Advanced): readonly (readonly Numbered[])[] {
    const { head } = loaded;
    const { state, streams, turned, sent } = advanced ?? advance(head.state, head.streams, step.events);
    const work = step.work ?? head.work;
    const next: Head = {
      row: head.row + 1,
      state,
      streams,
      petty: countPetty(head.petty, state.seats, step.command?.seat ?? null, turned),
      work: { ...work, outbox: withNotices(work.outbox, noticesOf(state, step.events)) },
    };
    const { holder } = step;
    const about = holder === undefined ? null : { ...loaded.about, holders: [...loaded.about.holders, holder] };
    this.store.append({ at: step.at, events: step.events, command: step.command ?? null }, next, about);
    this.#loaded = { about: about ?? loaded.about, head: next };
    return sent;
  }

  saveWork(loaded: Loaded, work: Work): void {
    if (work === loaded.head.work) return;
    const head = { ...loaded.head, work };
    this.store.save(head);
    this.#loaded = { ...loaded, head };
  }
}
