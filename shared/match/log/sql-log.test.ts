import { DatabaseSync } from "node:sqlite";
import { describe, expect, expectTypeOf, it } from "vitest";
import { wait } from "../testing/contract/prepared.ts";
import { logContract } from "../testing/log-contract.ts";
import { NodeRig } from "../testing/node-rig.ts";
import { wanted } from "../testing/rig.types.ts";
import { turns } from "../turns/mode.ts";
import { type Sql, SqlMatchLog, type SqlRow } from "./sql-log.ts";

function sqlOf(database: DatabaseSync): Sql {
  return {
    all: (query, ...values) => database.prepare(query).all(...values) as unknown as readonly SqlRow[],
    transaction(work) {
      database.exec("BEGIN");
      try {
        work();
        database.exec("COMMIT");
      } catch (error) {
        database.exec("ROLLBACK");
        throw error;
      }
    },
  };
}

logContract("node:sqlite", async () => {
  const database = new DatabaseSync(":memory:");
  return { open: () => new SqlMatchLog(sqlOf(database), turns) };
});

describe("a transaction", () => {
  it("is synchronous by its type: an async function does not fit", () => {
    expectTypeOf<() => undefined>().toExtend<Parameters<Sql["transaction"]>[0]>();
    expectTypeOf<() => Promise<void>>().not.toExtend<Parameters<Sql["transaction"]>[0]>();
    expectTypeOf<() => Promise<undefined>>().not.toExtend<Parameters<Sql["transaction"]>[0]>();
  });
});

async function livingMatch(): Promise<{ rig: NodeRig; anna: Awaited<ReturnType<NodeRig["connect"]>> }> {
  const rig = new NodeRig();
  await rig.match.create(wanted(rig.id));
  await rig.match.takeSeat({ player: "bo", name: "Bo" });
  return { rig, anna: await rig.connect("anna") };
}

describe("what a match has stored", () => {
  it.each([
    ["is no JSON", "UPDATE kept SET body = json_set(body, '$.fold', 'broken') WHERE name = 'head'"],
    ["lacks the game's bag", "UPDATE kept SET body = json_remove(body, '$.fold.state.game.bag') WHERE name = 'head'"],
    [
      "has a rack of numbers",
      "UPDATE kept SET body = json_set(body, '$.fold.state.game.seats[0].rack', json('[1,2]')) WHERE name = 'head'",
    ],
    ["is of a later version", "UPDATE kept SET body = json_set(body, '$.version', 99) WHERE name = 'head'"],
  ])("A-93 is folded again from the log where its cached state %s", async (_, damage) => {
    const { rig, anna } = await livingMatch();
    const before = anna.view;
    rig.tamper(damage);
    expect((await rig.connect("anna")).view).toEqual(before);
  });

  it("A-93 may hold fields that this version does not know", async () => {
    const { rig, anna } = await livingMatch();
    const before = anna.view;
    rig.tamper(
      "UPDATE kept SET body = json_set(body, '$.later', 1, '$.fold.later', 1, '$.fold.state.later', 1) WHERE name = 'head'",
    );
    rig.tamper("UPDATE log SET events = json_set(events, '$[0].later', 1)");
    expect((await rig.connect("anna")).view).toMatchObject(JSON.parse(JSON.stringify(before)));
  });

  it("A-93 stops that match alone where a log entry cannot be read, says which, and loses nothing", async () => {
    const { rig } = await livingMatch();
    rig.tamper("UPDATE kept SET body = json_set(body, '$.version', 0) WHERE name = 'head'");
    rig.tamper("UPDATE log SET events = json_set(events, '$[1].setUp.bag', 'no bag') WHERE n = 2");
    const before = await rig.stored();
    await expect(rig.connect("anna")).rejects.toThrow("try-again");
    expect(await rig.match.record()).toEqual({ error: "try-again" });
    await wait(rig, 8 * 86_400_000);
    expect(rig.notes).toContainEqual(expect.objectContaining({ event: "fault", fields: expect.objectContaining({ entry: 2 }) }));
    expect(await rig.stored()).toEqual(before);
  });
});
