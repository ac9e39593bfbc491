/** A real Durable Object in workerd for the contract suite. `Date` is set by hand, a day ahead, so that no alarm fires by itself. */
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { vi } from "vitest";
import { LEXICON_FILES } from "../../../shared/lexicon/versions.ts";
import type { LogEntry } from "../../../shared/match/log/log.types.ts";
import type { SqlValue } from "../../../shared/match/log/sql-log.ts";
import type { Kind, Mode } from "../../../shared/match/mode.types.ts";
import type { Notice } from "../../../shared/match/ports.ts";
import { type CreateInput, SOCKET_HEADERS } from "../../../shared/match/service.types.ts";
import { TestClient } from "../../../shared/match/testing/client.ts";
import type { OldMatch, Rig, RigClient, Stored } from "../../../shared/match/testing/rig.types.ts";
import { readLog, readState, readStored, restoring } from "../../../shared/match/testing/stored.ts";
import type { Wire } from "../../../shared/match/testing/stream-client.ts";
import { turns } from "../../../shared/match/turns/mode.ts";
import type { Turns } from "../../../shared/match/turns/turns.types.ts";
import { PROTOCOL } from "../../../shared/protocol/version.ts";
import type { MatchObject } from "../match-object.ts";

const DAY = 86_400_000;
const WHY_NOT: Readonly<Record<number, string>> = { 404: "no-such-match", 429: "too-many", 503: "try-again" };
let made = 0;

/** What the outbox has brought into D1, as notices. */
interface AppliedRow {
  readonly event: "live" | "over" | "closed";
  readonly at: number;
  readonly reason: string | null;
  readonly result: string | null;
}

/** One of the product's kinds of match, as it runs in workerd. */
export interface Served<K extends Kind, Client> {
  readonly namespace: DurableObjectNamespace;
  readonly mode: Mode<K>;
  readonly makeClient: (wire: Wire) => Client;
}

export class ObjectRig<K extends Kind, Client extends RigClient<Client>> implements Rig<K, Client> {
  readonly id = `match-${++made}-${crypto.randomUUID()}`;
  readonly object: DurableObjectStub<MatchObject<K>>;
  readonly #served: Served<K, Client>;
  #delivered: readonly Notice[] = [];
  #listsFail = false;
  /** The clients that have not closed their own socket. */
  readonly #clients = new Set<Client>();

  constructor(served: Served<K, Client>) {
    this.#served = served;
    this.object = served.namespace.getByName(this.id) as DurableObjectStub<MatchObject<K>>;
  }

  /** The clock stands still, and the lists know the match. */
  async prepare(): Promise<this> {
    vi.useFakeTimers({ toFake: ["Date"], now: realNow() + DAY });
    await this.#putRow();
    return this;
  }

  get match() {
    const lexiconVersion = LEXICON_FILES.sv?.version ?? "";
    return {
      create: async (input: CreateInput) => this.object.create({ ...input, lexiconVersion }),
      takeSeat: async (...who: Parameters<MatchObject<K>["takeSeat"]>) => this.object.takeSeat(...who),
      closeMatch: async (...who: Parameters<MatchObject<K>["closeMatch"]>) => this.object.closeMatch(...who),
      leaveSeat: async (...who: Parameters<MatchObject<K>["leaveSeat"]>) => this.object.leaveSeat(...who),
      seatOf: async (...who: Parameters<MatchObject<K>["seatOf"]>) => this.object.seatOf(...who),
      card: async (...who: Parameters<MatchObject<K>["card"]>) => this.object.card(...who),
      rematch: async (...who: Parameters<MatchObject<K>["rematch"]>) => this.object.rematch(...who),
      record: async () => this.object.record(),
      standing: async () => this.object.standing(),
    };
  }

  now(): number {
    return Date.now();
  }

  setClock(at: number): void {
    vi.setSystemTime(at);
  }

  async fireAlarm(): Promise<boolean> {
    const fired = await runDurableObjectAlarm(this.object);
    await this.#readDelivered();
    return fired;
  }

  async alarmAt(): Promise<number | null> {
    return runInDurableObject(this.object, (_, state) => state.storage.getAlarm());
  }

