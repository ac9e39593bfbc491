/** P-20 Express through the Worker: made, joined, listed, and played over real WebSockets to its result in the lists. */
import { listDurableObjectIds, runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import * as v from "valibot";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ExpressClient } from "../../shared/match/testing/express-client.ts";
import { MatchMade } from "../../shared/protocol/http.ts";
import { PROTOCOL } from "../../shared/protocol/version.ts";
import { ORIGIN, refusal, Visitor } from "../testing/visitor.ts";

const wanted = { ruleset: "express", lexicon: "sv", format: "blitz" };
const UPGRADE = { Upgrade: "websocket", Origin: ORIGIN };

afterEach(() => {
  vi.useRealTimers();
});

async function open(who: Visitor, more: object = {}): Promise<MatchMade> {
  const { status, body } = await who.post("/api/matches", { ...wanted, ...more });
  expect(status, JSON.stringify(body)).toBe(201);
  return v.parse(MatchMade, body);
}

async function connect(who: Visitor, match: string, from?: ExpressClient): Promise<ExpressClient> {
  const query = new URLSearchParams({ protocol: String(PROTOCOL), ...(from === undefined ? {} : { after: String(from.n) }) });
  const { webSocket: socket } = await who.send(`/api/matches/${match}/socket?${query}`, { headers: UPGRADE });
  if (socket === null) throw new Error("no socket");
  const client = new ExpressClient({ send: (data) => socket.send(data), close: () => socket.close(1000, "") });
  if (from !== undefined) client.resume(from);
  const greeted = client.next("people");
  socket.addEventListener("message", ({ data }) => client.hear(String(data)));
  socket.addEventListener("close", ({ code, reason }) => client.hearClose(code, reason));
  socket.accept();
  await greeted;
  return client;
}

/** Time passes until the match's one alarm is due, and it fires. */
async function alarm(match: string, ms: number): Promise<void> {
  vi.setSystemTime(Date.now() + ms);
  await runDurableObjectAlarm(env.EXPRESS.getByName(match));
}

const all = (clients: readonly ExpressClient[]) => Promise.all(clients.map((client) => client.settle()));

/** So many guests in a match whose first round has begun. A day ahead, so that no alarm fires by itself. */
async function begun(players: 2 | 3 | 4, test: object) {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 86_400_000 });
  const visitors = Array.from({ length: players }, () => new Visitor());
  const [anna, ...guests] = visitors;
  if (anna === undefined) throw new Error("nobody is there");
  const { match, invite, code } = await open(anna, { options: { players }, test });
  for (const [index, guest] of guests.entries()) {
    const taken = index === 0 ? await guest.post("/api/codes", { code }) : await guest.post(`/api/invites/${invite}`);
    expect(taken).toEqual({ status: 200, body: { match } });
  }
  const clients = await Promise.all(visitors.map((visitor) => connect(visitor, match)));
  for (const client of clients) expect(await client.try({ type: "ready" })).toBe("done");
  await alarm(match, 3000);
  await all(clients);
  return { match, visitors, clients };
}

