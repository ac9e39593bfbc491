import * as v from "valibot";
import { ErrorBody, type HttpErrorCode } from "../../shared/protocol/http.ts";

/** The server's codes and those that only the client can find. Each has a text in the catalogue. */
export type ApiErrorCode = HttpErrorCode | "unreachable" | "no-answer" | "foreign-answer" | "outdated";

/** `at` names the field that was refused. */
export type ApiAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: ApiErrorCode; readonly at?: string };

/** The form of every refusal of our server. A newer server may send codes that this client does not know. */
const AnyRefusal = v.object({ error: v.object({ code: v.string() }) });

export type Method = "GET" | "POST" | "DELETE";

/** Several times the slowest answer over a usable network. */
const PATIENCE_MS = 10_000;

const failure = (code: ApiErrorCode, at?: string): ApiAnswer<never> =>
  at === undefined ? { ok: false, code } : { ok: false, code, at };

function parse(text: string): { readonly json: unknown } | null {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return null;
  }
}

/**
 * Sends one request to the HTTP API. It never throws and never waits without end: the code is `unreachable` without a
 * connection and `no-answer` after a time-out. `foreign-answer` means that something else answered, such as a network that
 * asks for a login. `outdated` means that a newer server sent JSON of a shape that this client does not know.
 */
export async function request<Schema extends v.GenericSchema>(
  method: Method,
  path: string,
  schema: Schema,
  body?: unknown,
  more: Readonly<Record<string, string>> = {},
): Promise<ApiAnswer<v.InferOutput<Schema>>> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, {
      method,
      credentials: "same-origin",
      cache: "no-store",
      // Our server never redirects. A redirect comes from something in between.
      redirect: "manual",
      signal: patience,
      headers: { ...more, accept: "application/json", ...(body === undefined ? {} : { "content-type": "application/json" }) },
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
