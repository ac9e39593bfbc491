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

  it("says that the answer came from elsewhere where a network asks for a login in the server's place", async () => {
    const page = "<!doctype html><title>Log in to the Wi-Fi</title>";
    for (const status of [200, 403, 404]) {
      answerWith(async () => new Response(page, { status, headers: { "content-type": "text/html" } }));
      expect(await request("GET", "/api/x", Body)).toEqual({ ok: false, code: "foreign-answer" });
    }
    for (const said of [{ error: "login_required" }, { message: "blocked" }, null, []]) {
      answerWith(async () => Response.json(said, { status: 403 }));
      expect(await request("GET", "/api/x", Body)).toEqual({ ok: false, code: "foreign-answer" });
    }
    answerWith(async () => Response.error());
    expect(await request("GET", "/api/x", Body)).toEqual({ ok: false, code: "foreign-answer" });
  });

  it.each(["the answer", "its body"])("waits ten seconds for %s, and no longer", async (what) => {
    const expired = new AbortController();
    const limit = vi.spyOn(AbortSignal, "timeout").mockReturnValue(expired.signal);
    const never = (signal: AbortSignal) =>
      new Promise<never>((_, no) => signal.addEventListener("abort", () => no(signal.reason)));
    const begun = new Promise<void>((resolve) => {
      vi.stubGlobal("fetch", async (_: string, { signal }: { readonly signal: AbortSignal }) => {
        resolve();
        if (what === "the answer") return never(signal);
        return new Response(
          new ReadableStream({ start: (body) => signal.addEventListener("abort", () => body.error(signal.reason)) }),
        );
      });
    });
    const asked = request("GET", "/api/x", Body);
    await begun;
    expired.abort();
    expect(await asked).toEqual({ ok: false, code: "no-answer" });
    expect(limit).toHaveBeenCalledWith(10_000);
    limit.mockRestore();
  });

  it("says unreachable where the connection breaks in the middle of the answer", async () => {
    answerWith(async () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError("network error")) })));
    expect(await request("GET", "/api/x", Body)).toEqual({ ok: false, code: "unreachable" });
  });

  it("A-93 says outdated for a shape that this client does not know", async () => {
    for (const said of [Response.json({ game: "abc" }), Response.json({ error: { code: "a-new-one" } }, { status: 409 })]) {
      answerWith(async () => said);
      expect(await request("GET", "/api/x", Body)).toEqual({ ok: false, code: "outdated" });
    }
  });
});
