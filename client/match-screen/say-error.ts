import { ERROR_CODES } from "../../shared/protocol/codes.ts";
import { rejectedWords, type WireError } from "../../shared/protocol/server-message.ts";
import { sayRefused, type Why } from "../board/index.ts";
import { t } from "../i18n/index.ts";

/** A newer server may send codes that this client does not know. */
const isKnown = (code: string): boolean => ERROR_CODES.some((known) => known === code);

/** The text of a refusal. Refused words are named (R-15, K-28). */
export function sayError(error: WireError, why?: Why): string {
  const { errors } = t();
  const rejected = rejectedWords(error);
  if (rejected.length > 0) return sayRefused(rejected, why);
  return isKnown(error.code) ? errors[error.code] : errors["try-again"];
}
