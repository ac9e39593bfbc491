import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ErrorBody, HttpErrorCode } from "../../shared/protocol/http.ts";
import type { Ctx } from "../app.types.ts";

const STATUS: Readonly<Record<HttpErrorCode, ContentfulStatusCode>> = {
  "bad-request": 400,
  "no-session": 401,
  "bad-origin": 403,
  "no-such-match": 404,
  "no-such-invite": 404,
  "no-such-challenge": 404,
  "no-such-player": 404,
  "not-found": 404,
  "seat-taken": 409,
  "not-reachable": 409,
  "blocked-by-you": 409,
  "asked-by-many": 409,
  "too-many-matches": 409,
  "blitz-taken": 409,
  "id-reused": 409,
  "too-large": 413,
  "too-many": 429,
  "try-again": 503,
  "not-configured": 503,
};

/** The one form of a failed answer; `at` names the field of the body. */
export function refuse(c: Ctx, code: HttpErrorCode, at?: string): Response {
  c.set("code", code);
  const body: ErrorBody = { error: at === undefined ? { code } : { code, at } };
  return c.json(body, STATUS[code]);
}