  async connect(player: string, from?: Client, protocol = PROTOCOL): Promise<Client> {
    const url = new URL("https://match/");
    url.searchParams.set("_pk", crypto.randomUUID());
    url.searchParams.set("protocol", String(protocol));
    if (from !== undefined) url.searchParams.set("after", String(from.n));
    const headers = { Upgrade: "websocket", [SOCKET_HEADERS.player]: player };
    const answer = await this.object.fetch(new Request(url, { headers }));
    const socket = answer.webSocket;
    if (socket === null) throw new Error(`no socket for ${player}: ${WHY_NOT[answer.status] ?? answer.status}`);
    const client = this.#served.makeClient({
      send: (data) => socket.send(data),
      close: () => {
        this.#clients.delete(client);
        socket.close(1000, "");
      },
    });
    if (from !== undefined) client.resume(from);
    const greeted = client.next("people");
    socket.addEventListener("message", ({ data }) => client.hear(String(data)));
    socket.addEventListener("close", ({ code, reason }) => client.hearClose(code, reason));
    socket.accept();
    this.#clients.add(client);
    await Promise.race([greeted, client.gone()]);
    return client;
  }

  async evict(): Promise<void> {
    await evictDurableObject(this.object);
  }

  /** Sockets are lost and the object's handlers hear nothing of it, as in a crash. */
  async restart(): Promise<void> {
    await runInDurableObject(this.object, (match) => {
      match.onClose = () => undefined;
    });
    await evictDurableObject(this.object, { webSockets: "close" });
    // Before they are, the platform may still list them as open.
    await Promise.all([...this.#clients].map((client) => client.gone()));
    this.#clients.clear();
  }

  async restore(old: OldMatch): Promise<void> {
    this.setClock(old.now);
    await runInDurableObject(this.object, (_, { storage }) => {
      for (const [query, ...values] of restoring(old)) storage.sql.exec(query, ...values);
    });
  }

  async stored(): Promise<Stored | null> {
    return runInDurableObject(this.object, (_, { storage }) =>
      readStored((query) => storage.sql.exec<Record<string, SqlValue>>(query).toArray()),
    );
  }

  async log(): Promise<readonly LogEntry<K>[]> {
    return readLog(await this.stored());
  }

  async state(): Promise<unknown> {
    return readState(this.#served.mode, await this.stored());
  }

  delivered(): readonly Notice[] {
    return this.#delivered;
  }

  /** D1 refuses what names a match that it does not know. */
  async refuseDelivery(refuse: boolean): Promise<void> {
    if (refuse) await env.DB.prepare("DELETE FROM matches WHERE id = ?").bind(this.id).run();
    else await this.#putRow();
  }

  async failLists(fail: boolean): Promise<void> {
    const [from, to] = fail ? ["applied", "not_now"] : ["not_now", "applied"];
    await env.DB.prepare(`ALTER TABLE ${from} RENAME TO ${to}`).run();
    this.#listsFail = fail;
  }

  async breakStorage(broken: boolean): Promise<void> {
    await runInDurableObject(this.object, (_, { storage: { sql } }) => {
      if (!broken) Reflect.deleteProperty(sql, "exec");
      else {
        const exec = sql.exec.bind(sql);
        sql.exec = ((query: string, ...values: SqlValue[]) => {
          if (!query.startsWith("SELECT")) throw new Error("the storage is broken");
          return exec(query, ...values);
        }) as typeof sql.exec;
      }
    });
  }

  async #putRow(): Promise<void> {
    await env.DB.batch([
      env.DB.prepare("INSERT OR IGNORE INTO players (id, name, code, created_at) VALUES ('anna', 'Anna', 'ANNA', 0)"),
      env.DB.prepare(
        `INSERT INTO matches (id, ruleset, lexicon, lexicon_version, format, seats, creator, status, created_at, updated_at)
          VALUES (?, 'kraft', 'sv', 'test', 'casual', 2, 'anna', 'open', 0, 0)`,
      ).bind(this.id),
    ]);
  }

  async #readDelivered(): Promise<void> {
    if (this.#listsFail) return;
    const { results } = await env.DB.prepare(
      "SELECT event, at, reason, result FROM applied JOIN matches ON id = match_id WHERE match_id = ? ORDER BY at",
    )
      .bind(this.id)
      .all<AppliedRow>();
    this.#delivered = results.map(noticeOf);
  }
}

function noticeOf({ event, at, reason, result }: AppliedRow): Notice {
  switch (event) {
    case "live":
      return { name: event, at, due: null };
    case "closed":
      return { name: event, at, reason: reason === "expired" ? "expired" : "closed" };
    case "over":
      return { name: event, at, result: JSON.parse(result ?? "null") };
  }
}

function realNow(): number {
  vi.useRealTimers();
  return Date.now();
}

/** Matches in turns. */
export class DurableRig extends ObjectRig<Turns, TestClient> {
  static make(): Promise<DurableRig> {
    return new DurableRig({ namespace: env.MATCH, mode: turns, makeClient: (wire) => new TestClient(wire) }).prepare();
  }
}
