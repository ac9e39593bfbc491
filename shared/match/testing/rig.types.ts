/** What the contract suite asks of a shell: the simulator on node:sqlite, and the Durable Object in workerd. */
import type { Notice } from "../ports.ts";
import type { CreateInput, MatchRpc } from "../service.types.ts";
import type { LogRow } from "../store.ts";
import type { TestClient } from "./client.ts";

export interface Stored {
  readonly about: string;
  readonly head: string;
  readonly log: string;
}

export interface Rig {
  readonly id: string;
  readonly match: MatchRpc;
  now(): number;
  /** Moves the clock and lets nothing happen. */
  setClock(at: number): void;
  /** Fires the alarm, whatever the clock says; false: none was set. */
  fireAlarm(): Promise<boolean>;
  alarmAt(): Promise<number | null>;
  /** Resolves once the first snapshot has come; fails with the reason. `from`: a lost connection whose page goes on. */
  connect(player: string, from?: TestClient): Promise<TestClient>;
  /** Memory is lost, sockets stay (hibernation). */
  evict(): Promise<void>;
  /** Memory and sockets are lost, and nobody is told (a restart or deploy). */
  restart(): Promise<void>;
  /** Everything stored, as text, for comparing; null: nothing ever was. */
  stored(): Promise<Stored | null>;
  log(): Promise<readonly LogRow[]>;
  /** What `head` holds: the state, as folded while the match ran. */
  state(): Promise<unknown>;
  /** What the outlet was brought, in order. */
  delivered(): readonly Notice[];
  /** From now on the outlet refuses, or no longer. */
  refuseDelivery(refuse: boolean): Promise<void>;
}

export type MakeRig = () => Promise<Rig>;

/** What most matches of the suite are made with. */
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
