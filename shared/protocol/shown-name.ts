/** Names of players: what is seen of one, and how two are compared. */
import * as v from "valibot";

/** Characters that are never drawn: fillers, joiners, variation selectors, marks of direction. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu;
/** Marks beyond the second on one letter, and marks that enclose others. */
const MANY_MARKS = /(\p{M}{2})\p{M}+/gu;
const ENCLOSING = /\p{Me}/gu;

/** Two names with one key look alike: NFKC, case folding, without what is invisible. A name is found by it. */
export const nameKey = (name: string): string =>
  name
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    // Upper case first: it folds the sharp s and the final sigma, too.
    .toUpperCase()
    .toLowerCase()
    .normalize("NFKC")
    .trim()
    .replace(/\s+/g, " ");

/** The part of a stored name that is seen. A name from before there were rules may have others; an empty one is that of a deleted player. */
export function visibleName(name: string): string {
  const seen = name
    .normalize("NFD")
    .replace(INVISIBLE, "")
    .replace(ENCLOSING, "")
    .replace(MANY_MARKS, "$1")
    .normalize("NFC")
    .trim();
  return seen === "" && name !== "" ? "?" : seen;
}

/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const [ISOLATE, END_ISOLATE] = ["\u2068", "\u2069"];

/** The visible part, so that it cannot change the direction of a sentence that it stands in. */
export function shownName(name: string): string {
  const seen = visibleName(name);
  return RIGHT_TO_LEFT.test(seen) ? `${ISOLATE}${seen}${END_ISOLATE}` : seen;
}

/** A name in an answer of the server. */
export const ShownName = v.pipe(v.string(), v.transform(shownName));
