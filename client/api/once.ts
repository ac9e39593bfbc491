import * as v from "valibot";
import { Commitment, REQUEST_ID_HEADER } from "../../shared/protocol/http.ts";
import type { GameId } from "../../shared/rules/model.ts";
import { deviceStorage } from "../storage/device-storage.ts";
import { type ApiAnswer, type ApiErrorCode, type Method, request } from "./request.ts";

/** A request that has no answer yet. `commitment`: of the match that it makes. */
const Pending = v.object({
  action: v.string(),
  terms: v.string(),
  id: v.string(),
  at: v.number(),
  commitment: v.exactOptional(Commitment),
});
type Pending = v.InferOutput<typeof Pending>;

const KEY = "alfa-kraft:requests";
const MAX_PENDING = 20;
/** The server forgets a request after this time. */
const KEPT_MS = 86_400_000;
const ID_BYTES = 16;

/** After these the request may have been carried out or may still succeed, so that pressing again repeats it. */
const NOT_FINAL: readonly ApiErrorCode[] = [
  "unreachable",
  "no-answer",
  "foreign-answer",
  "outdated",
  "try-again",
  "too-many",
  "no-session",
];

function all(): readonly Pending[] {
  try {
    const read = v.safeParse(v.array(Pending), JSON.parse(deviceStorage.getItem(KEY) ?? "[]"));
    return read.success ? read.output.filter(({ at }) => at > Date.now() - KEPT_MS) : [];
  } catch {
    return [];
  }
}

const save = (pending: readonly Pending[]): void => deviceStorage.setItem(KEY, JSON.stringify(pending.slice(-MAX_PENDING)));

/** The pending request of this action if its terms are the same; other terms make a new request in its place. */
const find = (action: string, terms: string): Pending | undefined =>
  all().find((one) => one.action === action && one.terms === terms);

const keep = (pending: Pending): void => save([...all().filter(({ action }) => action !== pending.action), pending]);

function settle<T>(action: string, id: string, answer: ApiAnswer<T>): ApiAnswer<T> {
  if (answer.ok || !NOT_FINAL.includes(answer.code)) save(all().filter((one) => one.action !== action || one.id !== id));
  return answer;
}

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(ID_BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * A request that the server carries out once. Its id is made at the first press and kept, also over a reload, until an answer arrives or
 * the body changes.
 */
export async function requestOnce<Schema extends v.GenericSchema>(
  method: Exclude<Method, "GET">,
  path: string,
  schema: Schema,
  body?: unknown,
): Promise<ApiAnswer<v.InferOutput<Schema>>> {
  const action = `${method} ${path}`;
  const terms = JSON.stringify(body ?? null);
  const pending = find(action, terms) ?? { action, terms, id: newId(), at: Date.now() };
  keep(pending);
  return settle(action, pending.id, await request(method, path, schema, body, { [REQUEST_ID_HEADER]: pending.id }));
}

/**
 * Makes a match under the id of a commitment. The commitment is kept like the id of a request, so that a repeated press asks for the same
 * match with the same nonce.
 */
export async function withCommitment<T>(
  action: string,
  wanted: { readonly ruleset: GameId },
  make: (commitment: Commitment | null) => Promise<ApiAnswer<T>>,
): Promise<ApiAnswer<T>> {
  const name = `commitment ${action}`;
  const terms = JSON.stringify(wanted);
  const known = find(name, terms)?.commitment;
  if (known !== undefined) return settle(name, known.match, await make(known));
  const promised = await request("POST", "/api/matches/commitments", Commitment, { ruleset: wanted.ruleset });
  if (!promised.ok) return promised.code === "unreachable" ? promised : make(null);
  const commitment = promised.value;
  keep({ action: name, terms, id: commitment.match, at: Date.now(), commitment });
  return settle(name, commitment.match, await make(commitment));
}
