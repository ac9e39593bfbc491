/** The valid words of Express: those of the match's lexicon, of the English one, and the agreed names (P-20). */
import { normalise } from "../../../shared/lexicon/alphabet.ts";
import type { SquareName } from "../../../shared/rules/model.ts";
import type { Words } from "../../words/words.ts";

export interface ValidWords {
  /** Null if this device cannot tell. */
  known(word: string): boolean | null;
}

interface Agreed {
  readonly names: readonly string[];
  /** Words that the server found in no list. */
  readonly refused: readonly string[];
}

/** `lists` are the match's own and the English one. It reads their signals, so the caller learns of a list that has loaded. */
export function validWords(lists: readonly Words[], agreed: () => Agreed): ValidWords {
  return {
    known(word) {
      const { names, refused } = agreed();
      if (names.includes(normalise(word))) return true;
      const said = lists.map(({ list }) => list.value?.has(word) ?? null);
      if (said.includes(true)) return true;
      return said.includes(null) && !refused.includes(word) ? null : false;
    },
  };
}

/** One list that speaks for all of them: why a word does not count. */
export function spokenFor(own: Words, valid: ValidWords): Words {
  return { ...own, why: (word) => (valid.known(word) === true ? null : own.why(word)) };
}

interface LaidWord {
  readonly word: string;
  readonly squares: readonly SquareName[];
}

/** The words that a change has made. */
export function newsOf<Word extends LaidWord>(words: readonly Word[], before: ReadonlySet<string>): readonly Word[] {
  return words.filter((word) => !before.has(keyOf(word)));
}

export const keyOf = ({ word, squares }: LaidWord): string => `${word} ${squares.join("")}`;
