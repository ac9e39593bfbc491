import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { notReachable, seatsOf, shown } from "../testing/friends.ts";
import { kraft, Person, two } from "../testing/person.ts";
import { refusal } from "../testing/visitor.ts";

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
    expect(await seatsOf(match)).toHaveLength(1);
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
