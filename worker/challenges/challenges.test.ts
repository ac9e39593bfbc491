import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { command, listen } from "../testing/listen.ts";
import { kraft, Person, two } from "../testing/person.ts";
import { refusal, rowCounts, Visitor } from "../testing/visitor.ts";

const gone = refusal(404, "no-such-challenge");

describe("a challenge", () => {
  it("A-11 K-04 arrives at once by player code, and who accepts sits in it and has the first turn", async () => {
    const [anna, bo] = await two();
    const page = await listen(bo);
    const { match, name, commit } = await anna.challenge({ code: ` ${bo.code.toLowerCase()} ` }, { ...kraft, options: {} });
    expect(name).toBe(bo.name);
    await expect.poll(() => page.heard).toContain(JSON.stringify({ t: "inbox" }));
    expect(await bo.inbox()).toMatchObject([{ kind: "challenge", match, name: anna.name, ...kraft, options: {}, commit }]);
    expect((await anna.list()).matches).toMatchObject([{ id: match, status: "open", challenged: { name: bo.name } }]);
    expect(await anna.get(`/api/matches/${match}`)).toMatchObject({ body: { status: "open", challenged: bo.name } });
    expect(await bo.get(`/api/matches/${match}`)).toEqual(refusal(404, "no-such-match"));

    for (const _ of [1, 2]) {
      expect(await bo.post(`/api/challenges/${match}`, { nonce: "b0".repeat(16) })).toEqual({ status: 200, body: { match } });
    }
    const { matches, inbox } = await bo.list();
    expect(matches).toMatchObject([{ id: match, status: "live", seat: 1, opponents: [anna.name], card: { turn: 1 } }]);
    expect(inbox).toEqual([]);
    expect(await anna.inbox()).toMatchObject([{ kind: "accepted", match, name: bo.name }]);
  });

  it("A-11 is declined, which its sender hears of, also where the match's page is open", async () => {
    const [anna, bo] = await two();
    const page = await listen(anna);
    const { match } = await anna.challenge({ code: bo.code });
    for (const _ of [1, 2]) expect(await bo.delete(`/api/challenges/${match}`)).toEqual({ status: 200, body: { match } });
    await expect.poll(() => page.heard).toContain(JSON.stringify({ t: "match", match }));
    const [answer, ...more] = await anna.inbox();
    expect([answer, more]).toMatchObject([{ kind: "declined", match, name: bo.name }, []]);
    expect(await bo.inbox()).toEqual([]);
    expect(await bo.post(`/api/challenges/${match}`)).toEqual(gone);
    expect((await anna.list()).matches).toEqual([]);
    // It stays until it is put away, on every device, and no other is.
    expect(await anna.post("/api/inbox/read", { items: ["declined:another"] })).toEqual({ status: 200, body: { read: 0 } });
    expect(await anna.inbox()).toHaveLength(1);
    for (const _ of [1, 2]) expect(await anna.read(answer === undefined ? [] : [answer])).toMatchObject({ body: { read: 1 } });
    expect(await anna.inbox()).toEqual([]);
  });

  it("A-11 is withdrawn while it is unanswered, and leaves the other's inbox at once", async () => {
    const [anna, bo] = await two();
    const { match } = await anna.challenge({ code: bo.code });
    const page = await listen(bo);
    expect(await bo.delete(`/api/matches/${match}`)).toEqual(refusal(404, "no-such-match"));
    expect(await anna.delete(`/api/matches/${match}`)).toMatchObject({ status: 200 });
    await expect.poll(() => page.heard).toContain(JSON.stringify({ t: "inbox" }));
    expect([await bo.inbox(), await anna.inbox()]).toEqual([[], []]);
    expect([await bo.post(`/api/challenges/${match}`), await bo.delete(`/api/challenges/${match}`)]).toEqual([gone, gone]);
  });

  it("A-22 gives one seat and to its addressee alone, however many press at once", async () => {
    const [anna, bo] = await two();
    const eve = await Person.make();
    const { match } = await anna.challenge({ code: bo.code });
    const pressed = await Promise.all([
      ...Array.from({ length: 8 }, () => bo.post(`/api/challenges/${match}`)),
      eve.post(`/api/challenges/${match}`),
      anna.post(`/api/challenges/${match}`),
    ]);
    expect(pressed.slice(0, 8)).toEqual(Array(8).fill({ status: 200, body: { match } }));
    expect(pressed.slice(8)).toEqual([gone, gone]);
    expect(await bo.delete(`/api/challenges/${match}`)).toEqual(gone);
    const { results } = await env.DB.prepare("SELECT seat, player_id FROM seats WHERE match_id = ?").bind(match).all();
    expect(results).toEqual([
      { seat: 0, player_id: anna.id },
      { seat: 1, player_id: bo.id },
    ]);
  });

  it("A-22 is answered once where accepting, declining and withdrawing cross", async () => {
    const [anna, bo] = await two();
    for (let round = 0; round < 6; round++) {
      const { match } = await anna.challenge({ code: bo.code });
      const all = await Promise.all([
        bo.post(`/api/challenges/${match}`),
        bo.delete(`/api/challenges/${match}`),
        anna.delete(`/api/matches/${match}`),
      ]);
      const { results } = await env.DB.prepare("SELECT status FROM matches WHERE id = ?").bind(match).all<{ status: string }>();
      const accepted = all[0].status === 200;
      expect(results).toEqual([{ status: accepted ? "live" : "closed" }]);
      if (accepted) expect([all[1].status, all[2].status]).toEqual([404, 409]);
    }
  });

  it("A-11 goes to whoever sat at a table with one, and to nobody else by a match", async () => {
    const [anna, bo] = await two();
    const eve = await Person.make();
    const first = await anna.challenge({ code: bo.code });
    await bo.post(`/api/challenges/${first.match}`);
    await command(bo, first.match, 3, { type: "resign" });
    const again = { match: first.match, seat: 1 };
    expect(await anna.challenge(again, { ...kraft, ruleset: "wordfeud" })).toMatchObject({ name: bo.name });
    const refused = refusal(404, "no-such-player", "to");
    expect(await eve.post("/api/challenges", { ...kraft, to: again })).toEqual(refused);
    expect(await anna.post("/api/challenges", { ...kraft, to: { ...again, seat: 2 } })).toEqual(refused);
    expect(await anna.post("/api/challenges", { ...kraft, to: { match: "nonsense", seat: 0 } })).toEqual(refused);
    expect(await anna.post("/api/challenges", { ...kraft, to: { ...again, seat: 0 } })).toEqual(
      refusal(400, "bad-request", "to"),
    );
  });

  it("A-05 A-11 wrong codes are counted, and nothing is stored for them, nor for what is not offered", async () => {
    const [anna, bo] = await two();
    const before = await rowCounts();
    const send = (body: object) => anna.post("/api/challenges", { ...kraft, to: { code: bo.code }, ...body });
    expect(await send({ to: { code: anna.code } })).toEqual(refusal(400, "bad-request", "to"));
    expect(await send({ to: {} })).toMatchObject({ status: 400 });
    expect(await send({ to: { code: bo.code, seat: 1 } })).toMatchObject({ status: 400 });
    expect(await send({ ruleset: "alfapet", options: { players: 3 } })).toEqual(refusal(400, "bad-request", "options.players"));
    expect(await send({ match: "M".repeat(33) })).toEqual(refusal(400, "bad-request", "match"));
    expect(await new Visitor().postBare("/api/challenges", { ...kraft, to: { code: bo.code } })).toEqual(
      refusal(401, "no-session"),
    );
    expect(await rowCounts()).toEqual(before);
    for (let tries = 0; tries < 10; tries++)
      expect(await send({ to: { code: "22222222" } })).toEqual(refusal(404, "no-such-player", "to"));
    expect(await send({ to: { code: "22222222" } })).toEqual(refusal(429, "too-many"));
  });

  it("A-11 asks nobody for more than three at once, and is the same one when it is sent again", async () => {
    const [anna, bo] = await two();
    const { body } = (await anna.postBare("/api/matches/commitments", { ruleset: "kraft" })) as { body: { match: string } };
    const sent = await anna.challenge({ code: bo.code }, { ...kraft, match: body.match });
    expect(await anna.challenge({ code: bo.code }, { ...kraft, match: body.match })).toEqual(sent);
    const eve = await Person.make();
    const stolen = { ...kraft, match: body.match };
    expect(await eve.post("/api/challenges", { ...stolen, to: { code: bo.code } })).toEqual(refusal(400, "bad-request", "match"));
    expect(await anna.post("/api/matches", stolen)).toEqual(refusal(409, "id-reused", "match"));
    for (let more = 0; more < 2; more++) await anna.challenge({ code: bo.code });
    expect(await anna.post("/api/challenges", { ...kraft, to: { code: bo.code } })).toEqual(refusal(429, "too-many", "to"));
    expect(await bo.inbox()).toHaveLength(3);
  });

  it("A-11 R-27 of ten that are sent in one moment three are made, and nothing is left of the others", async () => {
    const [anna, bo] = await two();
    const send = () => anna.post("/api/challenges", { ...kraft, to: { code: bo.code } });
    const sent = await Promise.all(Array.from({ length: 10 }, send));
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(sent.filter(({ status }) => status !== 201)).toEqual(Array(7).fill(refusal(429, "too-many", "to")));
    expect(await bo.inbox()).toHaveLength(3);
    expect((await anna.list()).matches).toHaveLength(3);
    const places = await runInDurableObject(env.PLAYER.getByName(anna.id), (_, { storage }) => storage.get("places"));
    expect(places).toHaveLength(3);
  });

  it("A-12 A-13 runs out after fourteen days, a Blitz one after ten minutes, and says so to its sender", async () => {
    const [anna, bo] = await two();
    await anna.challenge({ code: bo.code });
    await anna.challenge({ code: bo.code }, { ...kraft, format: "blitz" });
    const inbox = await bo.inbox();
    const left = inbox.map((item) => (item.kind === "challenge" ? item.expiresAt - item.at : 0));
    expect(left.map((ms) => Math.round(ms / 60_000))).toEqual([10, 14 * 24 * 60]);
    const { match } = await anna.challenge({ code: bo.code }, { ...kraft, test: { lobbyMs: 1 } });
    await expect.poll(() => anna.inbox()).toMatchObject([{ kind: "lapsed", match, name: bo.name }]);
    expect(await bo.inbox()).toHaveLength(2);
    expect(await bo.post(`/api/challenges/${match}`)).toEqual(gone);
  });

  it("A-04 ends with the account of either, and is in the export of both", async () => {
    const [anna, bo] = await two();
    const { match } = await anna.challenge({ code: bo.code });
    const back = await bo.challenge({ code: anna.code });
    expect(await bo.get("/api/account/export")).toMatchObject({
      body: {
        challenges: [{ id: match, by: { name: anna.name, code: anna.code } }],
        matches: [{ id: back.match, challenged: { name: anna.name, code: anna.code } }],
        player: { inbox_read: null },
      },
    });
    expect(await anna.get("/api/account/export")).toMatchObject({
      body: { matches: [{ id: match, challenged: { name: bo.name, code: bo.code } }] },
    });
    await bo.delete("/api/account");
    expect(await anna.inbox()).toMatchObject([{ kind: "declined", match, name: "" }]);
    expect(await anna.post(`/api/challenges/${back.match}`)).toEqual(gone);
    expect(await anna.post("/api/challenges", { ...kraft, to: { code: bo.code } })).toEqual(refusal(404, "no-such-player", "to"));
  });
});

describe("the inbox", () => {
  it("A-11 tells of a match that ended while one was away, and of none at whose end one was there", async () => {
    const [anna, bo] = await two();
    const { match } = await anna.challenge({ code: bo.code });
    await bo.post(`/api/challenges/${match}`);
    await command(bo, match, 3, { type: "resign" });
    await expect
      .poll(() => anna.inbox())
      .toMatchObject([{ kind: "ended", match, opponents: [bo.name], outcome: "won", ruleset: "kraft", format: "casual" }]);
    expect(await bo.inbox()).toEqual([]);
  });

  it("holds a bounded number, and takes nothing that is none of it", async () => {
    const anna = await Person.make();
    expect(await anna.post("/api/inbox/read", { items: [] })).toMatchObject({ status: 400 });
    expect(await anna.post("/api/inbox/read", { items: Array(51).fill("x") })).toMatchObject({ status: 400 });
    expect(await anna.post("/api/inbox/read", { items: ["x".repeat(81)] })).toMatchObject({ status: 400 });
    expect(await new Visitor().postBare("/api/inbox/read", { items: ["x"] })).toEqual(refusal(401, "no-session"));
  });
});
