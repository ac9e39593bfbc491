import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { OLDEST_PROTOCOL, PROTOCOL } from "../../shared/protocol/version.ts";
import { ORIGIN, refusal, rowCounts, Visitor } from "../testing/visitor.ts";

const wanted = { ruleset: "kraft", lexicon: "sv", format: "casual" };

describe("guests", () => {
  it("A-01 nobody becomes a player by looking", async () => {
    const before = await rowCounts();
    const visitor = new Visitor();
    expect(await visitor.get("/api/me")).toEqual({
      status: 200,
      body: { player: null, protocol: PROTOCOL, oldest: OLDEST_PROTOCOL },
    });
    expect(await visitor.get("/api/matches")).toEqual({ status: 200, body: { now: expect.any(Number), inbox: [], matches: [] } });
    expect((await visitor.get("/api/health")).status).toBe(200);
    expect(visitor.cookie).toBeNull();
    expect(await rowCounts()).toEqual(before);
  });

  it("A-01 an action without a session is refused: three at once would make three guests, and two of their matches nobody's", async () => {
    const { invite, code } = await new Visitor().open();
    const before = await rowCounts();
    const visitor = new Visitor();
    const actions = [
      ["/api/matches", wanted],
      [`/api/invites/${invite}`, {}],
      ["/api/codes", { code }],
    ] as const;
    const answers = await Promise.all(actions.map(([path, body]) => visitor.postBare(path, body)));
    expect(answers).toEqual(actions.map(() => refusal(401, "no-session")));
    expect(visitor.cookie).toBeNull();
    expect(await rowCounts()).toEqual(before);
  });

  it("A-01 asking for a session makes a guest, with a name and a code to be found by; asking again makes no other", async () => {
    const visitor = new Visitor();
    await visitor.post("/api/me");
    expect(visitor.cookie).toMatch(/^__Host-ak_session=[\w-]{22}$/);
    expect(await visitor.get("/api/me")).toMatchObject({
      body: {
        player: {
          id: expect.stringMatching(/^[\w-]{22}$/),
          name: expect.stringMatching(/^\p{Lu}\p{Ll}+ \d{3}$/u),
          code: expect.stringMatching(/^[2-9BCDFGHJKMNPQRSTVWXYZ]{8}$/),
        },
      },
    });
    const before = await rowCounts();
    await visitor.post("/api/me");
    await visitor.open();
    expect(await rowCounts()).toMatchObject({ players: before.players, sessions: before.sessions });
  });

  it("A-01 the cookie is bound to this host, out of the reach of scripts, and stored only as a hash", async () => {
    const answer = await new Visitor().send("/api/me", { method: "POST", headers: { Origin: ORIGIN } });
    const cookie = answer.headers.get("Set-Cookie") ?? "";
    for (const part of ["Path=/", "HttpOnly", "Secure", "SameSite=Lax", "Max-Age=34560000"]) expect(cookie).toContain(part);
    const token = cookie.split(/[=;]/)[1] ?? "";
    const { results } = await env.DB.prepare("SELECT token_hash FROM sessions").all<{ token_hash: string }>();
    expect(results.length).toBeGreaterThan(0);
    expect(results.map((row) => row.token_hash)).not.toContain(token);
  });

  it("A-01 a session in use moves on, at most once a day; one past its end is nobody", async () => {
    const visitor = new Visitor();
    await visitor.open();
    const ends = () => env.DB.prepare("SELECT max(expires_at) AS at FROM sessions").first<number>("at");
    const first = await ends();
    await visitor.get("/api/me");
    expect(await ends()).toBe(first);
    await env.DB.prepare("UPDATE sessions SET expires_at = ? WHERE expires_at = ?")
      .bind(Date.now() + 1000, first)
      .run();
    await visitor.get("/api/me");
    expect(await ends()).toBeGreaterThanOrEqual(first ?? 0);
    await env.DB.prepare("UPDATE sessions SET expires_at = ?").bind(Date.now()).run();
    expect(await visitor.get("/api/me")).toMatchObject({ body: { player: null } });
  });

  it("an unknown or broken cookie is nobody", async () => {
    for (const cookie of [
      "__Host-ak_session=",
      "__Host-ak_session=AAAAAAAAAAAAAAAAAAAAAA",
      "__Host-ak_session=%00",
      "ak_session=x",
    ]) {
      const visitor = new Visitor();
      visitor.cookie = cookie;
      expect(await visitor.get("/api/me")).toMatchObject({ status: 200, body: { player: null } });
    }
  });
});
