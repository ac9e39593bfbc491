/** A workerd of its own for rigs: the Worker of wrangler.toml, or one built around it, with storage where it is told, to be killed at will. */
import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import type { SqlRow } from "../../shared/match/log/sql-log.ts";
import type { Stored } from "../../shared/match/testing/rig.types.ts";
import { KEPT_QUERY, LOG_QUERY, storedFrom } from "../../shared/match/testing/stored.ts";
import { type MatchId, modeOf } from "../../worker/match/match-id.ts";
import { QUERY_PATH } from "./query-path.ts";

const RESTART_MS = 30_000;
/** The migrations that the lists have been through. */
const MIGRATIONS = "rig_migrations";
/** What a rig may not see in the Worker's log. */
const FAULT = /"event":"(fault|lexicon-failed|exception|schedule-failed|outbox-dropped)"|Uncaught|^Error in /;

export interface WorkerdOptions {
  /** The Worker's entry; it must export what the product's does. */
  readonly entry?: string;
  /** More Durable Objects than wrangler.toml names: binding → class. */
  readonly objects?: Readonly<Record<string, string>>;
  /** Where it keeps its state; else in memory or on disk for as long as it runs. */
  readonly state?: string;
  readonly bindings?: Readonly<Record<string, string>>;
  /** What the Worker's clock shows at the start; else the time of day. Alarms keep to the machine's clock. */
  readonly clock?: number;
}

/** State in memory where the machine has it, so that no disk is measured (`/dev/shm`). */
export function makeState(): string {
  return mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "alfa-kraft-"));
}

/** Of the object that a match lives in. */
const classOf = (match: string): string => (modeOf(match as MatchId) === "at-once" ? "Express" : "Match");

const running = new Set<Workerd>();

export class Workerd {
  readonly url: URL;
  readonly #miniflare: Miniflare;
  readonly #state: string;
  readonly #own: boolean;
  readonly #faults: string[];
  readonly #restarts: { restarted: () => void };
  #pids: readonly number[] = [];

  private constructor(
    url: URL,
    miniflare: Miniflare,
    state: string,
    own: boolean,
    faults: string[],
    restarts: { restarted: () => void },
  ) {
    this.url = url;
    this.#miniflare = miniflare;
    this.#state = state;
    this.#own = own;
    this.#faults = faults;
    this.#restarts = restarts;
  }

  static async start(options: WorkerdOptions = {}): Promise<Workerd> {
    const { entry = "worker/index.ts", objects = {}, state, bindings = {}, clock } = options;
    // Standard output is for results.
    process.env.WRANGLER_LOG ??= "error";
    const { workerOptions } = unstable_getMiniflareWorkerOptions("wrangler.toml");
    const folder = state ?? makeState();
    const faults: string[] = [];
    const restarts: { restarted: () => void } = { restarted: () => undefined };
    const more = Object.entries(objects).map(([binding, className]) => [binding, { className, useSQLite: true }] as const);
    const miniflare = new Miniflare(
      convertV4MiniflareOptions({
        host: "127.0.0.1",
        port: 0,
        telemetry: { enabled: false },
        log: new Log(LogLevel.NONE),
        resourcePersistencePath: folder,
        handleStructuredLogs: ({ message }) => {
          if (FAULT.test(message)) faults.push(message);
        },
        unsafeHandleRuntimeRestart: () => restarts.restarted(),
        workers: [
          {
            ...workerOptions,
            name: "alfa-kraft",
            modules: [{ type: "ESModule", path: resolve("build/rigs/worker.js"), contents: await bundle(entry, clock) }],
            bindings: {
              JURISDICTION: "none",
              ENVIRONMENT: "test",
              TEST_OPTIONS: "1",
              MATCH_KEY: randomBytes(32).toString("hex"),
              // All of a rig comes from one address.
              GUESTS_PER_ADDRESS: "0",
              MATCHES_PER_ADDRESS: "0",
              ...bindings,
            },
            durableObjects: { ...(workerOptions.durableObjects as object), ...Object.fromEntries(more) },
          },
        ],
      } as Parameters<typeof convertV4MiniflareOptions>[0]),
    );
    const url = await miniflare.ready;
    const workerd = new Workerd(url, miniflare, folder, state === undefined, faults, restarts);
    running.add(workerd);
    workerd.pids();
    await workerd.#migrate();
    return workerd;
  }

