/** What a half is worth: which of its words are in a list, and which of them count (P-20). */
import { readHalf } from "./half.ts";
import { FILLS } from "./rules.ts";
import type { HalfOutcome, HalfTile, HalfWord } from "./view.types.ts";

export interface HalfAccount {
  readonly words: readonly HalfWord[];
  readonly counted: HalfOutcome["counted"];
  /** All that fills a half: enough letters, one crossword, no word that is in no list. */
  readonly filled: boolean;
}

/**
 * One crossword counts: the connected letters of which most lie in valid words, then those with most words, then those nearest the
 * top left. Its valid words count, each as often as it stands there.
 */
export function accountHalf(tiles: readonly HalfTile[], isValid: (word: string) => boolean): HalfAccount {
  const { runs, groups } = readHalf(tiles);
  const valid = runs.map(({ word }) => isValid(word));
  const best = Array.from({ length: groups }, (_, group) => {
    const words = runs.filter((run, index) => run.group === group && valid[index]);
    return {
      group,
      words: words.length,
      longest: Math.max(0, ...words.map(({ squares }) => squares.length)),
      letters: new Set(words.flatMap(({ squares }) => squares)).size,
    };
  }).reduce((better, one) => ((one.letters - better.letters || one.words - better.words) > 0 ? one : better), NONE);
  return {
    words: runs.map(({ word, squares, group }, index) => ({
      word,
      squares,
      valid: valid[index] === true,
      counts: valid[index] === true && group === best.group,
    })),
    counted: { words: best.words, longest: best.longest, letters: best.letters },
    filled: tiles.length === FILLS && groups === 1 && valid.every(Boolean),
  };
}

const NONE = { group: -1, words: 0, longest: 0, letters: 0 };
