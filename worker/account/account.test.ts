import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import * as v from "valibot";
import { describe, expect, it, vi } from "vitest";
import { CLOSE } from "../../shared/protocol/codes.ts";
import { MatchMade } from "../../shared/protocol/http.ts";
import { app } from "../app.ts";
import type { Bindings } from "../env.ts";
import { runSchedule } from "../schedule.ts";
import { command, listen, sit } from "../testing/listen.ts";
import { ORIGIN, refusal, rowCounts, Visitor } from "../testing/visitor.ts";

const PHONE =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";

interface Account {
  readonly name: string;
  readonly sessions: readonly { readonly id: string; readonly current: boolean; readonly device: string | null }[];
}

async function guest(): Promise<Visitor> {
  const visitor = new Visitor();
  await visitor.send("/api/me", { method: "POST", headers: { Origin: ORIGIN, "User-Agent": PHONE } });
  return visitor;
}

/** The same player on another device: as a login will bring it about. */
async function secondDevice(first: Visitor): Promise<Visitor> {
  const other = await guest();
  const hash = async (visitor: Visitor) => {
    const token = visitor.cookie?.split("=")[1] ?? "";
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
    return btoa(String.fromCharCode(...new Uint8Array(digest)))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replaceAll("=", "");
  };
  await env.DB.prepare(
    "UPDATE sessions SET player_id = (SELECT player_id FROM sessions WHERE token_hash = ?) WHERE token_hash = ?",
  )
    .bind(await hash(first), await hash(other))
    .run();
  return other;
}

const account = async (visitor: Visitor) => (await visitor.get("/api/account")).body as Account;

interface Line {
  readonly closed: Promise<number>;
  readonly people: () => unknown;
}

async function connect(visitor: Visitor, match: string): Promise<Line> {
  const answer = await visitor.send(`/api/matches/${match}/socket`, { headers: { Origin: ORIGIN, Upgrade: "websocket" } });
  const socket = answer.webSocket;
  if (socket === null) throw new Error(`no socket: ${answer.status}`);
  let people: unknown = null;
  socket.addEventListener("message", ({ data }) => {
    for (const message of [JSON.parse(String(data))].flat()) if (message.t === "people") people = message.players;
  });
  const closed = new Promise<number>((resolve) => socket.addEventListener("close", ({ code }) => resolve(code)));
  socket.accept();
  return { closed, people: () => people };
}

async function pair(one?: Visitor): Promise<{ readonly anna: Visitor; readonly bo: Visitor; readonly match: string }> {
  const [anna, bo] = [one ?? (await guest()), await guest()];
  const { match, invite } = await anna.open();
  await bo.post(`/api/invites/${invite}`);
  return { anna, bo, match };
}

const named = (name: string) => [{ seat: 0, name }, { seat: 1 }];

const statusOf = (match: string) =>
  env.DB.prepare("SELECT status FROM matches WHERE id = ?").bind(match).first<{ status: string }>();