  async #migrate(): Promise<void> {
    const database = await this.#miniflare.getD1Database("DB");
    await database.prepare(`CREATE TABLE IF NOT EXISTS ${MIGRATIONS} (name TEXT PRIMARY KEY)`).run();
    const { results } = await database.prepare(`SELECT name FROM ${MIGRATIONS}`).run<{ readonly name: string }>();
    const applied = new Set(results.map(({ name }) => name));
    for (const name of readdirSync("migrations").sort()) {
      if (applied.has(name)) continue;
      const statements = readFileSync(join("migrations", name), "utf8").replaceAll(/--.*$/gm, "").split(";");
      const migration = statements.filter((one) => one.trim() !== "").map((one) => database.prepare(one));
      await database.batch([...migration, database.prepare(`INSERT INTO ${MIGRATIONS} VALUES (?)`).bind(name)]);
    }
  }

  /** The alarm of a match goes off, whatever the clock shows. */
  async alarm(name: string): Promise<void> {
    await this.#ask({ match: { objects: classOf(name).toUpperCase(), name } });
  }

  /** Rows of the lists. */
  query(text: string, ...values: readonly (string | number | null)[]): Promise<readonly SqlRow[]> {
    return this.#ask({ text, values });
  }

  /** What a match's object has stored. */
  async stored(name: string): Promise<Stored> {
    const match = { objects: classOf(name).toUpperCase(), name };
    const rows = (text: string) => this.#ask({ text, values: [], match });
    return storedFrom(await rows(KEPT_QUERY), await rows(LOG_QUERY));
  }

  async #ask(query: object): Promise<readonly SqlRow[]> {
    const answer = await fetch(new URL(QUERY_PATH, this.url), { method: "POST", body: JSON.stringify(query) });
    if (!answer.ok) throw new Error(`${JSON.stringify(query)} was answered ${answer.status}`);
    return (await answer.json()) as readonly SqlRow[];
  }

  /** How many objects of a class have stored anything. */
  objects(className: string): number {
    const files = readdirSync(this.#state, { recursive: true, encoding: "utf8" });
    return files.filter((name) => new RegExp(`alfa-kraft-${className}/[0-9a-f]+\\.sqlite$`).test(name)).length;
  }

  /** The object loses its memory and keeps its sockets, if it does not sleep already (hibernation). */
  async evict(name: string, className = classOf(name)): Promise<void> {
    await this.#miniflare.unsafeEvictDurableObject("alfa-kraft", className, { name }).catch((error: unknown) => {
      if (!/not currently running/.test(String(error))) throw error;
    });
  }

  /** Its processes: those of this process that no other one has. */
  pids(): readonly number[] {
    const others = new Set([...running].flatMap((one) => (one === this ? [] : one.#pids)));
    this.#pids = runtimes().filter((pid) => !others.has(pid));
    return this.#pids;
  }

  faults(): readonly string[] {
    return this.#faults;
  }

  /** kill -9. Resolves once it runs again, as a supervisor would have it, on the same address. */
  async crash(): Promise<void> {
    const restarted = new Promise<void>((done, failed) => {
      const late = setTimeout(() => failed(new Error(`workerd did not come back in ${RESTART_MS} ms`)), RESTART_MS);
      this.#restarts.restarted = () => {
        clearTimeout(late);
        done();
      };
    });
    const pids = this.pids();
    if (pids.length === 0) throw new Error("no workerd to kill");
    for (const pid of pids) process.kill(pid, "SIGKILL");
    await restarted;
  }

  async close(): Promise<void> {
    running.delete(this);
    await this.#miniflare.dispose();
    if (this.#own) rmSync(this.#state, { recursive: true, force: true });
  }
}

/** Processes of workerd that this process has started. */
function runtimes(): number[] {
  return readdirSync("/proc").flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(join("/proc", name, "status"), "utf8"))?.[1];
      return Number(parent) === process.pid && readFileSync(join("/proc", name, "cmdline"), "utf8").includes("workerd")
        ? [Number(name)]
        : [];
    } catch {
      return [];
    }
  });
}

/** Runs before the Worker's own code. */
const clockFrom = (clock: number): string => `{ const machine = Date.now; Date.now = () => machine() + ${clock - Date.now()}; }`;

async function bundle(entry: string, clock?: number): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import product, * as all from "./${entry}";
        import { readable, withQueries } from ${JSON.stringify(join(import.meta.dirname, "queries.ts"))};
        export * from "./${entry}";
        export const Match = readable(all.Match);
        export const Express = readable(all.Express);
        export default withQueries(product);`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: "esm",
    ...(clock === undefined ? {} : { banner: { js: clockFrom(clock) } }),
    target: "es2024",
    conditions: ["workerd", "worker", "browser"],
    external: ["cloudflare:*", "node:*"],
    logLevel: "error",
  });
  return outputFiles[0]?.text ?? "";
}
