import { listDurableObjectIds, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import * as v from "valibot";
import { describe, expect, it, vi } from "vitest";
import { MatchMade } from "../../shared/protocol/http.ts";
import { readServerMessages, type ServerMessage } from "../../shared/protocol/server-message.ts";
import { themeWords } from "../../shared/themes/index.ts";
import { ORIGIN, refusal, rowCounts, Visitor } from "../testing/visitor.ts";

const wanted = { ruleset: "kraft", lexicon: "sv", format: "casual" };

/** The database's idea of now is moved by moving what it holds. */
async function age(match: string, ms: number): Promise<void> {
  await env.DB.prepare("UPDATE matches SET expires_at = expires_at - ? WHERE id = ?").bind(ms, match).run();
  await env.DB.prepare("UPDATE invites SET expires_at = expires_at - ? WHERE match_id = ?").bind(ms, match).run();
}

describe("a new match", () => {
  it("A-12 A-15 gives a signed id, a room code and a link, shown again to its creator", async () => {
    const visitor = new Visitor();
    const made = await visitor.open();
    expect(made).toEqual({
      match: expect.stringMatching(/^[\w-]{33}$/),
      code: expect.stringMatching(/^[2-9BCDFGHJKMNPQRSTVWXYZ]{6}$/),
      invite: expect.stringMatching(/^[\w-]{22}$/),
      link: `/i/${made.invite}`,
      commit: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const { match, commit: _, ...invitation } = made;
    expect(await visitor.get(`/api/matches/${match}`)).toEqual({
      status: 200,
      body: { match, status: "open", seat: 0, expiresAt: expect.any(Number), ...invitation },
    });
    expect(await visitor.get("/api/matches")).toEqual({
      status: 200,
      body: {
        now: expect.any(Number),
        inbox: [],
        matches: [
          {
            id: match,
            ...wanted,
            status: "open",
            seat: 0,
            opponents: [],
            colours: [],
            updatedAt: expect.any(Number),
            card: null,
            result: null,
          },
        ],
      },
    });
  });

  it("A-12 A-13 a Casual seat is free for 14 days, a Blitz seat for 10 minutes; a code for 24 hours at most", async () => {
    const visitor = new Visitor();
    const ends = async (match: string) => {
      const { results } = await env.DB.prepare(
        "SELECT kind, expires_at - ? AS left FROM invites WHERE match_id = ? ORDER BY kind",
      )
        .bind(Date.now(), match)
        .all<{ kind: string; left: number }>();
      return Object.fromEntries(results.map(({ kind, left }) => [kind, Math.round(left / 60_000)]));
    };
    expect(await ends((await visitor.open("casual")).match)).toEqual({ code: 1440, link: 20_160 });
    expect(await ends((await visitor.open("blitz")).match)).toEqual({ code: 10, link: 10 });
  });

  it("A-05 a code that has run out is shown no more, while the link lives on", async () => {
    const visitor = new Visitor();
    const { match, code, commit: _, ...link } = await visitor.open();
    await age(match, 24 * 3_600_000);
    const { body } = await visitor.get(`/api/matches/${match}`);
    expect(body).toMatchObject({ status: "open", ...link });
    expect(body).not.toHaveProperty("code");
    expect(await new Visitor().post("/api/codes", { code })).toEqual(refusal(404, "no-such-invite"));
  });

  it("is refused for what is not offered, naming the field, and stores nothing", async () => {
    const visitor = new Visitor();
    const before = await rowCounts();
    for (const [change, at] of [
      [{ ruleset: "chess" }, "ruleset"],
      [{ ruleset: "daily-1" }, "ruleset"],
      [{ lexicon: "fi" }, "lexicon"],
      [{ format: "bullet" }, "format"],
      [{ format: undefined }, "format"],
      [{ options: { rackSize: 8 } }, "options.rackSize"],
      [{ options: { rackSize: 9 } }, "options.rackSize"],
      [{ ruleset: "wordfeud", options: { players: 3 } }, "options.players"],
      [{ ruleset: "alfapet", options: { board: "random" } }, "options.board"],
      [{ ruleset: "alfapet", options: { tileValue: 2 } }, "options.tileValue"],
      [{ options: { __proto__: null, cheat: true } }, "options.cheat"],
      [{ creator: "me" }, "creator"],
    ] as const) {
      expect(await visitor.postBare("/api/matches", { ...wanted, ...change })).toEqual(refusal(400, "bad-request", at));
    }
    expect(await rowCounts()).toEqual(before);
  });

  it("P-02 P-03 P-22 P-23 W-02 is made with what the rule set leaves to the players, and its invitation says so", async () => {
    const [anna, bo] = [new Visitor(), new Visitor()];
    const made = async (change: object) => {
      const { status, body } = await anna.post("/api/matches", { ...wanted, ...change });
      expect(status, JSON.stringify(body)).toBe(201);
      return bo.get(`/api/invites/${v.parse(MatchMade, body).invite}`);
    };
    const animals = themeWords("animals", "sv");
    const alfapet = { rackSize: 8, players: 3, specials: false, premiumSquares: false, tileValue: 1 };
    expect(await made({ ruleset: "alfapet", lexicon: "nb", options: alfapet })).toMatchObject({
      body: { invite: { ruleset: "alfapet", lexicon: "nb", options: alfapet, seats: 3, taken: 1 } },
    });
    expect(await made({ ruleset: "wordfeud", options: { board: "random" } })).toMatchObject({
      body: { invite: { options: { board: "random" }, seats: 2 } },
    });
    expect(await made({ ruleset: "alfapet", options: { theme: { list: "animals", bonus: 10 } } })).toMatchObject({
      body: {
        invite: {
          options: { theme: { list: "animals", words: animals.length, spelt: animals, bonus: 10 } },
        },
      },
    });
    expect(await made({ ruleset: "alfapet", options: { theme: { words: ["a\u030a\u00e4r", "igel"], bonus: 5 } } })).toMatchObject(
      {
        body: { invite: { options: { theme: { list: null, words: 2, spelt: ["ÅÄR", "IGEL"], bonus: 5 } } } },
      },
    );
    expect(await made({ ruleset: "kraft-classic" })).toMatchObject({ body: { invite: { options: {}, seats: 2 } } });
  });

  it("P-23 is refused with a theme of no words, of too many, or of what is no word", async () => {
    const anna = new Visitor();
    for (const words of [[], Array(201).fill("KATT"), ["K"], ["KATT HUND"], ["K4TT"]]) {
      const answer = await anna.post("/api/matches", {
        ...wanted,
        ruleset: "alfapet",
        options: { theme: { words, bonus: 10 } },
      });
      expect(answer).toMatchObject({ status: 400 });
    }
  });

  it("P-01 of three starts when the last seat is taken, and lists everybody", async () => {
    const [anna, bo, ceb, late] = [new Visitor(), new Visitor(), new Visitor(), new Visitor()];
    const { body } = await anna.post("/api/matches", { ...wanted, ruleset: "alfapet", options: { players: 3 } });
    const { match, invite, code } = v.parse(MatchMade, body);
    expect(await bo.post(`/api/invites/${invite}`)).toEqual({ status: 200, body: { match } });
    expect(await bo.get(`/api/matches/${match}`)).toMatchObject({ body: { status: "open", seat: 1 } });
    expect(await bo.delete(`/api/matches/${match}`)).toEqual(refusal(404, "no-such-match"));
    expect(await ceb.post("/api/codes", { code })).toEqual({ status: 200, body: { match } });
    expect(await late.post(`/api/invites/${invite}`)).toEqual(refusal(404, "no-such-invite"));
    expect((await ceb.get("/api/matches")).body).toMatchObject({
      matches: [
        { id: match, status: "live", seat: 2, opponents: [expect.any(String), expect.any(String)], card: { scores: [0, 0, 0] } },
      ],
    });
  });
});

describe("a match of one's own", () => {
  it("A-15 is closed by its creator while the seat is free, and its code and link are dead", async () => {
    const [anna, bo] = [new Visitor(), new Visitor()];
    const { match, code, invite } = await anna.open();
    await bo.open();
    expect(await bo.delete(`/api/matches/${match}`)).toEqual(refusal(404, "no-such-match"));
    expect(await anna.delete(`/api/matches/${match}`)).toEqual({ status: 200, body: { match } });
    expect(await anna.delete(`/api/matches/${match}`)).toEqual({ status: 200, body: { match } });
    expect(await anna.get(`/api/matches/${match}`)).toMatchObject({ body: { status: "closed", seat: 0 } });
    expect(await anna.get("/api/matches")).toEqual({ status: 200, body: { now: expect.any(Number), inbox: [], matches: [] } });
    expect(await bo.post("/api/codes", { code })).toEqual(refusal(404, "no-such-invite"));
    expect(await bo.post(`/api/invites/${invite}`)).toEqual(refusal(404, "no-such-invite"));
  });

  it("A-15 is not closed once the seat is taken", async () => {
    const [anna, bo] = [new Visitor(), new Visitor()];
    const { match, invite } = await anna.open();
    await bo.post(`/api/invites/${invite}`);
    expect(await anna.delete(`/api/matches/${match}`)).toEqual(refusal(409, "seat-taken"));
    expect(await anna.get(`/api/matches/${match}`)).toMatchObject({ body: { status: "live" } });
  });

  it("A-23 is left by a guest while a seat is free: seat, listing and place are given back, and the next one sits there", async () => {
    const [anna, bo, ceb] = [new Visitor(), new Visitor(), new Visitor()];
    for (const who of [anna, bo, ceb]) await who.post("/api/me");
    const { body } = await anna.postBare("/api/matches", { ...wanted, ruleset: "alfapet", options: { players: 3 } });
    const { match, invite } = v.parse(MatchMade, body);
    const listedFor = async (who: Visitor) => (await who.get("/api/matches")).body;
    await bo.post(`/api/invites/${invite}`);
    const id = await env.DB.prepare("SELECT player_id FROM seats WHERE match_id = ? AND seat = 1").bind(match).first("player_id");
    const places = () => runInDurableObject(env.PLAYER.getByName(String(id)), (_, { storage }) => storage.get("places"));
    expect(await places()).toMatchObject([{ match }]);
    expect(await ceb.delete(`/api/matches/${match}/seat`)).toEqual(refusal(404, "no-such-match"));
    expect(await anna.delete(`/api/matches/${match}/seat`)).toEqual(refusal(409, "seat-taken"));
    expect(await bo.delete(`/api/matches/${match}/seat`)).toEqual({ status: 200, body: { match } });
    expect(await bo.delete(`/api/matches/${match}/seat`)).toEqual(refusal(404, "no-such-match"));
    expect(await places()).toEqual([]);
    expect(await listedFor(bo)).toMatchObject({ matches: [] });
    expect(await listedFor(anna)).toMatchObject({ matches: [{ id: match, opponents: [] }] });
    // A row that a request cut short has left behind is in nobody's way.
    await env.DB.prepare("INSERT INTO seats (match_id, seat, player_id, taken_at) VALUES (?, 1, ?, 0)").bind(match, id).run();
    await ceb.post(`/api/invites/${invite}`);
    expect(await listedFor(ceb)).toMatchObject({ matches: [{ id: match, seat: 1, status: "open" }] });
    await bo.post(`/api/invites/${invite}`);
    expect(await listedFor(bo)).toMatchObject({ matches: [{ id: match, seat: 2, status: "live" }] });
    expect(await bo.delete(`/api/matches/${match}/seat`)).toEqual(refusal(409, "seat-taken"));
  });

  it("R-27 is joined and left by one player five times an hour, and no oftener", async () => {
    const [anna, bo] = [new Visitor(), new Visitor()];
    await anna.post("/api/me");
    const { body } = await anna.postBare("/api/matches", { ...wanted, ruleset: "alfapet", options: { players: 3 } });
    const { match, invite } = v.parse(MatchMade, body);
    for (let times = 0; times < 5; times++) {
      await bo.post(`/api/invites/${invite}`);
      expect(await bo.delete(`/api/matches/${match}/seat`)).toEqual({ status: 200, body: { match } });
    }
    expect(await bo.post(`/api/invites/${invite}`)).toEqual({ status: 200, body: { match } });
    expect(await bo.delete(`/api/matches/${match}/seat`)).toEqual(refusal(429, "too-many"));
    expect(await bo.get(`/api/matches/${match}`)).toMatchObject({ body: { status: "open", seat: 1 } });
  });

  it("A-12 leaves the list when its time has run out, whether or not the object has said so yet", async () => {
    const anna = new Visitor();
    const { match } = await anna.open("blitz");
    await age(match, 600_001);
    expect(await anna.get("/api/matches")).toEqual({ status: 200, body: { now: expect.any(Number), inbox: [], matches: [] } });
    const { body } = await anna.get(`/api/matches/${match}`);
    expect(body).toMatchObject({ status: "closed" });
    expect(body).not.toHaveProperty("code");
    expect(body).not.toHaveProperty("link");
  });

  it("is told to nobody else: another's, an unknown and a guessed match look alike", async () => {
    const [anna, bo, nobody] = [new Visitor(), new Visitor(), new Visitor()];
    const { match } = await anna.open();
    await bo.open();
    const forged = `${match.slice(0, -1)}${match.endsWith("A") ? "B" : "A"}`;
    for (const id of [match, forged, "a", "A".repeat(33), "%00", "..%2F..%2Fadmin", "' OR 1=1 --"]) {
      for (const who of [bo, nobody]) {
        expect(await who.get(`/api/matches/${id}`)).toEqual(refusal(404, "no-such-match"));
        expect(await who.delete(`/api/matches/${id}`)).toEqual(refusal(404, "no-such-match"));
      }
    }
  });

  it("lists who plays, what is live before what is over, and no other's matches", async () => {
    const [anna, bo] = [new Visitor(), new Visitor()];
    const [over, live] = [await anna.open(), await anna.open()];
    for (const { invite } of [over, live]) await bo.post(`/api/invites/${invite}`);
    await env.DB.prepare("UPDATE matches SET status = 'over', updated_at = updated_at + 1000 WHERE id = ?")
      .bind(over.match)
      .run();
    const name =
      (await env.DB.prepare("SELECT name FROM players JOIN seats ON id = player_id WHERE match_id = ? AND seat = 0")
        .bind(live.match)
        .first<string>("name")) ?? "";
    const shown = { ...wanted, seat: 1, opponents: [name], colours: [expect.any(Number)], updatedAt: expect.any(Number) };
    const card = { turn: 1, scores: [0, 0], deadline: expect.any(Number), rows: Array(15).fill(0), size: 15 };
    expect(await bo.get("/api/matches")).toEqual({
      status: 200,
      body: {
        now: expect.any(Number),
        inbox: [],
        matches: [
          { ...shown, id: live.match, status: "live", card, result: null },
          { ...shown, id: over.match, status: "over", card: null, result: null },
        ],
      },
    });
    await env.DB.prepare("UPDATE matches SET updated_at = 0 WHERE id = ?").bind(over.match).run();
    expect((await bo.get("/api/matches")).body).toMatchObject({ matches: [{ id: live.match }] });
  });
});

describe("the socket of a match", () => {
  const upgrade = { Upgrade: "websocket", Origin: ORIGIN };

  it("opens for who has a seat, on an id of ours, from a page of ours", async () => {
    const anna = new Visitor();
    const { match } = await anna.open();
    const answer = await anna.send(`/api/matches/${match}/socket`, { headers: upgrade });
    expect(answer.status).toBe(101);
    const socket = answer.webSocket;
    const first = new Promise((resolve) =>
      socket?.addEventListener("message", ({ data }) => resolve(readServerMessages(String(data))[0])),
    );
    socket?.accept();
    expect(await first).toMatchObject({ t: "snapshot", you: 0, view: { id: match, phase: "open" } });
    socket?.close();
  });

  it("is refused without a session, without a seat, from elsewhere, and without an upgrade", async () => {
    const [anna, bo, nobody] = [new Visitor(), new Visitor(), new Visitor()];
    const { match } = await anna.open();
    await bo.open();
    const ask = async (who: Visitor, headers: Record<string, string>, query = "") => {
      const answer = await who.send(`/api/matches/${match}/socket${query}`, { headers });
      return { status: answer.status, body: await answer.json() };
    };
    expect(await ask(nobody, upgrade)).toEqual(refusal(401, "no-session"));
    expect(await ask(bo, upgrade)).toEqual(refusal(404, "no-such-match"));
    expect(await ask(anna, { Upgrade: "websocket", Origin: "https://evil.test" })).toEqual(refusal(403, "bad-origin"));
    expect(await ask(anna, { Upgrade: "websocket", Origin: "null" })).toEqual(refusal(403, "bad-origin"));
    expect(await ask(anna, { Upgrade: "websocket" })).toEqual(refusal(403, "bad-origin"));
    expect(await ask(anna, {})).toEqual(refusal(400, "bad-request"));
    expect(await ask(anna, upgrade, "?after=-1")).toEqual(refusal(400, "bad-request"));
  });

  it("passes on who it is by session alone, whatever headers and query a client sends", async () => {
    const [anna, bo] = [new Visitor(), new Visitor()];
    const { match } = await anna.open();
    await bo.open();
    const creator = (await env.DB.prepare("SELECT creator FROM matches WHERE id = ?").bind(match).first<string>("creator")) ?? "";
    const headers = { ...upgrade, "x-ak-player": creator, "x-partykit-props": '{"seat":0}', "x-partykit-room": match };
    const answer = await bo.send(`/api/matches/${match}/socket?_pk=${creator}`, { headers });
    expect(await answer.json()).toEqual(refusal(404, "no-such-match").body);
  });

  it("a guessed id touches no object", async () => {
    const anna = new Visitor();
    const { match } = await anna.open();
    const before = (await listDurableObjectIds(env.MATCH)).length;
    for (let i = 0; i < 100; i++) {
      const guessed = `${match.slice(0, -2)}${String(i).padStart(2, "_")}`;
      if (guessed === match) continue;
      const answer = await anna.send(`/api/matches/${guessed}/socket`, { headers: upgrade });
      expect(await answer.json()).toEqual(refusal(404, "no-such-match").body);
      expect((await anna.get(`/api/matches/${guessed}`)).status).toBe(404);
    }
    expect((await listDurableObjectIds(env.MATCH)).length).toBe(before);
  });
});

describe("what a match brings back to the lists", () => {
  it("R-32 A-91 a match that was resigned is over for both, with its reason and result, however often it is told", async () => {
    const [anna, bo] = [new Visitor(), new Visitor()];
    const { match, invite } = await anna.open();
    await bo.post(`/api/invites/${invite}`);
    const { webSocket: socket } = await bo.send(`/api/matches/${match}/socket`, {
      headers: { Upgrade: "websocket", Origin: ORIGIN },
    });
    const heard: ServerMessage[] = [];
    const done = new Promise<void>((resolve) =>
      socket?.addEventListener("message", ({ data }) => {
        for (const message of readServerMessages(String(data))) {
          heard.push(message);
          if (message.t === "snapshot") {
            const command = { t: "command", id: "resign-at-once", seen: message.n, command: { type: "resign" } };
            socket.send(JSON.stringify(command));
          }
          if (message.t === "done" || message.t === "refused" || message.t === "bad") resolve();
        }
      }),
    );
    socket?.accept();
    await done;
    socket?.close();
    expect(heard).toContainEqual(expect.objectContaining({ t: "done", id: "resign-at-once" }));
    const stored = () => env.DB.prepare("SELECT status, reason, result FROM matches WHERE id = ?").bind(match).first();
    await vi.waitFor(async () => {
      await runDurableObjectAlarm(env.MATCH.getByName(match));
      expect(await stored()).toMatchObject({ status: "over", reason: "resigned", result: expect.stringContaining('"winner":0') });
    });
    await runDurableObjectAlarm(env.MATCH.getByName(match));
    for (const who of [anna, bo]) {
      expect(await who.get("/api/matches")).toMatchObject({ body: { matches: [{ id: match, status: "over" }] } });
    }
    expect(await env.DB.prepare("SELECT count(*) AS n FROM applied WHERE match_id = ?").bind(match).first("n")).toBe(1);
    expect(await anna.delete(`/api/matches/${match}`)).toEqual(refusal(409, "seat-taken"));
  });
});
