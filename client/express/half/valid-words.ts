/** What counts as a word in Express: it stands in the match's lexicon, in the English one, or among the agreed names (P-20). */
import { normalise } from "../../../shared/lexicon/alphabet.ts";
import type { SquareName } from "../../../shared/rules/model.ts";
import type { Words } from "../../words/words.ts";

export interface ValidWords {
  /** Null while nobody here can tell. */
  known(word: string): boolean | null;
}

interface Agreed {
  readonly names: readonly string[];
  /** Words that the server has found in no list. */
  readonly refused: readonly string[];
}

/** `lists`: the match's own and, unless that is it, the English one. Reads their signals: who asks again hears of a list that came. */
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

/** One list that speaks for all of them: why a word does not count, where one could look it up. */
export function spokenFor(own: Words, valid: ValidWords): Words {
  return { ...own, why: (word) => (valid.known(word) === true ? null : own.why(word)) };
}

interface LaidWord {
  readonly word: string;
  readonly squares: readonly SquareName[];
}

/** Words that were not there a moment ago: what a change has brought about. */
export function newsOf<Word extends LaidWord>(words: readonly Word[], before: ReadonlySet<string>): readonly Word[] {
  return words.filter((word) => !before.has(keyOf(word)));
}

export const keyOf = ({ word, squares }: LaidWord): string => `${word} ${squares.join("")}`;
