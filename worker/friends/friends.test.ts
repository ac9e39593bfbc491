import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { befriended, relate, shown } from "../testing/friends.ts";
import { listen } from "../testing/listen.ts";
import { Person, two } from "../testing/person.ts";
import { refusal, rowCounts, Visitor } from "../testing/visitor.ts";

describe("friends", () => {
  it("A-10 a request arrives at once, and yes makes both friends, asked once or three times", async () => {
    const [anna, bo] = await two();
    const page = await listen(bo);
    for (const _ of [1, 2, 3]) expect(await anna.does("ask", bo)).toMatchObject({ status: 200, body: { asked: [shown(bo)] } });
    await expect.poll(() => page.heard).toEqual([JSON.stringify({ t: "inbox" })]);
    expect(await bo.inbox()).toMatchObject([{ kind: "request", code: anna.code, name: anna.name }]);
    expect(await bo.friends()).toMatchObject({ friends: [], requests: [shown(anna)] });
    for (const _ of [1, 2])
      expect(await bo.does("accept", anna)).toMatchObject({ body: { friends: [shown(anna)], requests: [] } });
    expect(await anna.friends()).toMatchObject({ friends: [shown(bo)], asked: [] });
    expect([await bo.inbox(), await anna.inbox()]).toEqual([[], []]);
  });

  it("A-10 who asks somebody who has asked says yes; a request is declined, or taken back", async () => {
    const [anna, bo] = await two();
    await anna.does("ask", bo);
    expect(await bo.does("ask", anna)).toMatchObject({ body: { friends: [shown(anna)] } });
    const eve = await Person.make();
    await eve.does("ask", anna);
    expect(await anna.does("part", eve)).toMatchObject({ body: { requests: [] } });
    expect(await eve.friends()).toMatchObject({ asked: [], friends: [] });
    await eve.does("ask", anna);
    expect(await eve.does("part", anna)).toMatchObject({ body: { asked: [] } });
    expect(await anna.inbox()).toEqual([]);
    expect(await anna.does("accept", eve)).toEqual(refusal(404, "no-such-player", "whom"));
  });

  it("A-10 a friendship ends for both", async () => {
    const [anna, bo] = await befriended();
    await anna.does("part", bo);
    expect([await anna.friends(), await bo.friends()]).toMatchObject([{ friends: [] }, { friends: [] }]);
  });

  it("A-10 R-27 whoever ends what there is not says nothing to the other", async () => {
    const [anna, bo] = await befriended();
    const page = await listen(bo);
    for (const _ of [1, 2, 3]) expect(await anna.does("part", bo)).toMatchObject({ status: 200 });
    await bo.does("block", anna);
    for (const _ of [1, 2, 3]) await anna.does("part", bo);
    const eve = await Person.make();
    const hers = await listen(eve);
    await bo.does("block", eve);
    await anna.does("ask", eve);
    await anna.does("block", eve);
    hers.socket.send(JSON.stringify({ t: "look", visible: true, at: "friends" }));
    await expect.poll(() => hers.heard.at(-1)).toContain('"here"');
    // Of the request, and that it is gone.
    expect(hers.heard.filter((text) => text === JSON.stringify({ t: "inbox" }))).toHaveLength(2);
    // What comes after it shows that nothing came before.
    await (await Person.make()).does("ask", bo);
    await expect.poll(() => page.heard.length).toBeGreaterThan(1);
    expect(page.heard.filter((text) => text === JSON.stringify({ t: "inbox" }))).toHaveLength(2);
  });

  it("A-10 are found by name, however it is written, and by code", async () => {
    const [anna, bo] = await two();
    await bo.post("/api/account", { name: "Örjan Åberg" });
    const find = async (who: string) => (await anna.post("/api/friends/find", { who })).body;
    const found = { players: [{ code: bo.code, name: "Örjan Åberg", colour: expect.any(Number) }] };
    for (const who of ["örjan åberg", " ÖRJAN ÅBERG ", bo.code, bo.code.toLowerCase()]) expect(await find(who)).toEqual(found);
    expect(await find(anna.code)).toEqual({ players: [] });
    expect(await find("Örjan")).toEqual({ players: [] });
    await bo.delete("/api/account");
    expect(await find("örjan åberg")).toEqual({ players: [] });
    for (let tries = 0; tries < 7; tries++) expect(await find("nobody at all")).toEqual({ players: [] });
    expect(await find("nobody at all")).toEqual({ error: { code: "too-many" } });
  });

  it("A-10 R-27 one and the same is asked five times an hour, and no more than a hundred wait for one player", async () => {
    const [anna, bo] = await two();
    for (let times = 0; times < 5; times++) {
      expect(await anna.does("ask", bo)).toMatchObject({ status: 200, body: { asked: [shown(bo)] } });
      await bo.does("part", anna);
    }
    expect(await anna.does("ask", bo)).toEqual(refusal(429, "too-many", "whom"));
    const eve = await Person.make();
    expect(await anna.does("ask", eve)).toMatchObject({ status: 200 });
    await relate(98, "'x' || i, ?", eve);
    const crowd = await Promise.all(Array.from({ length: 6 }, () => Person.make()));
    const asked = await Promise.all(crowd.map((one) => one.does("ask", eve)));
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await bo.does("ask", eve)).toEqual(refusal(409, "asked-by-many", "whom"));
    await eve.does("part", anna);
    expect(await bo.does("ask", eve)).toMatchObject({ status: 200 });
  });

  it("A-10 R-27 no more than three hundred are asked, also in one moment, and a request that went with its challenge is none", async () => {
    const [anna, bo] = await two();
    const { match } = await anna.challenge({ code: bo.code });
    await anna.delete(`/api/matches/${match}`);
    await relate(298, "?, 'x' || i", anna);
    const crowd = await Promise.all(Array.from({ length: 6 }, () => Person.make()));
    const asked = await Promise.all(crowd.map((one) => anna.does("ask", one)));
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await anna.does("ask", await Person.make())).toEqual(refusal(429, "too-many", "whom"));
  });

  it("A-10 R-27 players are looked for a hundred times an hour, also where each time somebody is found", async () => {
    const [anna, bo] = await two();
    const find = () => anna.post("/api/friends/find", { who: bo.code });
    for (let times = 0; times < 100; times++) expect(await find()).toMatchObject({ status: 200 });
    expect(await find()).toEqual(refusal(429, "too-many"));
    expect(await bo.post("/api/friends/find", { who: anna.code })).toMatchObject({ status: 200 });
  });

  it("A-10 A-33 friends see whether the other is here, by their code, until one of them ends it", async () => {
    const [anna, bo] = await befriended();
    const [hers, his] = [await listen(anna), await listen(bo)];
    const look = (page: typeof hers) => page.socket.send(JSON.stringify({ t: "look", visible: true, at: "friends" }));
    const here = ({ code }: Person, is: boolean) =>
      JSON.stringify({ t: "here", seats: [{ match: `friend:${code}`, seat: 0, here: is }] });
    look(hers);
    await expect.poll(() => hers.heard.at(-1)).toBe(here(bo, false));
    look(his);
    await expect.poll(() => [hers.heard.at(-1), his.heard.at(-1)]).toEqual([here(bo, true), here(anna, true)]);
    his.socket.close(1000, "");
    await expect.poll(() => hers.heard.at(-1)).toBe(here(bo, false));
    const again = await listen(bo);
    look(again);
    await expect.poll(() => [hers.heard.at(-1), again.heard.at(-1)]).toEqual([here(bo, true), here(anna, true)]);
    await bo.does("part", anna);
    await expect.poll(() => [hers.heard.at(-1), again.heard.at(-1)]).toEqual([here(bo, false), here(anna, false)]);
    look(hers);
    await expect.poll(() => hers.heard.at(-1)).toBe(JSON.stringify({ t: "here", seats: [] }));
  });

  it("A-05 A-10 whom one knows is no guess: wrong codes keep nobody from answering or blocking them", async () => {
    const [anna, bo] = await befriended();
    const [eve, cia] = await two();
    const dan = await Person.make();
    await eve.does("ask", anna);
    await cia.does("block", anna);
    for (let tries = 0; tries < 10; tries++) await anna.post("/api/friends/find", { who: "nobody at all" });
    const tooMany = refusal(429, "too-many");
    expect(await anna.does("accept", eve)).toMatchObject({ status: 200 });
    expect(await anna.does("block", bo)).toMatchObject({ status: 200, body: { blocked: [shown(bo)] } });
    expect(await anna.does("unblock", bo)).toMatchObject({ status: 200, body: { blocked: [] } });
    for (const stranger of [cia, dan]) expect(await anna.does("ask", stranger)).toEqual(tooMany);
  });

  it("A-04 are in the export, and end with the account", async () => {
    const [anna, bo] = await befriended();
    expect(await anna.get("/api/account/export")).toMatchObject({ body: { relations: [{ code: bo.code, kind: "friend" }] } });
    await bo.delete("/api/account");
    expect(await anna.friends()).toMatchObject({ friends: [] });
    const { results } = await env.DB.prepare("SELECT * FROM relations WHERE ?1 IN (player_id, other_id)").bind(bo.id).all();
    expect(results).toEqual([]);
  });

  it("nothing is stored for nobody, for oneself, or for what is none of it", async () => {
    const [anna, bo] = await two();
    const before = await rowCounts();
    const post = (body: object) => anna.post("/api/friends", body);
    expect(await post({ does: "ask", whom: { code: anna.code } })).toEqual(refusal(400, "bad-request", "whom"));
    expect(await post({ does: "marry", whom: { code: bo.code } })).toEqual(refusal(400, "bad-request", "does"));
    expect(await new Visitor().postBare("/api/friends", { does: "ask", whom: { code: bo.code } })).toEqual(
      refusal(401, "no-session"),
    );
    expect(await new Visitor().get("/api/friends")).toEqual(refusal(401, "no-session"));
    expect(await anna.does("unblock", bo)).toMatchObject({ status: 200 });
    expect(await rowCounts()).toEqual(before);
  });
});