describe("P-20 an Express match", () => {
  it("lives in objects of its own, and its id says so under the signature", async () => {
    const anna = new Visitor();
    const before = [(await listDurableObjectIds(env.MATCH)).length, (await listDurableObjectIds(env.EXPRESS)).length];
    const { match } = await open(anna);
    expect(match).toMatch(/^~[\w-]{33}$/);
    const after = [(await listDurableObjectIds(env.MATCH)).length, (await listDurableObjectIds(env.EXPRESS)).length];
    expect(after).toEqual([before[0], (before[1] ?? 0) + 1]);
    const { match: other } = await anna.open();
    for (const guessed of [match.slice(1), `~${other}`, `~${match}`, `${match.slice(0, -1)}${match.endsWith("A") ? "B" : "A"}`]) {
      expect(await anna.get(`/api/matches/${guessed}`)).toEqual(refusal(404, "no-such-match"));
      const answer = await anna.send(`/api/matches/${guessed}/socket`, { headers: UPGRADE });
      expect(await answer.json()).toEqual(refusal(404, "no-such-match").body);
    }
  });

  it("is live, for two to four, and nothing else is chosen", async () => {
    const anna = new Visitor();
    const refused = async (change: object) => anna.post("/api/matches", { ...wanted, ...change });
    expect(await refused({ format: "casual" })).toEqual(refusal(400, "bad-request", "format"));
    expect(await refused({ options: { rackSize: 7 } })).toEqual(refusal(400, "bad-request", "options.rackSize"));
    expect(await refused({ options: { players: 5 } })).toMatchObject({ status: 400 });
    expect(await refused({ options: { names: ["BO"] } })).toMatchObject({ status: 400 });
    expect(await refused({ options: { players: 4 } })).toMatchObject({ status: 201 });
  });

  it("A-12 is joined by code and link, stands in the lists, and can be closed while a seat is free", async () => {
    const [anna, bo] = [new Visitor(), new Visitor()];
    const { match, invite, code } = await open(anna, { options: { players: 3 } });
    expect(await bo.get(`/api/invites/${invite}`)).toMatchObject({
      body: { invite: { ruleset: "express", format: "blitz", options: { players: 3 }, seats: 3, taken: 1 } },
    });
    expect(await bo.post("/api/codes", { code })).toEqual({ status: 200, body: { match } });
    expect(await bo.get("/api/matches")).toMatchObject({
      body: { matches: [{ id: match, ruleset: "express", status: "open" }] },
    });
    expect(await anna.delete(`/api/matches/${match}`)).toEqual({ status: 200, body: { match } });
  });

  it("of two: drawn, laid, sent twice, out of order and over a lost connection; the result stands in the lists", async () => {
    const { match, visitors, clients } = await begun(2, { position: { bag: "KATTBILNI" } });
    const [anna, bo] = clients;
    const [visitor] = visitors;
    if (anna === undefined || bo === undefined || visitor === undefined) throw new Error("nobody is there");
    for (const id of ["draw-no-1", "draw-no-2", "draw-no-2", "draw-no-3", "draw-no-1", "draw-no-4"]) {
      expect(await anna.try({ type: "draw" }, { id })).toBe("done");
    }
    await anna.settle();
    expect(anna.mine.held).toEqual(["K", "A", "T", "T"]);
    const tiles = [..."KATT"].map((letter, row) => ({ at: `C${row + 3}`, letter }));
    expect(await anna.try({ type: "arrange", revision: 2, tiles })).toBe("done");
    expect(await anna.try({ type: "arrange", revision: 1, tiles: [] })).toBe("stale");
    anna.close();
    await anna.gone();
    for (let tile = 0; tile < 3; tile++) expect(await bo.try({ type: "draw" })).toBe("done");
    const back = await connect(visitor, match, anna);
    await all([back, bo]);
    expect(back.game).toMatchObject({
      bag: 2,
      seats: [
        { held: 4, laid: 4 },
        { held: 3, laid: 0 },
      ],
    });
    expect(back.mine).toMatchObject({ tiles, revision: 2, invalid: [] });
    expect(await visitor.get("/api/matches")).toMatchObject({
      body: { matches: [{ id: match, status: "live", card: { turn: null, scores: [0, 0], size: 17 } }] },
    });

    await alarm(match, 600_001);
    await all([back, bo]);
    expect(bo.game).toMatchObject({ stage: "shown", last: { end: "time", halves: [{ tiles }, { loose: ["B", "I", "L"] }] } });
    expect(await bo.try({ type: "resign" })).toBe("done");
    await alarm(match, 0);
    await all([back, bo]);
    expect(back.game.result).toEqual({ reason: "resigned", winner: 0, final: [3, 0] });
    expect(await visitor.get("/api/matches")).toMatchObject({
      body: { matches: [{ id: match, status: "over", card: null, result: { winner: 0, final: [3, 0] } }] },
    });
    expect(await env.DB.prepare("SELECT reason FROM matches WHERE id = ?").bind(match).first("reason")).toBe("resigned");
  });

  it("of four: all draw at once and get every tile once; who leaves is played on without", async () => {
    const { match, clients } = await begun(4, {});
    const presses = clients.flatMap((client) => Array.from({ length: 8 }, () => client.try({ type: "draw" })));
    expect(new Set(await Promise.all(presses))).toEqual(new Set(["done"]));
    await all(clients);
    expect(clients.map(({ mine }) => mine.held.length)).toEqual([8, 8, 8, 8]);
    expect(clients[0]?.game.bag).toBe(240 - 32);
    expect(clients[0]?.view.options).toEqual({ players: 4 });
    expect(await clients[3]?.try({ type: "resign" })).toBe("done");
    for (const client of clients.slice(0, 3)) expect(await client.try({ type: "done" })).toBe("done");
    await all(clients);
    expect(clients[3]?.game).toMatchObject({ stage: "shown", last: { end: "done" } });
    expect(clients[0]?.game.last?.halves.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    await alarm(match, 45_000);
    await all(clients);
    expect(clients[0]?.game).toMatchObject({ stage: "playing", round: 2, bag: 240 });
  });
});