describe("sessions", () => {
  it("A-04 are listed with their device, and which of them asks", async () => {
    const anna = await guest();
    const tablet = await secondDevice(anna);
    for (const visitor of [anna, tablet]) {
      const { sessions } = await account(visitor);
      expect(sessions).toHaveLength(2);
      expect(sessions.filter(({ current }) => current)).toMatchObject([{ device: "Chrome, Android" }]);
    }
    const token = anna.cookie?.split("=")[1];
    expect(JSON.stringify(await account(anna))).not.toContain(token);
  });

  it("A-04 logging out ends the session, takes the cookie, and closes its sockets and no others", async () => {
    const { anna, bo, match } = await pair();
    const tablet = await secondDevice(anna);
    const [phone, other, opponent] = [await connect(anna, match), await connect(tablet, match), await connect(bo, match)];
    const cookie = anna.cookie;
    expect(await anna.delete("/api/session")).toEqual({ status: 200, body: { ended: 1 } });
    expect(await phone.closed).toBe(CLOSE.sessionEnded);
    expect(anna.cookie).toMatch(/=$/);
    anna.cookie = cookie;
    expect(await anna.get(`/api/matches/${match}`)).toEqual(refusal(404, "no-such-match"));
    expect((await anna.send(`/api/matches/${match}/socket`, { headers: { Origin: ORIGIN, Upgrade: "websocket" } })).status).toBe(
      401,
    );
    expect(await tablet.get(`/api/matches/${match}`)).toMatchObject({ status: 200 });
    const still = await Promise.race([other.closed, opponent.closed, Promise.resolve("open")]);
    expect(still).toBe("open");
  });

  it("A-04 a connection that was on its way when its session was ended is not let in", async () => {
    const { anna, match } = await pair();
    const { body } = (await anna.get("/api/me")) as { body: { player: { id: string } } };
    const session = (await account(anna)).sessions[0]?.id ?? "";
    await env.MATCH.getByName(match).hearOf(body.player.id, { kind: "session-ended", session });
    await env.PLAYER.getByName(body.player.id).endSession(session);
    for (const path of [`/api/matches/${match}/socket`, "/api/me/socket"]) {
      const answer = await anna.send(path, { headers: { Origin: ORIGIN, Upgrade: "websocket" } });
      expect({ status: answer.status, body: await answer.json() }).toEqual(refusal(401, "no-session"));
    }
  });

  it("A-04 one that has run out is not heard any more on any socket, and hears nothing", async () => {
    const { anna, bo, match } = await pair();
    await env.DB.prepare(
      "UPDATE sessions SET expires_at = ? WHERE player_id = (SELECT player_id FROM seats WHERE match_id = ? AND seat = 0)",
    )
      .bind(Date.now() + 60_000, match)
      .run();
    const [speaks, hears, his] = [await sit(anna, match), await sit(anna, match), await sit(bo, match)];
    const [looks, listens] = [await listen(anna), await listen(anna)];
    const closed = ({ socket }: { readonly socket: WebSocket }) =>
      new Promise<number>((resolve) => socket.addEventListener("close", ({ code }) => resolve(code)));
    const ended = [speaks, hears].map(closed);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_001 });
    try {
      speaks.socket.send(JSON.stringify({ t: "command", id: "resigns-late", seen: 3, command: { type: "resign" } }));
      expect(await ended[0]).toBe(CLOSE.sessionEnded);
      his.socket.send(JSON.stringify({ t: "command", id: "passes-in-time", seen: 3, command: { type: "pass" } }));
      expect(await ended[1]).toBe(CLOSE.sessionEnded);
      expect(await listens.closed).toBe(CLOSE.sessionEnded);
      looks.socket.send(JSON.stringify({ t: "look", visible: true, at: match }));
      expect(await looks.closed).toBe(CLOSE.sessionEnded);
      expect(listens.heard).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
    expect((await statusOf(match))?.status).toBe("live");
  });

  it("A-04 others are ended one by one or all at once, and never those of somebody else", async () => {
    const { anna, bo, match } = await pair();
    const devices = [await secondDevice(anna), await secondDevice(anna), await secondDevice(anna)];
    const lines = await Promise.all(devices.map((device) => connect(device, match)));
    const first = (await account(devices[0] ?? anna)).sessions.find(({ current }) => current)?.id ?? "";
    expect(await bo.delete(`/api/sessions/${first}`)).toEqual({ status: 200, body: { ended: 0 } });
    expect(await anna.delete(`/api/sessions/${first}`)).toEqual({ status: 200, body: { ended: 1 } });
    expect(await lines[0]?.closed).toBe(CLOSE.sessionEnded);
    expect(await anna.delete("/api/sessions")).toEqual({ status: 200, body: { ended: 2 } });
    expect(await Promise.all(lines.map(({ closed }) => closed))).toEqual([4002, 4002, 4002]);
    expect((await account(anna)).sessions).toMatchObject([{ current: true }]);
  });

  it("are nobody's business without a session", async () => {
    const nobody = new Visitor();
    for (const path of ["/api/account", "/api/account/export"])
      expect(await nobody.get(path)).toEqual(refusal(401, "no-session"));
    for (const path of ["/api/session", "/api/sessions", "/api/sessions/x", "/api/account"]) {
      expect(await nobody.delete(path)).toEqual(refusal(401, "no-session"));
    }
    expect(await nobody.postBare("/api/account", { name: "Anna" })).toEqual(refusal(401, "no-session"));
  });
});

