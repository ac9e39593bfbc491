/** requests with an id of the client's. */
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { REQUEST_ID_HEADER } from "../../shared/protocol/http.ts";
import { runSchedule } from "../schedule.ts";
import { kraft, Person, two } from "../testing/person.ts";
import { refusal } from "../testing/visitor.ts";

const withId = (id: string) => ({ [REQUEST_ID_HEADER]: id.padEnd(16, "x") });

describe("A-07 a request with an id", () => {
  it("a late copy of a join does not take the seat again that was left since", async () => {
    const [anna, bo] = await two();
    const { code, match } = await anna.open();
    const join = () => bo.postBare("/api/codes", { code }, withId("join"));
    const joined = await join();
    expect(joined).toMatchObject({ status: 200, body: { match } });
    expect((await bo.list()).matches).toHaveLength(1);
    expect(await join()).toEqual(joined);
    const three = await anna.post("/api/matches", {
      ruleset: "express",
      lexicon: "sv",
      format: "blitz",
      options: { players: 3 },
    });
    const open = three.body as { readonly match: string; readonly code: string };
    const second = () => bo.postBare("/api/codes", { code: open.code }, withId("second"));
    const sat = await second();
    const leave = () => bo.delete(`/api/matches/${open.match}/seat`, withId("leave"));
    const left = await leave();
    expect([sat.status, left.status]).toEqual([200, 200]);
    expect(await leave()).toEqual(left);
    expect(await second()).toEqual(sat);
    expect((await bo.list()).matches.map(({ id }) => id)).toEqual([match]);
  });

  it("a late copy of a new name does not undo a newer one, and a colour neither", async () => {
    const anna = await Person.make();
    const change = (body: object, id: string) => anna.postBare("/api/account", body, withId(id));
    const first = await change({ colour: 1 }, "first");
    await change({ colour: 2 }, "second");
    expect(await change({ colour: 1 }, "first")).toEqual(first);
    expect((await anna.get("/api/account")).body).toMatchObject({ colour: 2 });
  });

  it("the same id with another body, path or method is refused; another player's id is not known", async () => {
    const [anna, bo] = await two();
    const first = await anna.postBare("/api/account", { colour: 1 }, withId("mine"));
    const reused = refusal(409, "id-reused");
    expect(await anna.postBare("/api/account", { colour: 2 }, withId("mine"))).toEqual(reused);
    expect(await anna.postBare("/api/matches", kraft, withId("mine"))).toEqual(reused);
    const { match } = await anna.open();
    expect(await anna.delete(`/api/matches/${match}`, withId("mine"))).toEqual(reused);
    expect(first.status).toBe(200);
    expect((await bo.postBare("/api/account", { colour: 2 }, withId("mine"))).status).toBe(200);
    expect(await anna.postBare("/api/account", { colour: 1 }, { [REQUEST_ID_HEADER]: "short" })).toEqual(
      refusal(400, "bad-request"),
    );
  });

  it("a final refusal is the answer for good, one for the time being is not", async () => {
    const anna = await Person.make();
    const report = () => anna.postBare("/api/words/reports", { word: "X" }, withId("report"));
    const refused = await report();
    expect(refused.status).toBe(400);
    expect(await report()).toEqual(refused);
    const rename = (name: string, id: string) => anna.postBare("/api/account", { name }, withId(id));
    expect((await rename("Anna", "one")).status).toBe(200);
    expect((await rename("Berta", "two")).status).toBe(429);
    await env.DB.prepare("UPDATE players SET renamed_at = 0 WHERE id = ?").bind(anna.id).run();
    expect(await rename("Berta", "two")).toMatchObject({ status: 200, body: { name: "Berta" } });
  });

  it("A-04 it is exported, goes with the account, and is forgotten after a day", async () => {
    const [anna, bo] = await two();
    for (const one of [anna, bo]) await one.postBare("/api/account", { colour: 1 }, withId("mine"));
    const rows = async () =>
      (await env.DB.prepare("SELECT player_id FROM requests WHERE player_id IN (?, ?)").bind(anna.id, bo.id).all()).results;
    expect((await anna.get("/api/account/export")).body).toMatchObject({
      requests: [{ id: "mine".padEnd(16, "x"), status: 200 }],
    });
    await anna.delete("/api/account");
    expect(await rows()).toEqual([{ player_id: bo.id }]);
    await runSchedule(env, Date.parse("2126-01-01T03:00:00Z"));
    expect(await rows()).toEqual([]);
  });
});
