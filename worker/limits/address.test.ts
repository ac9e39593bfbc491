import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { app } from "../app.ts";
import type { Bindings } from "../env.ts";
import { cleanUpInvites } from "../schedule/clean-up.ts";
import { two } from "../testing/person.ts";
import { ORIGIN, rowCounts, Visitor } from "../testing/visitor.ts";

const LIMITS = { TEST_OPTIONS: "", GUESTS_PER_ADDRESS: "5", MATCHES_PER_ADDRESS: "3" };

async function post(path: string, address: string, cookie: string | null, body: object = {}, limits: Partial<Bindings> = {}) {
  const bindings: Bindings = { ...(env as unknown as Bindings), ...LIMITS, ...limits };
  const headers: Record<string, string> = { Origin: ORIGIN, "Content-Type": "application/json", "CF-Connecting-IP": address };
  if (cookie !== null) headers.Cookie = cookie;
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  return (await app.fetch(new Request(`${ORIGIN}${path}`, init), bindings, createExecutionContext())).status;
}

const count = async (times: number, status: number, ask: () => Promise<number>): Promise<number> =>
  (await Promise.all(Array.from({ length: times }, ask))).filter((one) => one === status).length;

describe("what one address may do in an hour", () => {
  it("A-01 makes so many guests, also where they come at once, and none of it is stored by the address", async () => {
    const before = await rowCounts();
    const become = () => post("/api/me", "203.0.113.7", null);
    expect(await count(30, 200, become)).toBe(5);
    expect(await count(3, 429, become)).toBe(3);
    expect(await rowCounts()).toMatchObject({ players: (before.players ?? 0) + 5, sessions: (before.sessions ?? 0) + 5 });
    expect(await post("/api/me", "203.0.113.8", null)).toBe(200);
    const { results } = await env.DB.prepare("SELECT subject FROM address_use").all<{ subject: string }>();
    expect(JSON.stringify(results)).not.toContain("203.0");
  });

  it("A-01 knows a house by the first half of its IPv6 address", async () => {
    let host = 0;
    expect(await count(10, 200, () => post("/api/me", `2001:db8:1:2::${++host}`, null))).toBe(5);
    expect(await post("/api/me", "2001:db8:1:3::1", null)).toBe(200);
  });

  it("A-01 knows a /64 in every form, and lets a /48 make four times as many", async () => {
    const become = (address: string) => post("/api/me", address, null);
    const short = Array.from({ length: 150 }, (_, host) => `2001:db8:7::${(host + 1).toString(16)}`);
    const long = Array.from(
      { length: 150 },
      (_, host) => `2001:0db8:0007:0000:0000:0000:0001:${(host + 1).toString(16).padStart(4, "0")}`,
    );
    let made = 0;
    for (const address of [...short, ...long]) if ((await become(address)) === 200) made++;
    expect(made).toBe(5);
    for (let net = 1; net <= 300; net++) if ((await become(`2001:db8:7:${net.toString(16)}::1`)) === 200) made++;
    expect(made).toBe(20);
    expect(await become("2001:db8:8::1")).toBe(200);
  });

  it("makes so many matches, whoever asks", async () => {
    const wanted = { ruleset: "kraft", lexicon: "sv", format: "casual" };
    const visitors = [new Visitor(), new Visitor()];
    for (const visitor of visitors) await visitor.post("/api/me");
    let turn = 0;
    const make = () => post("/api/matches", "203.0.113.9", visitors[turn++ % 2]?.cookie ?? null, wanted);
    expect(await count(10, 201, make)).toBe(3);
  });

  it("begins anew after an hour, and is forgotten then", async () => {
    const become = () => post("/api/me", "203.0.113.10", null);
    expect(await count(6, 200, become)).toBe(5);
    await env.DB.prepare("UPDATE address_use SET since = since - 3600000").run();
    expect(await count(6, 200, become)).toBe(5);
    await env.DB.prepare("UPDATE address_use SET since = since - 3600000").run();
    await cleanUpInvites(env.DB, Date.now());
    expect(await rowCounts()).toMatchObject({ address_use: 0 });
  });

  it("is without limit where the operator says 0, and while TEST_OPTIONS is set", async () => {
    const become = (limits: Partial<Bindings>) => () => post("/api/me", "203.0.113.11", null, {}, limits);
    expect(await count(8, 200, become({ GUESTS_PER_ADDRESS: "0" }))).toBe(8);
    expect(await count(8, 200, become({ TEST_OPTIONS: "1" }))).toBe(8);
  });

  it("A-04 R-27 what a player did goes with the account, and nobody else's", async () => {
    const [anna, bo] = await two();
    for (const [one, other] of [
      [anna, bo],
      [bo, anna],
    ] as const) {
      const { invite, match } = await other.open();
      await one.post("/api/friends/find", { who: "nobody at all" });
      await one.does("ask", other);
      await one.does("part", other);
      await one.post(`/api/invites/${invite}`);
      await one.delete(`/api/matches/${match}/seat`);
    }
    const subjects = async () => (await env.DB.prepare("SELECT subject FROM address_use").all<{ subject: string }>()).results;
    const of = async (id: string) => (await subjects()).filter(({ subject }) => subject.startsWith(`player:${id}:`)).length;
    expect([await of(anna.id), await of(bo.id)]).toEqual([4, 4]);
    await anna.delete("/api/account");
    expect([await of(anna.id), await of(bo.id)]).toEqual([0, 4]);
  });
});