describe("an account", () => {
  it("A-04 is renamed once an hour, and its matches call it so at once", async () => {
    const { anna, bo, match } = await pair();
    const line = await connect(bo, match);
    expect(await anna.post("/api/account", { name: "  Anna   Ö. Svensson " })).toMatchObject({
      status: 200,
      body: { name: "Anna Ö. Svensson", renameAt: expect.any(Number) },
    });
    await expect.poll(line.people).toMatchObject([{ seat: 0, name: "Anna Ö. Svensson" }, { seat: 1 }]);
    expect(await bo.get("/api/matches")).toMatchObject({ body: { matches: [{ opponents: ["Anna Ö. Svensson"] }] } });
    await anna.post("/api/account", { colour: 6 });
    expect(await bo.get("/api/matches")).toMatchObject({ body: { matches: [{ colours: [6] }] } });
    expect(await anna.post("/api/account", { name: "Åsa" })).toEqual(refusal(429, "too-many", "name"));
    await env.DB.prepare("UPDATE players SET renamed_at = renamed_at - 3600000 WHERE renamed_at IS NOT NULL").run();
    expect(await anna.post("/api/account", { name: "Åsa" })).toMatchObject({ status: 200, body: { name: "Åsa" } });
  });

  it("A-04 takes no name that is none, and a colour of the table", async () => {
    const anna = await guest();
    for (const name of ["", "A", "  ", "-Anna", "Anna!", "a".repeat(25), "<b>Bo</b>", "Anna\u202eo", "A--B", "🙂🙂"]) {
      expect(await anna.post("/api/account", { name }), name).toEqual(refusal(400, "bad-request", "name"));
    }
    for (const colour of [-1, 8, 1.5]) {
      expect(await anna.post("/api/account", { colour })).toEqual(refusal(400, "bad-request", "colour"));
    }
    expect(await anna.post("/api/account", { colour: 5 })).toMatchObject({ body: { colour: 5, renameAt: null } });
  });

  it("A-04 is given out whole as JSON, without a token", async () => {
    const { anna, match } = await pair();
    const { status, body } = await anna.get("/api/account/export");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      player: { name: (await account(anna)).name },
      sessions: [{ device: "Chrome, Android" }],
      matches: [{ id: match, seat: 0, ruleset: "kraft", status: "live", options: {} }],
      reports: [],
    });
    expect(JSON.stringify(body)).not.toContain(anna.cookie?.split("=")[1]);
  });

  it("A-04 is deleted: live matches are given up, open ones closed, finished ones stay under no name", async () => {
    const { anna, bo, match } = await pair();
    const open = await anna.open();
    const alfapet = { ruleset: "alfapet", lexicon: "sv", format: "casual", options: { players: 3 } };
    const { body } = await bo.postBare("/api/matches", alfapet);
    const three = v.parse(MatchMade, body);
    await anna.post(`/api/invites/${three.invite}`);
    const line = await connect(bo, match);
    const before = await rowCounts();
    expect(await anna.delete("/api/account")).toEqual({ status: 200, body: { deleted: true } });
    expect(anna.cookie).toMatch(/=$/);
    await expect.poll(line.people).toMatchObject([{ seat: 0, name: "" }, { seat: 1 }]);
    await expect
      .poll(async () => (await bo.get("/api/matches")).body)
      .toMatchObject({
        matches: [
          { id: three.match, status: "open", opponents: [] },
          { id: match, status: "over", opponents: [""], result: { winner: 1 } },
        ],
      });
    expect(await bo.get(`/api/invites/${open.invite}`)).toEqual(refusal(404, "no-such-invite"));
    expect(await rowCounts()).toMatchObject({ players: before.players, sessions: (before.sessions ?? 0) - 1 });
    const { results } = await env.DB.prepare("SELECT name, code, deleted_at FROM players WHERE deleted_at IS NOT NULL").all();
    expect(results).toMatchObject([{ name: "", code: expect.stringMatching(/^-/) }]);
  });

  it("A-04 its end reaches a match that ended long ago, and the sockets there; nobody is let in any more", async () => {
    const { anna, bo, match } = await pair();
    const { body } = (await anna.get("/api/me")) as { body: { player: { id: string } } };
    await command(anna, match, 3, { type: "resign" });
    await expect
      .poll(async () => (await bo.get("/api/matches")).body)
      .toMatchObject({ matches: [{ id: match, status: "over" }] });
    await env.DB.prepare("UPDATE matches SET ended_at = 1, updated_at = 1 WHERE id = ?").bind(match).run();
    const [hers, his] = [await connect(anna, match), await connect(bo, match)];
    await anna.delete("/api/account");
    expect(await hers.closed).toBe(CLOSE.sessionEnded);
    await expect.poll(his.people).toMatchObject([{ seat: 0, name: "", online: false }, { seat: 1 }]);
    const late = await env.MATCH.getByName(match).fetch("https://match/?_pk=x", {
      headers: { Upgrade: "websocket", "x-ak-player": body.player.id, "x-ak-session": "another" },
    });
    expect(late.status).toBe(404);
  });

  it("A-04 its end reaches the oldest of more matches than one request may reach, in steps", async () => {
    const { anna, bo, match } = await pair();
    const finished = await pair(anna);
    await command(anna, finished.match, 3, { type: "resign" });
    await expect.poll(async () => (await statusOf(finished.match))?.status).toBe("over");
    // The later ones have no objects: they have nothing to hear.
    await env.DB.batch(
      [
        "UPDATE matches SET ended_at = ?2, updated_at = ?2 WHERE id = ?1",
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100)
          INSERT INTO matches (id, ruleset, lexicon, lexicon_version, format, seats, creator, status, created_at, updated_at, ended_at)
          SELECT 'ghost' || i, ruleset, lexicon, lexicon_version, format, seats, creator, 'over', ?2 + i, ?2 + i, ?2 + i
          FROM matches, n WHERE id = ?1`,
      ].map((query) => env.DB.prepare(query).bind(finished.match, Date.now() - 3_600_000)),
    );
    await env.DB.prepare(
      "INSERT INTO seats (match_id, seat, player_id, taken_at) SELECT id, 0, creator, 0 FROM matches WHERE id LIKE 'ghost%'",
    ).run();
    const [live, old] = [await connect(bo, match), await connect(finished.bo, finished.match)];
    const waits = async () => (await rowCounts()).account_news;
    expect(await anna.delete("/api/account")).toEqual({ status: 200, body: { deleted: true } });
    await expect.poll(live.people).toMatchObject(named(""));
    expect(old.people()).not.toMatchObject(named(""));
    expect(await waits()).toBe(102);
    for (const left of [2, 0]) {
      await runSchedule(env, Date.now());
      expect(await waits()).toBe(left);
    }
    await expect.poll(old.people).toMatchObject(named(""));
  });

  it("A-04 a match that does not answer hears later of a new name, and keeps no account from its end", async () => {
    const { anna, bo, match } = await pair();
    const line = await connect(bo, match);
    const deaf = { getByName: () => ({ hearOf: async () => Promise.reject(new Error("no answer today")) }) };
    const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const bindings = { ...(env as unknown as Bindings), MATCH: deaf as unknown as Bindings["MATCH"] };
    const context = createExecutionContext();
    const asked = new Request(`${ORIGIN}/api/account`, {
      method: "DELETE",
      headers: { Origin: ORIGIN, Cookie: anna.cookie ?? "" },
    });
    expect((await app.fetch(asked, bindings, context)).status).toBe(200);
    await waitOnExecutionContext(context);
    errors.mockRestore();
    expect(await anna.get("/api/me")).toMatchObject({ body: { player: null } });
    await runSchedule(env, Date.now());
    await expect.poll(line.people).toMatchObject(named(""));
    expect(await rowCounts()).toMatchObject({ account_news: 0 });
  });

  it("A-04 whatever seat they take while they leave, no match goes on with somebody who is gone", async () => {
    for (let round = 0; round < 6; round++) {
      const [anna, bo] = [await guest(), await guest()];
      const { code, match } = await bo.open();
      await Promise.all([anna.post("/api/codes", { code }), anna.delete("/api/account")]);
      const { results } = await env.DB.prepare(
        `SELECT matches.id FROM seats JOIN matches ON matches.id = match_id JOIN players ON players.id = player_id
          WHERE match_id = ? AND deleted_at IS NOT NULL AND status = 'live'`,
      )
        .bind(match)
        .all();
      if (results.length === 0) continue;
      const line = await connect(bo, match);
      await expect.poll(line.people).toMatchObject([{ seat: 0 }, { seat: 1, name: "" }]);
    }
  });

  it("A-04 a request that was on its way when its account ended leaves no match behind", async () => {
    const [anna, bo] = [await guest(), await guest()];
    const { code, match } = await bo.open();
    const { body } = (await anna.get("/api/me")) as { body: { player: { id: string } } };
    await env.DB.prepare("UPDATE players SET deleted_at = 1 WHERE id = ?").bind(body.player.id).run();
    const gone = refusal(401, "no-session");
    expect(await anna.post("/api/codes", { code })).toEqual(gone);
    const line = await connect(bo, match);
    await expect.poll(line.people).toMatchObject([{ seat: 0 }, { seat: 1, name: "" }]);
    expect(await anna.post("/api/matches", { ruleset: "kraft", lexicon: "sv", format: "casual" })).toEqual(gone);
    const left = "SELECT status FROM matches JOIN seats ON match_id = id WHERE player_id = ? ORDER BY status";
    await expect
      .poll(async () => (await env.DB.prepare(left).bind(body.player.id).all()).results)
      .toEqual([{ status: "closed" }, { status: "over" }]);
  });
});
