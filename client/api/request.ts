import * as v from "valibot";
import { ErrorBody, type HttpErrorCode } from "../../shared/protocol/http.ts";

/** The server's own codes, and what only the client can notice. Each has a text in the catalogue. */
export type ApiErrorCode = HttpErrorCode | "unreachable" | "outdated";

/** `at` names the field that was refused. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: ApiErrorCode; readonly at?: string };

type Method = "GET" | "POST" | "DELETE";

const failure = (code: ApiErrorCode, at?: string): Answer<never> =>
  at === undefined ? { ok: false, code } : { ok: false, code, at };

async function json(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

/**
 * One request of the HTTP API. Never throws: without a connection the code is `unreachable`; an answer of a shape that this
 * client does not know is `outdated`, since only a newer server gives one.
 */
export async function request<Schema extends v.GenericSchema>(
  method: Method,
  path: string,
  schema: Schema,
  body?: unknown,
): Promise<Answer<v.InferOutput<Schema>>> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: "same-origin",
      cache: "no-store",
      headers:
        body === undefined ? { accept: "application/json" } : { accept: "application/json", "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    return failure("unreachable");
  }
  const received = await json(response);
  if (!response.ok) {
    const refused = v.safeParse(ErrorBody, received);
    if (refused.success) return failure(refused.output.error.code, refused.output.error.at);
    return failure(response.status >= 500 ? "try-again" : "outdated");
  }
  const parsed = v.safeParse(schema, received);
  return parsed.success ? { ok: true, value: parsed.output } : failure("outdated");
}
