/** The SQLite files of match objects that earlier builds left, read by node:sqlite into the service. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, describe, expect, it } from "vitest";
import { atOnce } from "../../shared/match/at-once/mode.ts";
import { ExpressClient } from "../../shared/match/testing/express-client.ts";
import { NodeRig, ServiceRig } from "../../shared/match/testing/node-rig.ts";
import type { OldMatch } from "../../shared/match/testing/rig.types.ts";
import type { StreamClient } from "../../shared/match/testing/stream-client.ts";
import { BUILDS, folderOf, readJson } from "./fixtures.ts";
import { unpack } from "./pack.ts";
import type { SavedServer, Told } from "./saved-server.ts";

/** A client of either kind of match. */
type Client = Pick<StreamClient<unknown, { readonly type: string }, { readonly type: string }>, "messages" | "send" | "next">;

describe.each(BUILDS)("A-93 the match objects of %s in the service on node:sqlite", (build) => {
  const { clock, matches } = readJson<SavedServer>(build, "server.json");
  const told = readJson<Told>(build, "told.json");
  const folder = mkdtempSync(join(tmpdir(), "alfa-kraft-"));
  unpack(join(folderOf(build), "server"), folder);
  const stored = [...objectsIn(join(folder, "do"))];
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(matches)("R-20 $name: every seat has its stream and its view, byte for byte", async ({ name, id, players }) => {
    const object = stored.find(({ about }) => about.id === id);
    if (object === undefined) throw new Error(`no object of ${id}`);
    const holders = object.about.holders.toSorted((a, b) => a.seat - b.seat).map(({ player }) => player);
    expect(holders).toHaveLength(players.length);
    const rig = name.startsWith("express") ? new ServiceRig(atOnce, (wire) => new ExpressClient(wire), {}) : new NodeRig();
    await rig.restore({ ...object, now: clock, players: holders, seen: [] });
    for (const [seat, holder] of holders.entries()) {
      expect(await streamOf(await rig.connect(holder))).toEqual(told.streams[name]?.[seat]);
    }
  });
});

function* objectsIn(
  folder: string,
): Generator<Pick<OldMatch, "head" | "log"> & { readonly about: OldMatch["about"] & { readonly id: string } }> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => /(Match|Express)[/\\][0-9a-f]+\.sqlite$/.test(name))) {
    const database = new DatabaseSync(join(folder, file), { readOnly: true });
    const kept = Object.fromEntries(
      database
        .prepare("SELECT name, body FROM kept")
        .all()
        .map(({ name, body }) => [name, JSON.parse(String(body))]),
    );
    yield { about: kept.about, head: kept.head, log: database.prepare("SELECT * FROM log ORDER BY n").all() as OldMatch["log"] };
    database.close();
  }
}

async function streamOf(client: Client): Promise<readonly string[]> {
  const snapshot = client.messages.find(({ t }) => t === "snapshot");
  client.send(JSON.stringify({ t: "catch-up", after: 0 }));
  const events = client.messages.filter(({ t }) => t === "event");
  return [...events, snapshot].map((message) => JSON.stringify({ ...message, now: 0 }));
}
