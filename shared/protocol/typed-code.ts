/** Codes and invite links, read out of whatever was typed or pasted. */
import { CODE_LETTERS } from "./http.ts";

/** Never drawn: joiners, marks of direction, soft hyphens. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/** Between the two halves of a code; a minus sign is no dash in Unicode. */
const DASHES = /[\p{Pd}\u2212_]/gu;
/** An invite link of any origin; 128 bits in base64url. */
const LINK = /\/i\/([\w-]{22})(?![\w-])/;

/** Full width becomes plain. */
const plain = (typed: string): string => typed.normalize("NFKC").replace(INVISIBLE, "");

const isCode = (text: string, length: number): boolean =>
  text.length === length && [...text.toUpperCase()].every((letter) => CODE_LETTERS.includes(letter));

/** The code of this length in the text; null: none. Words may stand around it, and signs in it. */
export function readCode(typed: string, length: number): string | null {
  const text = plain(typed);
  const whole = text.replace(/[^\p{L}\p{N}]/gu, "");
  if (isCode(whole, length)) return whole.toUpperCase();
  const words = text.replace(DASHES, "").split(/[^\p{L}\p{N}]+/u);
  const pairs = words.slice(1).map((word, i) => `${words[i]}${word}`);
  const codes = [...words, ...pairs].filter((word) => isCode(word, length));
  // Codes are shown in capitals; a word in small letters may look like one.
  return (codes.find((code) => code === code.toUpperCase()) ?? codes[0])?.toUpperCase() ?? null;
}

/** The token of an invite link in the text; null: none. */
export const readInviteLink = (typed: string): string | null => LINK.exec(plain(typed))?.[1] ?? null;
