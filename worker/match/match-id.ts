import type { Agreement } from "../../shared/rules/rulesets/agreements.ts";
import { derive, isSame, randomToken } from "../auth/secrets.ts";

/**
 * 128 random bits and a signature of 64 bits, in base64url. A guessed id never reaches an object. The id of a match that all play at once
 * begins with a mark, which is signed too, so that the id alone says in which class of objects the match lives.
 */
export type MatchId = string & { readonly brand: "MatchId" };

const AT_ONCE = "~";
const RANDOM_LENGTH = 22;
const SIGNATURE_BYTES = 8;
const FORM = /^~?[A-Za-z0-9_-]{33}$/;

export const modeOf = (id: MatchId): Agreement["mode"] => (id.startsWith(AT_ONCE) ? "at-once" : "turns");

const sign = (key: string, text: string): Promise<string> => derive(key, "match", text, SIGNATURE_BYTES);

export async function newMatchId(key: string, mode: Agreement["mode"]): Promise<MatchId> {
  const text = `${mode === "at-once" ? AT_ONCE : ""}${randomToken()}`;
  return `${text}${await sign(key, text)}` as MatchId;
}

/** null: no id that this server has given out. */
export async function readMatchId(key: string, text: string): Promise<MatchId | null> {
  if (!FORM.test(text)) return null;
  const signed = RANDOM_LENGTH + (text.startsWith(AT_ONCE) ? AT_ONCE.length : 0);
  return isSame(text.slice(signed), await sign(key, text.slice(0, signed))) ? (text as MatchId) : null;
}
