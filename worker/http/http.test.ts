import { createExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import type { CreateInput } from "../../shared/match/service.types.ts";
import { app } from "../app.ts";
import type { Bindings } from "../env.ts";
import { ORIGIN, refusal, rowCounts, Visitor } from "../testing/visitor.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";

const wanted = { ruleset: "kraft", lexicon: "sv", format: "casual" };
const own = { Origin: ORIGIN, "Content-Type": "application/json" };

async function post(headers: Record<string, string>, body: BodyInit, path = "/api/matches") {
  const answer = await exports.default.fetch(new Request(`${ORIGIN}${path}`, { method: "POST", headers, body }));
  return { status: answer.status, body: await answer.json() };
}

/** The app by itself, with bindings of the test's own. */
async function ask(changes: Partial<Bindings>, path: string, init?: RequestInit) {
  const bindings: Bindings = { ...(env as unknown as Bindings), ...changes };
  return app.fetch(new Request(`${ORIGIN}${path}`, init), bindings, createExecutionContext());
}

/** The cookie of a guest. */
async function session(): Promise<string> {
  const visitor = new Visitor();
  await visitor.post("/api/me");
  return visitor.cookie ?? "";
}

describe("who may ask", () => {
  it("refuses unsafe methods from elsewhere, and from nowhere, before anything is stored", async () => {
    const before = await rowCounts();
    const json = { "Content-Type": "application/json" };
    for (const headers of [
      { ...json },
      { ...json, Origin: "https://evil.test" },
      { ...json, Origin: "null" },
      { ...json, Origin: `${ORIGIN}.evil.test` },
      { ...json, Origin: "http://alfa.test" },
      { ...json, Origin: `${ORIGIN}:8443` },
      { ...json, Origin: ORIGIN, "Sec-Fetch-Site": "cross-site" },
      { ...json, Origin: ORIGIN, "Sec-Fetch-Site": "same-site" },
      { ...json, "Sec-Fetch-Site": "none" },
    ]) {
      expect(await post(headers, JSON.stringify(wanted))).toEqual(refusal(403, "bad-origin"));
      expect(await post(headers, "{}", "/api/codes")).toEqual(refusal(403, "bad-origin"));
      expect(await post(headers, "{}", "/api/invites/x")).toEqual(refusal(403, "bad-origin"));
    }
    const elsewhere = { method: "DELETE", headers: { Origin: "https://evil.test" } };
    expect((await exports.default.fetch(new Request(`${ORIGIN}/api/matches/x`, elsewhere))).status).toBe(403);
    expect(await rowCounts()).toEqual(before);
  });

  it("is refused over plain http, except on a developer's own machine", async () => {
    const plain = async (ENVIRONMENT: string, path: string, init?: RequestInit) => {
      const bindings: Bindings = { ...(env as unknown as Bindings), TEST_OPTIONS: "", JURISDICTION: "none", ENVIRONMENT };
      const answer = await app.fetch(new Request(`http://alfa.test${path}`, init), bindings, createExecutionContext());
      return { status: answer.status, cookie: answer.headers.get("Set-Cookie") };
    };
    const me = { method: "POST", headers: { Origin: "http://alfa.test" } };
    for (const environment of ["production", "staging"]) {
      expect(await plain(environment, "/api/me", me)).toEqual({ status: 403, cookie: null });
      expect(await plain(environment, "/api/health")).toMatchObject({ status: 403 });
    }
    for (const environment of ["development", "test"]) expect((await plain(environment, "/api/me", me)).status).toBe(200);
  });

  it("believes a browser that says same-origin where it sends no Origin", async () => {
    const headers = { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json", Cookie: await session() };
    expect((await post(headers, JSON.stringify(wanted))).status).toBe(201);
  });
});

describe("bodies", () => {
  it("refuses what is not JSON, not an object, or not sent as JSON, and stores nothing", async () => {
    const before = await rowCounts();
    for (const body of ["", "{", "null", "[]", "42", '"x"', "{}}", "\u0000", JSON.stringify(wanted).slice(0, -1)]) {
      for (const path of ["/api/matches", "/api/codes"]) expect((await post(own, body, path)).status).toBe(400);
    }
    expect(await post({ Origin: ORIGIN, "Content-Type": "text/plain" }, JSON.stringify(wanted))).toEqual(
      refusal(400, "bad-request"),
    );
    expect(await post(own, JSON.stringify({ code: 222222 }), "/api/codes")).toEqual(refusal(400, "bad-request", "code"));
    expect(await post(own, JSON.stringify({ code: "2".repeat(33) }), "/api/codes")).toEqual(refusal(400, "bad-request", "code"));
    expect(await rowCounts()).toEqual(before);
  });

  it("refuses more than 4 KB, announced or streamed; with TEST_OPTIONS more than 64 KB", async () => {
    const send = async (testOptions: "1" | "", size: number, streamed: boolean) => {
      const text = JSON.stringify({ ...wanted, ruleset: "x".repeat(size) });
      const body = streamed ? new Blob([text]).stream() : text;
      const headers = streamed ? own : { ...own, "Content-Length": String(text.length) };
      const answer = await ask({ TEST_OPTIONS: testOptions }, "/api/matches", { method: "POST", headers, body });
      return { status: answer.status, body: await answer.json() };
    };
    for (const streamed of [false, true]) {
      expect(await send("", 3900, streamed)).toEqual(refusal(400, "bad-request", "ruleset"));
      expect(await send("", 4100, streamed)).toEqual(refusal(413, "too-large"));
      expect(await send("1", 4100, streamed)).toEqual(refusal(400, "bad-request", "ruleset"));
      expect(await send("1", 70_000, streamed)).toEqual(refusal(413, "too-large"));
    }
  });

  it("takes no test option where TEST_OPTIONS is not set, and no nonsense where it is", async () => {
    const headers = { ...own, Cookie: await session() };
    const visit = async (testOptions: string, test: unknown) => {
      const answer = await ask({ TEST_OPTIONS: testOptions }, "/api/matches", {
        method: "POST",
        headers,
        body: JSON.stringify({ ...wanted, test }),
      });
      return { status: answer.status, body: await answer.json() };
    };
    expect(await visit("", { turnMs: 1000 })).toEqual(refusal(400, "bad-request", "test"));
    expect(await visit("1", { turnMs: "soon" })).toMatchObject({ status: 400, body: { error: { code: "bad-request" } } });
    expect((await visit("1", { turnMs: 1000 })).status).toBe(201);
  });
});

describe("a server that is not set up", () => {
  it("A-90 answers every request with one code and says in the log what is missing", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const wrong: [Partial<Bindings>, string][] = [
      [{ MATCH_KEY: "" }, "MATCH_KEY"],
      [{ MATCH_KEY: "short" }, "MATCH_KEY"],
      [{ ENVIRONMENT: "production", TEST_OPTIONS: "1" }, "TEST_OPTIONS"],
      [{ ENVIRONMENT: "staging", TEST_OPTIONS: "1" }, "TEST_OPTIONS"],
      [{ ENVIRONMENT: "Development", TEST_OPTIONS: "1" }, "TEST_OPTIONS"],
      [{ ENVIRONMENT: "production", TEST_OPTIONS: "0" }, "TEST_OPTIONS"],
      [{ JURISDICTION: "mars" }, "JURISDICTION"],
      [{ GUESTS_PER_ADDRESS: "many" }, "GUESTS_PER_ADDRESS"],
      [{ MATCHES_PER_ADDRESS: "-1" }, "MATCHES_PER_ADDRESS"],
    ];
    for (const [settings, named] of wrong) {
      for (const path of ["/api/health", "/api/me", "/api/matches", "/assets/x.js"]) {
        const answer = await ask(settings, path);
        expect({ status: answer.status, body: await answer.json() }).toEqual(refusal(503, "not-configured"));
      }
      expect(String(logged.mock.lastCall?.[0])).toContain(named);
    }
    logged.mockRestore();
  });

  it("A-90 production runs without test options", async () => {
    const answer = await ask({ ENVIRONMENT: "production", TEST_OPTIONS: "" }, "/api/health");
    expect({ status: answer.status, body: await answer.json() }).toMatchObject({
      status: 200,
      body: { ok: true, environment: "production" },
    });
  });
});

describe("answers", () => {
  it("tell nothing of a fault but a code; the log tells the rest", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const DB = new Proxy({} as D1Database, {
      get() {
        throw new Error("secret of the database");
      },
    });
    const cookie = { Cookie: "__Host-ak_session=AAAAAAAAAAAAAAAAAAAAAA" };
    const answer = await ask({ DB }, "/api/me", { headers: cookie });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toBe('{"error":{"code":"try-again"}}');
    expect(String(logged.mock.calls.flat().join("\n"))).toContain("secret of the database");
    const sick = await ask({ DB }, "/api/health");
    expect(sick.status).toBe(503);
    expect(await sick.json()).toMatchObject({ ok: false, database: false });
    logged.mockRestore();
  });

  it("come although the platform restarts a match's object in between; a full one is not pressed", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const failing = (times: number, marks: object) => {
      let asked = 0;
      const MATCH = {
        getByName: (name: string) => ({
          create: async (input: CreateInput) => {
            if (++asked <= times) throw Object.assign(new Error("reset"), marks);
            return { ok: true, expiresAt: name === input.id ? Date.now() + 60_000 : null };
          },
        }),
      } as unknown as DurableObjectNamespace;
      return { MATCH, asked: () => asked };
    };
    const headers = { ...own, Cookie: await session() };
    const init = { method: "POST", headers, body: JSON.stringify(wanted) };
    for (const [times, marks, status, asked] of [
      [2, { retryable: true }, 201, 3],
      [3, { retryable: true }, 503, 3],
      [1, { retryable: true, overloaded: true }, 503, 1],
      [1, {}, 503, 1],
    ] as const) {
      const object = failing(times, marks);
      expect((await ask({ MATCH: object.MATCH }, "/api/matches", init)).status).toBe(status);
      expect(object.asked()).toBe(asked);
    }
    logged.mockRestore();
  });

  it("carry the security headers and are not stored", async () => {
    for (const path of ["/api/me", "/api/nothing", "/api/matches/x", "/nothing"]) {
      const { headers } = await exports.default.fetch(new Request(`${ORIGIN}${path}`));
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(headers.get(name)).toBe(value);
      expect(headers.get("Cache-Control")).toBe("no-store");
    }
  });

  it("allow what comes from here and WebAssembly, and run nothing that is text", () => {
    const policy = SECURITY_HEADERS["Content-Security-Policy"] ?? "";
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy.replace("'wasm-unsafe-eval'", "")).not.toContain("unsafe");
  });

  it("say not-found for an unknown path and for a method that a path does not have", async () => {
    const visitor = new Visitor();
    for (const path of ["/api", "/api/", "/api/nothing", "/api/me/x", "/api/matches/x/y/z", "/nothing"]) {
      expect(await visitor.get(path)).toEqual(refusal(404, "not-found"));
    }
    expect(await visitor.delete("/api/me")).toEqual(refusal(404, "not-found"));
    expect(await visitor.delete("/api/matches")).toEqual(refusal(404, "not-found"));
  });

  it("A-91 are logged as one JSON object each, with player and match, and never with a token, code or invite", async () => {
    const logged = vi.spyOn(console, "info").mockImplementation(() => {});
    const [anna, bo] = [new Visitor(), new Visitor()];
    const { match, code, invite } = await anna.open();
    await bo.get(`/api/invites/${invite}`);
    await bo.post("/api/codes", { code });
    const lines = logged.mock.calls.map(([line]) => String(line));
    logged.mockRestore();
    const requests = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === "request");
    expect(requests).toMatchObject([
      { level: "info", event: "request", method: "POST", route: "/api/me", status: 200, player: expect.any(String) },
      { event: "request", method: "POST", route: "/api/matches", status: 201, match, player: expect.any(String) },
      { event: "request", method: "GET", route: "/api/invites/:token", status: 200, match },
      { event: "request", method: "POST", route: "/api/me", status: 200, player: expect.any(String) },
      { event: "request", method: "POST", route: "/api/codes", status: 200, match, player: expect.any(String) },
    ]);
    for (const secret of [code, invite, anna.cookie?.split("=")[1], bo.cookie?.split("=")[1], anna.address]) {
      expect(lines.join("\n")).not.toContain(secret);
    }
  });
});

describe("assets", () => {
  const page: Fetcher = {
    ...env.ASSETS,
    fetch: async (input: RequestInfo | URL) => {
      const { pathname } = new URL(new Request(input).url);
      return pathname === "/assets/main-1a2b.js"
        ? new Response("found", { headers: { "Content-Type": "text/javascript", "Cache-Control": "public, max-age=0" } })
        : new Response("<!doctype html>", { headers: { "Content-Type": "text/html; charset=utf-8" } });
    },
  };

  it("are kept for ever, since their names change with their content", async () => {
    const answer = await ask({ ASSETS: page }, "/assets/main-1a2b.js");
    expect(await answer.text()).toBe("found");
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  });

  it("that are missing are not the page", async () => {
    const answer = await ask({ ASSETS: page }, "/assets/gone.js");
    expect({ status: answer.status, body: await answer.json() }).toEqual(refusal(404, "not-found"));
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });
});
