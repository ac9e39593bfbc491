/** One match in memory and in its store, always equal: a step is stored whole before anything here knows of it. */

import type { Seat } from "../rules/model.ts";
import type { Kind, Mode } from "./mode.types.ts";
import type { MatchEvent } from "./model.ts";
import { noticesOf, withNotices } from "./outbox.ts";
import { type About, countPetty, type Head, type MatchStore, type StoredCommand, type Work } from "./store.ts";
import { type Advanced, advance, type Numbered } from "./streams.ts";

export interface Loaded<K extends Kind> {
  readonly about: About<K>;
  readonly head: Head<K>;
}

export interface Step<K extends Kind> {
  readonly at: number;
  readonly events: readonly MatchEvent<K>[];
  readonly command?: StoredCommand;
  /** What the match was made with, where somebody sits down with this step. */
  readonly about?: About<K>;
  /** The work beside the state, where the step changes it. */
  readonly work?: Work;
  /** Was the lexicon at hand, and looked into for what follows from the step. */
  readonly sought?: boolean;
}

/**
 * The head is stored at every so many rows; in between, the log alone grows, and who wakes up folds what came after the head.
 * It is the larger part of what a play would write.
 */
const ROWS_PER_HEAD = 8;

export class Ledger<K extends Kind> {
  readonly store: MatchStore<K>;
  readonly #mode: Mode<K>;
  #loaded: Loaded<K> | null = null;
  /** Up to where the stored head goes. */
  #keptRow = 0;
  /** Commands answered since the match is in memory, by seat and id. */
  readonly #commands = new Map<string, StoredCommand>();
  /** The seats and ids of those before; null: not read yet. */
  #before: string | null = null;

  constructor(store: MatchStore<K>, mode: Mode<K>) {
    this.store = store;
    this.#mode = mode;
  }

  /** Null where no match was ever made here. */
  load(): Loaded<K> | null {
    if (this.#loaded !== null) return this.#loaded;
    const stored = this.store.load();
    if (stored === null) return null;
    const { about, head, keptRow } = stored;
    this.#loaded = { about, head };
    this.#keptRow = keptRow;
    return this.#loaded;
  }

  /** What memory holds. */
  get known(): Loaded<K> | null {
    return this.#loaded;
  }

  /** After a fault: what memory holds may be half a step. */
  forget(): void {
    this.#loaded = null;
    this.#commands.clear();
    this.#before = null;
  }

  /** What a command of this seat and id was answered, if it had an effect. */
  answered(seat: Seat, id: string): StoredCommand | null {
    const key = keyOf(seat, id);
    const known = this.#commands.get(key);
    if (known !== undefined) return known;
    this.#before ??= this.store.commandKeys();
    return this.#before.includes(`,${key},`) ? this.store.command(seat, id) : null;
  }

  create(about: About<K>, at: number, events: readonly MatchEvent<K>[]): Loaded<K> {
    const { state, streams } = advance(this.#mode, null, [], events);
    const none = Array.from({ length: state.seats }, () => null);
    const work: Work = { outbox: [], present: none.map(() => false), droppedAt: none };
    const head: Head<K> = { row: 1, state, streams, petty: none.map(() => 0), work };
    this.store.create(about, { at, events, command: null }, head);
    this.#keptRow = head.row;
    this.#loaded = { about, head };
    return this.#loaded;
  }

  /** Stores the step and gives what each stream got of it, in the order of `readers`. `away`: the seats that nobody is at. */
  append(
    loaded: Loaded<K>,
    step: Step<K>,
    away: () => readonly Seat[],
    advanced?: Advanced<K>,
  ): readonly (readonly Numbered<K>[])[] {
    const { head } = loaded;
    const { state, streams, turned, sent } = advanced ?? advance(this.#mode, head.state, head.streams, step.events);
    const work = step.work ?? head.work;
    const notices = noticesOf(this.#mode, state, step.events, away);
    const next: Head<K> = {
      row: head.row + 1,
      state,
      streams,
      petty: countPetty(head.petty, state.seats, step.command?.seat ?? null, turned),
      work: notices.length === 0 ? work : { ...work, outbox: withNotices(work.outbox, notices) },
    };
    const about = step.about ?? null;
    const worked = next.work !== head.work;
    const row = { at: step.at, events: step.events, command: step.command ?? null };
    this.store.append(next.row, row, about, worked ? next : null);
    if (worked) this.#keptRow = next.row;
    else if (next.row - this.#keptRow >= ROWS_PER_HEAD) this.#cache(next);
    if (row.command !== null) this.#commands.set(keyOf(row.command.seat, row.command.id), row.command);
    this.#loaded = { about: about ?? loaded.about, head: next };
    return sent;
  }

  /** The step is whole without it: where this cannot be stored now, the next step tries again. */
  #cache(head: Head<K>): void {
    try {
      this.store.save(head);
      this.#keptRow = head.row;
    } catch {
      // Whoever wakes up folds some rows more.
    }
  }

  saveAbout(loaded: Loaded<K>, about: About<K>): void {
    this.store.saveAbout(about);
    this.#loaded = { ...loaded, about };
  }

  saveWork(loaded: Loaded<K>, work: Work): void {
    if (work === loaded.head.work) return;
    const head = { ...loaded.head, work };
    this.store.save(head);
    this.#keptRow = head.row;
    this.#loaded = { ...loaded, head };
  }
}

const keyOf = (seat: Seat, id: string): string => `${seat} ${id}`;
