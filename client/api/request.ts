import * as v from "valibot";
import { ErrorBody, type HttpErrorCode } from "../../shared/protocol/http.ts";

/** The server's own codes, and what only the client can notice. Each has a text in the catalogue. */
export type ApiErrorCode = HttpErrorCode | "unreachable" | "no-answer" | "foreign-answer" | "outdated";

/** `at` names the field that was refused. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: ApiErrorCode; readonly at?: string };

/** The form of every refusal of ours, whatever code a newer server has for it. */
const AnyRefusal = v.object({ error: v.object({ code: v.string() }) });

type Method = "GET" | "POST" | "DELETE";

/** Several times what the slowest answer takes over a network that is worth using. */
const PATIENCE_MS = 10_000;

const failure = (code: ApiErrorCode, at?: string): Answer<never> =>
  at === undefined ? { ok: false, code } : { ok: false, code, at };

function parse(text: string): { readonly json: unknown } | null {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return null;
  }
}

/**
 * One request of the HTTP API. Never throws, and never waits without end: without a connection the code is `unreachable`, and
 * `no-answer` where nothing came in time. What is no JSON, or refuses in another form than ours, was not said by our server
 * (`foreign-answer`: a network that asks for a login, a proxy); JSON of a shape that this client does not know was said by a newer one
 * (`outdated`, A-93).
 */
export async function request<Schema extends v.GenericSchema>(
  method: Method,
  path: string,
  schema: Schema,
  body?: unknown,
): Promise<Answer<v.InferOutput<Schema>>> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, {
      method,
      credentials: "same-origin",
      cache: "no-store",
      // Ours sends nobody elsewhere: whoever does is in between.
      redirect: "manual",
      signal: patience,
      headers:
        body === undefined ? { accept: "application/json" } : { accept: "application/json", "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    text = await response.text();
  } catch {
    return failure(patience.aborted ? "no-answer" : "unreachable");
  }
  const received = parse(text);
  if (received === null) return failure(response.status >= 500 ? "try-again" : "foreign-answer");
  if (!response.ok) {
    const refused = v.safeParse(ErrorBody, received.json);
    if (refused.success) return failure(refused.output.error.code, refused.output.error.at);
    if (response.status >= 500) return failure("try-again");
    return failure(v.is(AnyRefusal, received.json) ? "outdated" : "foreign-answer");
  }
  const parsed = v.safeParse(schema, received.json);
  return parsed.success ? { ok: true, value: parsed.output } : failure("outdated");
}
