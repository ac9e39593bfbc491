/** The built Worker in a workerd of its own, with storage of its own: played over HTTP and WebSockets, looked into from behind. */
import { randomBytes } from "node:crypto";
import { createTestHarness } from "wrangler";
import type { SqlRow } from "../../shared/match/log/sql-log.ts";
import type { Stored } from "../../shared/match/testing/rig.types.ts";
import { KEPT_QUERY, LOG_QUERY, storedFrom } from "../../shared/match/testing/stored.ts";
import { type MatchId, modeOf } from "../../worker/match/match-id.ts";

export interface Served {
  readonly url: URL;
  /** What the match's object has stored. */
  stored(match: string): Promise<Stored>;
  /** The object loses its memory and keeps its sockets, if it does not sleep already (hibernation). */
  evict(match: string): Promise<void>;
  /** Lines of the Worker's log that tell of faults of ours. */
  faults(): readonly string[];
  close(): Promise<void>;
}

const FAULT = /"event":"(fault|lexicon-failed|outbox-failed)"|Uncaught|Error in /;

/** The binding of the objects in one of which it lives. */
const objectsOf = (match: string): string => (modeOf(match as MatchId) === "at-once" ? "EXPRESS" : "MATCH");

export async function serve(): Promise<Served> {
  const server = createTestHarness({
    workers: [
      {
        configPath: "wrangler.toml",
        vars: { ENVIRONMENT: "development", TEST_OPTIONS: "1" },
        secrets: { MATCH_KEY: randomBytes(32).toString("hex") },
      },
    ],
  });
  const { url } = await server.listen();
  const worker = server.getWorker();
  await worker.applyD1Migrations("DB");
  return {
    url,
    async stored(match) {
      const sql = await worker.getDurableObjectStorage(objectsOf(match), { name: match });
      const rows = async (query: string): Promise<readonly SqlRow[]> => (await sql.exec(query)) as readonly SqlRow[];
      return storedFrom(await rows(KEPT_QUERY), await rows(LOG_QUERY));
    },
    async evict(match) {
      await worker.evictDurableObject(objectsOf(match), { name: match }).catch((error: unknown) => {
        if (!/not currently running/.test(String(error))) throw error;
      });
    },
    faults: () => server.getLogs().flatMap(({ message }) => (FAULT.test(message) ? [message] : [])),
    close: () => server.close(),
  };
}
