import * as v from "valibot";
import { afterEach, describe, expect, it, vi } from "vitest";
import { request } from "./request.ts";

const Body = v.object({ match: v.string() });

function answerWith(make: () => Promise<Response>) {
  vi.stubGlobal("fetch", vi.fn(make));
}

afterEach(() => vi.unstubAllGlobals());

describe("one request of the API", () => {
  it("gives the body that the schema describes", async () => {
    answerWith(async () => Response.json({ match: "abc", more: 1 }));
    expect(await request("GET", "/api/x", Body)).toEqual({ ok: true, value: { match: "abc" } });
  });

  it("gives the server's code and the field at fault", async () => {
    answerWith(async () => Response.json({ error: { code: "bad-request", at: "format" } }, { status: 400 }));
    expect(await request("POST", "/api/x", Body, {})).toEqual({ ok: false, code: "bad-request", at: "format" });
  });

  it("says unreachable without a connection", async () => {
    answerWith(async () => Promise.reject(new TypeError("Failed to fetch")));
    expect(await request("GET", "/api/x", Body)).toEqual({ ok: false, code: "unreachable" });
  });

  it("says try-again where a proxy answers in the server's place", async () => {
    answerWith(async () => new Response("<h1>Bad gateway</h1>", { status: 502 }));
    expect(await request("GET", "/api/x", Body)).toEqual({ ok: false, code: "try-again" });
  });

  it("A-93 says outdated for a shape that this client does not know", async () => {
    answerWith(async () => Response.json({ game: "abc" }));
    expect(await request("GET", "/api/x", Body)).toEqual({ ok: false, code: "outdated" });
  });
});
