/** The interface that the contract suite needs of a shell: the simulator on node:sqlite, and the Durable Object in workerd. */

import type { LogEntry } from "../log/log.types.ts";
import type { Kind } from "../mode.types.ts";
import type { Notice } from "../ports.ts";
import type { CreateInput, MatchRpc } from "../service.types.ts";
import type { Turns } from "../turns/turns.types.ts";
import type { TestClient } from "./client.ts";

export interface Stored {
  readonly about: string;
  readonly head: string;
  readonly log: string;
}

/** A match as some earlier version of this code stored it, and what its seats saw (test/fixtures/stored). */
export interface OldMatch {
  readonly now: number;
  readonly players: readonly string[];
  readonly about: { readonly seed?: string; readonly holders: readonly { readonly seat: number; readonly player: string }[] };
  readonly head: object;
  readonly log: readonly Readonly<Record<string, string | number | null>>[];
  /** In the order of `players`. */
  readonly seen: readonly { readonly n: number; readonly view: unknown }[];
}

/** `K`: what is played in its matches, and `Client`: who plays there. */
export interface Rig<K extends Kind = Turns, Client = TestClient> {
  readonly id: string;
  readonly match: MatchRpc;
  now(): number;
  /** Moves the clock and lets nothing happen. */
  setClock(at: number): void;
  /** Fires the alarm, whatever the clock says; false: none was set. */
  fireAlarm(): Promise<boolean>;
  alarmAt(): Promise<number | null>;
  /** Resolves once the first snapshot has come; fails with the reason. `from`: a lost connection whose page goes on. */
  connect(player: string, from?: Client, protocol?: number): Promise<Client>;
  /** Memory is lost, sockets stay (hibernation). */
  evict(): Promise<void>;
  /** Memory and sockets are lost, and nobody is told (a restart or deploy). */
  restart(): Promise<void>;
  /** Puts an old match where none was made, and the clock to its time. */
  restore(old: OldMatch): Promise<void>;
  /** Everything stored, as text, for comparing; null: nothing ever was. */
  stored(): Promise<Stored | null>;
  log(): Promise<readonly LogEntry<K>[]>;
  /** What `head` holds: the state, as folded while the match ran. */
  state(): Promise<unknown>;
  /** The notices that the outlet has taken, in order. */
  delivered(): readonly Notice[];
  /** From now on the outlet refuses, or no longer. */
  refuseDelivery(refuse: boolean): Promise<void>;
  /** From now on the lists do not answer at all, or do again. */
  failLists(fail: boolean): Promise<void>;
  /** From now on, and at most until it sleeps, the match can write nothing: whatever it is about to do throws. Or it can again. */
  breakStorage(broken: boolean): Promise<void>;
}

/** The interface that a rig needs of its client. */
export interface RigClient<Self> {
  readonly n: number;
  hear(text: string): void;
  hearClose(code: number, reason: string): void;
  resume(other: Self): void;
  /** Who is there: the last of what a greeting says. */
  next(kind: "people"): Promise<unknown>;
  /** Or it was closed before anybody was told. */
  gone(): Promise<void>;
}

export type MakeRig<K extends Kind = Turns, Client = TestClient> = () => Promise<Rig<K, Client>>;

/** The terms of most matches of the suite. */
export const wanted = (id: string, more: Partial<CreateInput> = {}): CreateInput => ({
  id,
  ruleset: "kraft",
  lexicon: "sv",
  lexiconVersion: "test",
  format: "casual",
  options: {},
  creator: { player: "anna", name: "Anna" },
  ...more,
});
