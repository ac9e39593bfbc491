import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { listen, sit } from "../testing/listen.ts";
import { kraft, Person, two } from "../testing/person.ts";
import { refusal, rowCounts, Visitor } from "../testing/visitor.ts";

const notReachable = refusal(409, "not-reachable", "whom");
const shown = ({ code, name }: Person) => ({ code, name });

async function rowsOf(match: string) {
  return (await env.DB.prepare("SELECT seat FROM seats WHERE match_id = ?").bind(match).all()).results;
}

/** What one player is to many, or many are to one: so many rows, of players of whom nothing else is known. */
async function relate(count: number, rows: string, player: Person): Promise<void> {
  const n = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
  const made = `${n} INSERT OR IGNORE INTO players (id, code, name, colour, created_at) SELECT 'x' || i, 'x' || i, 'X', 0, 0 FROM n`;
  await env.DB.prepare(made).run();
  const related = `${n} INSERT INTO relations (player_id, other_id, kind, at) SELECT ${rows}, 'asked', ? FROM n`;
  await env.DB.prepare(related).bind(player.id, Date.now()).run();
}

async function friends(): Promise<readonly [Person, Person]> {
  const [anna, bo] = await two();
  await anna.does("ask", bo);
  await bo.does("accept", anna);
  return [anna, bo];
}

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
    const [anna, bo] = await friends();
    await anna.does("part", bo);
    expect([await anna.friends(), await bo.friends()]).toMatchObject([{ friends: [] }, { friends: [] }]);
  });

  it("A-10 R-27 whoever ends what there is not says nothing to the other", async () => {
    const [anna, bo] = await friends();
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
    const [anna, bo] = await friends();
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
    const [anna, bo] = await friends();
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
    const [anna, bo] = await friends();
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

describe("a block", () => {
  it("A-10 is total and not announced: it looks as if the other took nothing from strangers", async () => {
    const [anna, bo] = await friends();
    const { match } = await anna.challenge({ code: bo.code });
    const { match: back } = await bo.challenge({ code: anna.code });
    expect(await bo.does("block", anna)).toMatchObject({ body: { friends: [], blocked: [shown(anna)] } });
    expect(await anna.friends()).toMatchObject({ friends: [], requests: [], asked: [], blocked: [] });
    expect((await anna.inbox()).map(({ kind, id }) => [kind, id])).toEqual([["declined", `declined:${match}`]]);
    expect(await anna.post(`/api/challenges/${back}`)).toEqual(refusal(404, "no-such-challenge"));
    expect(await anna.does("ask", bo)).toEqual(notReachable);
    expect(await anna.post("/api/challenges", { ...kraft, to: { code: bo.code } })).toEqual(refusal(409, "not-reachable", "to"));
    expect(await bo.inbox()).toEqual([]);
    expect(await bo.does("ask", anna)).toEqual(refusal(409, "blocked-by-you", "whom"));
    await bo.does("unblock", anna);
    expect(await anna.does("ask", bo)).toMatchObject({ status: 200 });
    expect(await bo.friends()).toMatchObject({ friends: [], requests: [shown(anna)], blocked: [] });
  });

  it("A-10 keeps either from the other's open match: its code and its link are dead to them, and to nobody else", async () => {
    const [anna, bo] = await two();
    const hers = await anna.open();
    const his = await bo.open();
    await bo.does("block", anna);
    const gone = refusal(404, "no-such-invite");
    for (const [who, { code, invite, match }] of [
      [anna, his],
      [bo, hers],
    ] as const) {
      expect(await who.post("/api/codes", { code })).toEqual(gone);
      expect(await who.post("/api/codes/look", { code })).toEqual(gone);
      expect(await who.get(`/api/invites/${invite}`)).toEqual(gone);
      expect(await who.post(`/api/invites/${invite}`)).toEqual(gone);
      expect((await rowsOf(match)).length).toBe(1);
    }
    expect(await anna.post("/api/codes", { code: hers.code })).toMatchObject({ status: 200 });
    expect(await (await Person.make()).post("/api/codes", { code: his.code })).toMatchObject({ status: 200 });
    await bo.does("unblock", anna);
    expect(await bo.post(`/api/invites/${hers.invite}`)).toMatchObject({ status: 200 });
  });

  it("A-10 always works, whoever one knows, and one's friends stay on the list", async () => {
    const [anna, bo] = await friends();
    const eve = await Person.make();
    await relate(299, "?, 'x' || i", anna);
    expect(await anna.does("ask", eve)).toEqual(refusal(429, "too-many", "whom"));
    expect(await anna.does("block", eve)).toMatchObject({ status: 200, body: { friends: [shown(bo)], blocked: [shown(eve)] } });
    expect(await anna.does("block", bo)).toMatchObject({ status: 200, body: { friends: [], blocked: [shown(bo), shown(eve)] } });
    await env.DB.prepare("UPDATE relations SET kind = 'blocked', at = ? WHERE player_id = ? AND other_id LIKE 'x%'")
      .bind(Date.now() + 1000, anna.id)
      .run();
    await anna.does("unblock", bo);
    await bo.does("ask", anna);
    expect(await anna.does("accept", bo)).toMatchObject({ status: 200, body: { friends: [shown(bo)] } });
  });

  it("A-10 A-33 who is blocked sees no more whether the other is here, in a match that goes on", async () => {
    const [anna, bo] = await two();
    const { match } = await anna.challenge({ code: bo.code });
    await bo.post(`/api/challenges/${match}`);
    const [hers, his] = [await listen(anna), await listen(bo)];
    const look = (page: typeof hers) => page.socket.send(JSON.stringify({ t: "look", visible: true, at: match }));
    const here = (seat: number, is: boolean) => JSON.stringify({ t: "here", seats: [{ match, seat, here: is }] });
    const nobody = JSON.stringify({ t: "here", seats: [] });
    look(hers);
    await expect.poll(() => hers.heard.at(-1)).toBe(here(1, false));
    look(his);
    await expect.poll(() => [hers.heard.at(-1), his.heard.at(-1)]).toEqual([here(1, true), here(0, true)]);
    const before = new Map([hers, his].map((page) => [page, page.heard.length]));
    const saw = (page: typeof hers, seat: number) =>
      page.heard.slice(before.get(page)).some((text) => text.includes(JSON.stringify({ match, seat, here: false })));
    await bo.does("block", anna);
    await expect.poll(() => [saw(hers, 1), saw(his, 0)]).toEqual([true, true]);
    look(hers);
    look(his);
    await expect.poll(() => [hers.heard.at(-1), his.heard.at(-1)]).toEqual([nobody, nobody]);
  });
});

describe("a match that goes on between two of whom one blocks the other", () => {
  it("A-10 A-33 shows neither whether the other is there, on any of their pages, until the block is lifted", async () => {
    const [anna, bo] = await two();
    const { match } = await anna.challenge({ code: bo.code });
    await bo.post(`/api/challenges/${match}`);
    const [hers, his] = [await sit(anna, match), await sit(bo, match)];
    const seen = () => [hers.online(), his.online()];
    await expect.poll(seen).toEqual([
      [true, true],
      [true, true],
    ]);
    for (const _ of [1, 2]) await bo.does("block", anna);
    const apart = [
      [true, false],
      [false, true],
    ];
    await expect.poll(seen).toEqual(apart);
    const tablet = await sit(anna, match);
    await expect.poll(tablet.online).toEqual([true, false]);
    await bo.does("unblock", anna);
    await expect
      .poll(() => [tablet, his].map(({ online }) => online()))
      .toEqual([
        [true, true],
        [true, true],
      ]);
  });
});

describe("a challenge to somebody who is no friend yet", () => {
  it("A-11 carries a friend request, and yes accepts both", async () => {
    const [anna, bo] = await two();
    const { match } = await anna.challenge({ code: bo.code });
    expect(await bo.inbox()).toMatchObject([{ kind: "challenge", match, friend: true }]);
    await bo.post(`/api/challenges/${match}`);
    expect([await anna.friends(), await bo.friends()]).toMatchObject([{ friends: [shown(bo)] }, { friends: [shown(anna)] }]);
    // Of two challenges either will do.
    const [cia, dan] = await two();
    const [first] = [await cia.challenge({ code: dan.code }), await cia.challenge({ code: dan.code })];
    expect(await dan.inbox()).toMatchObject([{ friend: true }, { friend: true }]);
    await dan.post(`/api/challenges/${first.match}`);
    expect(await dan.friends()).toMatchObject({ friends: [shown(cia)] });
    const next = await bo.challenge({ code: anna.code });
    expect(await anna.inbox()).toMatchObject([
      { match: next.match, friend: false },
      { kind: "accepted", match },
    ]);
  });

  it("A-11 yes is written whole or not at all, and pressed again it is done: a seat taken is no yes to the match alone", async () => {
    const [anna, bo] = await two();
    const { match } = await anna.challenge({ code: bo.code });
    const fail = "CREATE TRIGGER fails BEFORE INSERT ON relations WHEN new.kind = 'friend' BEGIN SELECT RAISE(ABORT, 'no'); END";
    await env.DB.prepare(fail).run();
    expect(await bo.post(`/api/challenges/${match}`)).toMatchObject({ status: 503 });
    expect(await rowsOf(match)).toHaveLength(1);
    await env.DB.prepare("DROP TRIGGER fails").run();
    expect(await bo.post(`/api/challenges/${match}`)).toMatchObject({ status: 200 });
    expect([await anna.friends(), await bo.friends()]).toMatchObject([{ friends: [shown(bo)] }, { friends: [shown(anna)] }]);
  });

  it("A-11 a yes that was left half done is done when it is pressed again, and is none to what was asked since", async () => {
    const [anna, bo] = await two();
    const { match } = await anna.challenge({ code: bo.code });
    await bo.post(`/api/challenges/${match}`);
    const back = "UPDATE relations SET kind = 'asked', match_id = ? WHERE player_id = ? AND other_id = ?";
    await env.DB.batch([
      env.DB.prepare(back).bind(match, anna.id, bo.id),
      env.DB.prepare("UPDATE relations SET at = at - 10000 WHERE player_id = ?").bind(anna.id),
      env.DB.prepare("DELETE FROM relations WHERE player_id = ?").bind(bo.id),
    ]);
    expect(await bo.friends()).toMatchObject({ friends: [], requests: [] });
    expect(await bo.post(`/api/challenges/${match}`)).toEqual({ status: 200, body: { match } });
    expect(await bo.friends()).toMatchObject({ friends: [shown(anna)] });
    await bo.does("part", anna);
    await anna.does("ask", bo);
    await bo.post(`/api/challenges/${match}`);
    expect(await bo.friends()).toMatchObject({ friends: [], requests: [shown(anna)] });
  });

  it("A-11 takes its request along, declined or withdrawn; one of its own stays", async () => {
    const [anna, bo] = await two();
    const first = await anna.challenge({ code: bo.code });
    await bo.delete(`/api/challenges/${first.match}`);
    expect(await anna.friends()).toMatchObject({ asked: [], friends: [] });
    const second = await anna.challenge({ code: bo.code });
    expect(await bo.friends()).toMatchObject({ requests: [shown(anna)] });
    await anna.delete(`/api/matches/${second.match}`);
    expect(await bo.friends()).toMatchObject({ requests: [] });
    await anna.does("ask", bo);
    const third = await anna.challenge({ code: bo.code });
    await bo.delete(`/api/challenges/${third.match}`);
    expect(await bo.inbox()).toMatchObject([{ kind: "request", code: anna.code }]);
  });

  it("A-11 yes to a challenge is yes to a request that was made before it", async () => {
    const [anna, bo] = await two();
    await anna.does("ask", bo);
    const { match } = await anna.challenge({ code: bo.code });
    expect((await bo.inbox()).find(({ kind }) => kind === "challenge")).toMatchObject({ match, friend: true });
    await bo.post(`/api/challenges/${match}`);
    expect(await bo.friends()).toMatchObject({ friends: [shown(anna)], requests: [] });
  });

  it("A-11 no to one of two, or its withdrawal, leaves the other its request, whichever came first", async () => {
    for (const refused of [0, 1]) {
      for (const how of ["declined", "withdrawn"]) {
        const [anna, bo] = await two();
        const both = [await anna.challenge({ code: bo.code }), await anna.challenge({ code: bo.code })];
        const [no, yes] = refused === 0 ? [both[0], both[1]] : [both[1], both[0]];
        await (how === "declined" ? bo.delete(`/api/challenges/${no?.match}`) : anna.delete(`/api/matches/${no?.match}`));
        expect(await bo.inbox(), how).toMatchObject([{ match: yes?.match, friend: true }]);
        await bo.post(`/api/challenges/${yes?.match}`);
        expect(await bo.friends(), how).toMatchObject({ friends: [shown(anna)] });
      }
    }
  });

  it("A-11 a request that has gone with its challenge is not woken by a later one that carries none", async () => {
    const [anna, bo] = await two();
    const met = await anna.open();
    await bo.post(`/api/invites/${met.invite}`);
    const first = await anna.challenge({ code: bo.code });
    await anna.delete(`/api/matches/${first.match}`);
    const { match } = await anna.challenge({ match: met.match, seat: 1 });
    expect((await bo.inbox()).find(({ kind }) => kind === "challenge")).toMatchObject({ match, friend: false });
    await bo.post(`/api/challenges/${match}`);
    expect(await bo.friends()).toMatchObject({ friends: [], requests: [] });
  });

  it("A-11 reaches nobody who has switched that off, unless they are friends or have asked themselves", async () => {
    const [anna, bo] = await two();
    const eve = await Person.make();
    await eve.does("ask", bo);
    await bo.does("accept", eve);
    expect(await bo.post("/api/friends/reachable", { reachable: "friends" })).toMatchObject({ body: { reachable: "friends" } });
    expect(await bo.post("/api/friends/reachable", { reachable: "nobody" })).toEqual(refusal(400, "bad-request", "reachable"));
    const sent = () => anna.post("/api/challenges", { ...kraft, to: { code: bo.code } });
    expect(await sent()).toEqual(refusal(409, "not-reachable", "to"));
    expect(await anna.does("ask", bo)).toEqual(notReachable);
    await eve.challenge({ code: bo.code });
    await bo.does("ask", anna);
    expect(await sent()).toMatchObject({ status: 201 });
    expect(await anna.does("accept", bo)).toMatchObject({ body: { friends: [shown(bo)] } });
  });
});
