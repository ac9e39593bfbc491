import * as v from "valibot";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createMatch } from "./matches.ts";
import { requestOnce } from "./once.ts";

const Body = v.object({ match: v.string() });
const ID = "Idempotency-Key";
type Sent = { readonly path: string; readonly id: string | undefined; readonly body: Record<string, unknown> };

let sent: Sent[] = [];
let answers: (() => Response)[] = [];

const ok = () => Response.json({ match: "m", code: "c", invite: "i", link: "/i/i" });
const lost = () => {
  throw new TypeError("Failed to fetch");
};
const refused = (code: string, status: number) => () => Response.json({ error: { code } }, { status });

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  let commitments = 0;
  sent = [];
  answers = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    if (path === "/api/me") return Response.json({ player: null, protocol: 4, oldest: 1 });
    if (path.endsWith("/commitments")) {
      commitments++;
      return Response.json({ match: `match-${commitments}`, commit: `commit-${commitments}` });
    }
    const headers = init.headers as Record<string, string>;
    sent.push({ path, id: headers[ID], body: JSON.parse(String(init.body ?? "{}")) });
    return (answers.shift() ?? ok)();
  });
});

const post = (body: object) => requestOnce("POST", "/api/x", Body, body);
const ids = () => sent.map(({ id }) => id);

describe("A-07 a request that may be pressed again", () => {
  it("keeps its id until an answer arrives", async () => {
    answers = [lost, refused("try-again", 503), refused("too-many", 429)];
    for (let press = 0; press < 5; press++) await post({ a: 1 });
    expect(ids()[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(ids().slice(0, 4)).size).toBe(1);
    expect(ids()[4]).not.toBe(ids()[0]);
  });

  it("is a new one after a final refusal, or where a field has changed", async () => {
    answers = [refused("no-such-invite", 404), lost, lost, lost];
    for (const a of [1, 1, 2, 1]) await post({ a });
    expect(new Set(ids()).size).toBe(4);
  });

  it("of another page does not get in its way", async () => {
    answers = [lost, lost];
    await post({ a: 1 });
    await requestOnce("DELETE", "/api/y", Body);
    await post({ a: 1 });
    expect(ids()[2]).toBe(ids()[0]);
  });

  it("R-21 makes the same match with the same nonce, and another one after the answer", async () => {
    const wanted = { ruleset: "kraft", lexicon: "sv", format: "casual" } as const;
    answers = [lost];
    for (let press = 0; press < 3; press++) await createMatch(wanted);
    const [first, second, third] = sent;
    expect(second).toEqual(first);
    expect(first?.body).toMatchObject({ match: "match-1", nonce: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(third?.body.match).toBe("match-2");
    expect(third?.body.nonce).not.toBe(first?.body.nonce);
  });
});
