/** The match service on node:sqlite, with a clock, an alarm and sockets of its own: no time passes but by `setClock`. */
import { randomBytes } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { PROTOCOL } from "../../protocol/version.ts";
import type { Seat, WordList } from "../../rules/model.ts";
import { treeOf } from "../../rules/testing/word-tree.ts";
import { runAlarm, wake } from "../host/alarm.ts";
import { MatchHost } from "../host/match-host.ts";
import type { LogEntry } from "../log/log.types.ts";
import { SqlMatchLog, type SqlRow, type SqlValue } from "../log/sql-log.ts";
import { connect, disconnect, receive } from "../messages/conversation.ts";
import type { Kind, Mode } from "../mode.types.ts";
import type { Delivery, Level, Notice, Ports, Socket } from "../ports.ts";
import {
  admit,
  ask,
  askSeat,
  card,
  closeMatch,
  create,
  leaveSeat,
  record,
  rematch,
  standing,
  takeSeat,
} from "../requests/index.ts";
import type { CreateInput, MatchRpc, Participant } from "../service.types.ts";
import { turns } from "../turns/mode.ts";
import type { Turns } from "../turns/turns.types.ts";
import { TestClient } from "./client.ts";
import type { OldMatch, Rig, RigClient, Stored } from "./rig.types.ts";
import { readLog, readState, readStored, restoring } from "./stored.ts";
import type { Wire } from "./stream-client.ts";

class NodeSocket implements Socket {
  readonly key = this;
  readonly since: number;
  readonly protocol: number;
  visible = true;
  heardAt: number;
  open = true;
  readonly seat: Seat;
  readonly client: Pick<TestClient, "hear" | "hearClose">;

  constructor(seat: Seat, now: number, protocol: number, client: Pick<TestClient, "hear" | "hearClose">) {
    this.seat = seat;
    this.protocol = protocol;
    this.since = now;
    this.heardAt = now;
    this.client = client;
  }

  note(change: { readonly visible?: boolean; readonly heardAt: number }): void {
    this.visible = change.visible ?? this.visible;
    this.heardAt = change.heardAt;
  }

  send(text: string): void {
    if (this.open) this.client.hear(text);
  }

  close(code: number, reason: string): void {
    this.open = false;
    this.client.hearClose(code, reason);
  }
}

/** Only a list that can be told whole has a tree. */
const treeFor = (words: WordList) => (words instanceof Set ? treeOf(...(words as Set<string>)).tree : null);

export interface NodeRigOptions {
  /** Null: it cannot be had. */
  readonly words?: WordList | null;
  readonly randomBytes?: (count: number) => Uint8Array;
  readonly now?: number;
  readonly testOptions?: boolean;
  /** The only version that is served now. */
  readonly lexiconVersion?: string;
}

export class ServiceRig<K extends Kind, Client extends RigClient<Client>> implements Rig<K, Client> {
  readonly id = "match-on-node";
  readonly notes: { readonly level: Level; readonly event: string; readonly fields: Readonly<Record<string, unknown>> }[] = [];
  readonly #database = new DatabaseSync(":memory:");
  readonly #ports: Omit<Ports<K>, "log">;
  readonly #delivered: Notice[] = [];
  #refuses = false;
  /** Set: every write fails, as on a broken disk. */
  broken = false;
  /** So many settings of the alarm fail. */
  alarmFails = 0;
  /** Set: the lexicon cannot be had. */
  wordsGone = false;
  /** How often the lexicon was asked for. */
  wordsAsked = 0;
  #listsFail = false;
  #sockets: NodeSocket[] = [];
  readonly #mode: Mode<K>;
  readonly #makeClient: (wire: Wire) => Client;
  #alarm: number | null = null;
  #firing: number | null = null;
  #now: number;
  /** Null: asleep. */
  #awake: MatchHost<K> | null = null;

