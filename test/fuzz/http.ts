/** Hostile requests to every route: wrong methods, paths, headers, cookies and bodies. */
import { request } from "node:http";
import type { Random } from "../../shared/rules/testing/random.ts";
import { wrongBody } from "./answers.ts";
import { deep, hostileString, hostileValue, rawJson } from "./values.ts";

const METHODS = ["GET", "GET", "POST", "POST", "DELETE", "PUT", "PATCH", "HEAD", "OPTIONS", "PROPFIND"];
const ROUTES = [
  "/api/me",
  "/api/me/socket",
  "/api/account",
  "/api/account/export",
  "/api/account/session",
  "/api/account/sessions",
  "/api/account/sessions/:id",
  "/api/matches",
  "/api/matches/commitments",
  "/api/matches/:id",
  "/api/matches/:id/socket",
  "/api/matches/:id/socket?after=:id",
  "/api/matches/:id/record",
  "/api/matches/:id/seat",
  "/api/invites/:id",
  "/api/codes",
  "/api/codes/look",
  "/api/challenges",
  "/api/challenges/:id",
  "/api/inbox/read",
  "/api/friends",
  "/api/friends/find",
  "/api/friends/reachable",
  "/api/words/reports",
  "/api/health",
  "/api/:id",
  "/api/bench-usage",
  "/lexicons/:id",
  "/lexicons/index.json",
  "/assets/:id",
  "/:id",
];
const BODIES: readonly ((draw: Random) => unknown)[] = [
  (draw) => ({
    ruleset: one(draw, "kraft"),
    lexicon: one(draw, "sv"),
    format: one(draw, "casual"),
    options: { players: one(draw, 3) },
  }),
  (draw) => ({ ruleset: "alfapet", lexicon: "sv", format: "blitz", options: one(draw, { theme: { words: ["ABC"], bonus: 1 } }) }),
  (draw) => ({ ruleset: "kraft", lexicon: "sv", format: "casual", test: hostileValue(draw) }),
  (draw) => ({ ruleset: "express", lexicon: "sv", format: one(draw, "blitz"), options: one(draw, { names: ["ANNA"] }) }),
  (draw) => ({ ruleset: "kraft", lexicon: "sv", format: "casual", to: one(draw, { code: one(draw, "BCDFGHJK") }) }),
  (draw) => ({ whom: one(draw, { match: one(draw, "M"), seat: one(draw, 1) }), does: one(draw, "ask") }),
  (draw) => ({ who: one(draw, "Anna"), items: one(draw, ["ended:M"]), reachable: one(draw, "friends") }),
  (draw) => ({ name: one(draw, "Anna"), colour: one(draw, 3) }),
  (draw) => ({ code: one(draw, "BCDFGH") }),
  (draw) => ({
    lexicon: one(draw, "sv"),
    version: one(draw, "0".repeat(12)),
    word: one(draw, "katt"),
    kind: one(draw, "missing"),
  }),
  (draw) => hostileValue(draw),
];

const one = (draw: Random, right: unknown): unknown => (draw.chance(0.3) ? hostileValue(draw) : right);
/** What may stand in a header or a path at all. */
const printable = (text: string): string =>
  text.replaceAll(/[^\x21-\x7e]/g, (bad) => encodeURIComponent(bad.isWellFormed() ? bad : "?"));

export interface Known {
  readonly url: URL;
  readonly ids: readonly string[];
  readonly cookie: string;
}

/** Null: answered as it should be. */
export async function hostileRequest(draw: Random, { url, ids, cookie }: Known): Promise<string | null> {
  const method = draw.pick(METHODS) ?? "GET";
  const id = (): string => (draw.chance(0.4) ? (draw.pick(ids) ?? "x") : printable(hostileString(draw)).slice(0, 3000) || "x");
  const path = (draw.pick(ROUTES) ?? "/").replaceAll(":id", () => id());
  const body = method === "GET" || method === "HEAD" ? "" : bodyOf(draw);
  const headers: Record<string, string> = {
    ...(draw.chance(0.8) ? { Origin: draw.chance(0.9) ? url.origin : printable(hostileString(draw)) } : {}),
    ...(draw.chance(0.2) ? { "Sec-Fetch-Site": draw.pick(["same-origin", "cross-site", "none", "\\"]) ?? "" } : {}),
    ...(draw.chance(0.8)
      ? { "Content-Type": draw.pick(["application/json", "application/json; charset=x", "text/plain", ";"]) ?? "" }
      : {}),
    ...(draw.chance(0.6)
      ? { Cookie: draw.chance(0.5) ? cookie : `ak_session=${printable(hostileString(draw)).slice(0, 2000)}` }
      : {}),
    ...(draw.chance(0.15) ? { Upgrade: draw.pick(["websocket", "h2c", "WebSocket, x"]) ?? "", Connection: "Upgrade" } : {}),
    ...(draw.chance(0.1) ? { "x-ak-player": "anna", "x-partykit-props": '{"a":1}', "x-partykit-room": "a" } : {}),
    ...(draw.chance(0.1)
      ? { "If-None-Match": printable(hostileString(draw)), "Accept-Encoding": printable(hostileString(draw)) }
      : {}),
  };
  const { status, type, text } = await send(url, method, path.startsWith("/") ? path : `/${path}`, headers, body);
  // The runtime's own answer to what is no HTTP.
  if (status >= 400 && status < 500 && /^(ERROR:|invalid URI$)/.test(text)) return null;
  const wrong = wrongBody(status, type, method === "HEAD" ? "" : text);
  return wrong === null
    ? null
    : `${method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 400)} ${body.slice(0, 300)}: ${wrong}`;
}

function bodyOf(draw: Random): string {
  const kind = draw.below(10);
  if (kind < 6) return JSON.stringify(draw.pick(BODIES)?.(draw)) ?? "";
  if (kind < 7) return deep(draw);
  if (kind < 8) return rawJson(draw);
  return hostileString(draw).repeat(draw.chance(0.1) ? 2000 : 3);
}

function send(
  url: URL,
  method: string,
  path: string,
  headers: Record<string, string>,
  body: string,
): Promise<{ readonly status: number; readonly type: string; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const bytes = Buffer.from(body);
    const length = bytes.length > 0 ? { "Content-Length": bytes.length } : {};
    const asking = request(
      { host: url.hostname, port: url.port, method, path, headers: { ...headers, ...length }, agent: false },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            type: answer.headers["content-type"] ?? "",
            text: Buffer.concat(parts).toString(),
          }),
        );
        answer.on("error", reject);
      },
    );
    // An accepted upgrade is somebody's socket, and is let go.
    asking.on("upgrade", (answer, socket) => {
      socket.destroy();
      resolve({ status: answer.statusCode ?? 0, type: "", text: "" });
    });
    asking.on("error", (error) => {
      // A body that is too large may be cut off before it is read.
      if (/ECONNRESET|EPIPE/.test(String(error)) && bytes.length > 4096) resolve({ status: 413, type: "", text: "" });
      else reject(error);
    });
    asking.setTimeout(20_000, () => asking.destroy(new Error("no answer in 20 s")));
    asking.end(bytes);
  });
}
