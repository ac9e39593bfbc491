import { env, exports } from "cloudflare:workers";
import * as v from "valibot";
import { MatchMade } from "../../shared/protocol/http.ts";
import type { Format } from "../../shared/rules/model.ts";

export const ORIGIN = "https://alfa.test";

let addresses = 0;

/** A browser of its own: keeps its cookie, names its origin, has its address. */
export class Visitor {
  cookie: string | null = null;
  readonly address = `198.51.100.${++addresses}`;

  async send(path: string, init: RequestInit & { readonly headers?: Record<string, string> } = {}): Promise<Response> {
    const headers: Record<string, string> = { "CF-Connecting-IP": this.address, ...init.headers };
    if (this.cookie !== null) headers.Cookie = this.cookie;
    const answer = await exports.default.fetch(new Request(new URL(path, ORIGIN), { ...init, headers }));
    const given = answer.headers.get("Set-Cookie");
    if (given !== null) this.cookie = given.split(";")[0] ?? null;
    return answer;
  }

  async get(path: string): Promise<Answer> {
    return read(await this.send(path));
  }

  /** As the client does it: a session first. */
  async post(path: string, body: unknown = {}): Promise<Answer> {
    if (this.cookie === null && path !== "/api/me") await this.post("/api/me");
    return this.postBare(path, body);
  }

  /** With the session that there is, or none. */
  async postBare(path: string, body: unknown = {}, more: Record<string, string> = {}): Promise<Answer> {
    const headers = { ...more, Origin: ORIGIN, "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json" };
    return read(await this.send(path, { method: "POST", headers, body: JSON.stringify(body) }));
  }

  async delete(path: string, more: Record<string, string> = {}): Promise<Answer> {
    return read(await this.send(path, { method: "DELETE", headers: { ...more, Origin: ORIGIN } }));
  }

  async open(format: Format = "casual"): Promise<MatchMade> {
    const { status, body } = await this.post("/api/matches", { ruleset: "kraft", lexicon: "sv", format });
    if (status !== 201) throw new Error(`no match was made: ${status} ${JSON.stringify(body)}`);
    return v.parse(MatchMade, body);
  }
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

async function read(answer: Response): Promise<Answer> {
  return { status: answer.status, body: await answer.json() };
}

export const refusal = (status: number, code: string, at?: string) => ({
  status,
  body: { error: at === undefined ? { code } : { code, at } },
});

const TABLES = [
  "players",
  "sessions",
  "matches",
  "seats",
  "invites",
  "code_attempts",
  "account_news",
  "address_use",
  "applied",
  "relations",
  "requests",
  "word_reports",
];

/** How many rows each table holds. */
export async function rowCounts(): Promise<Record<string, number>> {
  const counts = await env.DB.batch<{ rows: number }>(
    TABLES.map((table) => env.DB.prepare(`SELECT count(*) AS rows FROM ${table}`)),
  );
  return Object.fromEntries(TABLES.map((table, i) => [table, counts[i]?.results[0]?.rows ?? -1]));
}