  constructor(
    mode: Mode<K>,
    makeClient: (wire: Wire) => Client,
    {
      words = { has: () => true },
      randomBytes: random,
      now = 1_800_000_000_000,
      testOptions = true,
      lexiconVersion,
    }: NodeRigOptions,
  ) {
    this.#mode = mode;
    this.#makeClient = makeClient;
    this.#now = now;
    this.#ports = {
      sockets: { of: (seat) => this.#sockets.filter((socket) => socket.open && socket.seat === seat) },
      alarm: {
        // As in workerd: what the handler sets to the very time that it fires for is forgotten.
        set: (at) => {
          if (this.alarmFails-- > 0) throw new Error("the alarm cannot be set");
          this.#alarm = at !== null && at === this.#firing ? null : at;
        },
      },
      words: {
        use: (_lexicon, asked, work) => {
          this.wordsAsked++;
          work(words === null || this.wordsGone ? null : { list: words, tree: treeFor(words), version: lexiconVersion ?? asked });
          return undefined;
        },
      },
      outlet: { deliver: async (_match, notice) => this.#deliver(notice) },
      logger: { note: (level, event, fields = {}) => void this.notes.push({ level, event, fields }) },
      now: () => this.#now,
      randomBytes: random ?? ((count) => new Uint8Array(randomBytes(count))),
      testOptions,
    };
  }

  get match(): MatchRpc {
    const host = this.#host;
    type Player = Pick<Participant, "player">;
    return {
      create: async (input: CreateInput) => ask(host, () => create(host, input)),
      takeSeat: async (who: Participant) => ask(host, () => takeSeat(host, who)),
      closeMatch: async (who: Player) => ask(host, () => closeMatch(host, who)),
      leaveSeat: async (who: Player) => ask(host, () => leaveSeat(host, who)),
      seatOf: async (who: Player) => askSeat(host, who),
      card: async (who: Player) => ask(host, () => card(host, who)),
      rematch: async (who: Player) => ask(host, () => rematch(host, who)),
      record: async () => ask(host, () => record(host)),
      standing: async () => ask(host, () => standing(host, this.#alarm)),
    };
  }

  now(): number {
    return this.#now;
  }

  setClock(at: number): void {
    this.#now = at;
  }

  async fireAlarm(): Promise<boolean> {
    if (this.#alarm === null) return false;
    this.#firing = this.#alarm;
    this.#alarm = null;
    await runAlarm(this.#host);
    this.#firing = null;
    return true;
  }

  async alarmAt(): Promise<number | null> {
    return this.#alarm;
  }

  async connect(player: string, from?: Client, protocol = PROTOCOL): Promise<Client> {
    const host = this.#host;
    const admitted = ask(host, () => admit(host, { player }));
    if ("error" in admitted) throw new Error(`no socket for ${player}: ${admitted.error}`);
    const { seat } = admitted;
    const client: Client = this.#makeClient({
      send: (data) => {
        if (socket.open) void receive(this.#host, socket, data, this.#now);
      },
      close: () => this.#hangUp(socket),
    });
    const socket = new NodeSocket(seat, this.#now, protocol, client);
    if (from !== undefined) client.resume(from);
    this.#sockets.push(socket);
    connect(this.#host, socket, from === undefined ? null : from.n, this.#now);
    return client;
  }

  #hangUp(socket: NodeSocket): void {
    if (!socket.open) return;
    socket.open = false;
    socket.client.hearClose(1005, "");
    disconnect(this.#host, socket, this.#now);
  }

  async evict(): Promise<void> {
    this.#awake = null;
  }

  async restart(): Promise<void> {
    for (const socket of this.#sockets) socket.close(1006, "");
    this.#sockets = [];
    this.#awake = null;
  }

  async stored(): Promise<Stored | null> {
    return readStored((query) => this.#all(query, []));
  }

  async restore(old: OldMatch): Promise<void> {
    this.#now = old.now;
    for (const [query, ...values] of restoring(old)) this.#all(query, values);
    this.#awake = null;
  }

  /** Writes to the store behind the service's back. */
  tamper(query: string): void {
    this.#database.exec(query);
    this.#awake = null;
  }

  /** No more is asked of it. */
  close(): void {
    this.#database.close();
  }

  async log(): Promise<readonly LogEntry<K>[]> {
    return readLog(await this.stored());
  }

  async state(): Promise<unknown> {
    return readState(this.#mode, await this.stored());
  }

  delivered(): readonly Notice[] {
    return this.#delivered;
  }

  async refuseDelivery(refuse: boolean): Promise<void> {
    this.#refuses = refuse;
  }

  async failLists(fail: boolean): Promise<void> {
    this.#listsFail = fail;
  }

  async breakStorage(broken: boolean): Promise<void> {
    this.broken = broken;
  }

  /** Any event wakes a sleeping object first. */
  get #host(): MatchHost<K> {
    if (this.#awake === null) {
      const sql = {
        all: (query: string, ...values: readonly SqlValue[]) => this.#all(query, values),
        transaction: (work: () => undefined) => this.#transaction(work),
      };
      this.#awake = new MatchHost(this.#mode, { ...this.#ports, log: new SqlMatchLog(sql, this.#mode) });
      wake(this.#awake, this.#now, this.#alarm);
    }
    return this.#awake;
  }

  #deliver(notice: Notice): Delivery {
    if (this.#listsFail) throw new Error("the lists do not answer");
    if (this.#refuses) return "unlisted";
    this.#delivered.push(notice);
    return "applied";
  }

  #all(query: string, values: readonly SqlValue[]): readonly SqlRow[] {
    if (this.broken && !query.startsWith("SELECT")) throw new Error("the storage is broken");
    return this.#database.prepare(query).all(...values) as unknown as readonly SqlRow[];
  }

  #transaction(work: () => undefined): void {
    this.#database.exec("BEGIN");
    try {
      work();
    } catch (error) {
      this.#database.exec("ROLLBACK");
      throw error;
    }
    this.#database.exec("COMMIT");
  }
}

/** Matches in turns. */
export class NodeRig extends ServiceRig<Turns, TestClient> {
  constructor(options: NodeRigOptions = {}) {
    super(turns, (wire) => new TestClient(wire), options);
  }
}
