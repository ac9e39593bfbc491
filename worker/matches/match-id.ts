import { derive, isSame, randomToken } from "../auth/secrets.ts";

/** 128 random bits and a signature of 64, base64url: whoever guesses one never reaches an object. */
export type MatchId = string & { readonly brand: "MatchId" };

const RANDOM_LENGTH = 22;
const SIGNATURE_BYTES = 8;
const FORM = /^[A-Za-z0-9_-]{33}$/;

const sign = (key: string, random: string): Promise<string> => derive(key, "match", random, SIGNATURE_BYTES);

export async function newMatchId(key: string): Promise<MatchId> {
  const random = randomToken();
  return `${random}${await sign(key, random)}` as MatchId;
}

/** null: no id that this server has given out. */
export async function readMatchId(key: string, text: string): Promise<MatchId | null> {
  if (!FORM.test(text)) return null;
  return isSame(text.slice(RANDOM_LENGTH), await sign(key, text.slice(0, RANDOM_LENGTH))) ? (text as MatchId) : null;
}
