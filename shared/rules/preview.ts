import { diceOf, type Play } from "./effects.ts";
import type { Bonuses } from "./events.types.ts";
import { type Lying, lyingAfter } from "./grid.ts";
import type { RuleError, ScoredWord, WordList } from "./model.ts";
import { judge, normalPlay } from "./play/judge.ts";
import { type Score, scoreOf } from "./play/score.ts";
import { type Position, positionOfView } from "./position.ts";
import { squareName } from "./squares.ts";
import type { GameView } from "./view.types.ts";

/** A formed word, and whether the lexicon has it; null without a lexicon. */
interface PreviewWord extends ScoredWord {
  readonly known: boolean | null;
  /** False for a word that the play only changes by a morph: it must be valid and scores nothing (K-33). */
  readonly scores: boolean;
}

const NOTHING: Score = { words: [], bonuses: { placement: 0, combo: 0, fullRack: 0, theme: 0 }, points: 0, coins: 0 };

/** What a draft would give if it were played now. */
export interface Preview {
  /** What the server would say, the clock and the turn apart. */
  readonly error: RuleError | null;
  readonly words: readonly PreviewWord[];
  readonly main: ScoredWord | null;
  readonly points: number;
  readonly coins: number;
  readonly bonuses: Bonuses;
}

/** Where a puzzle tells what its dice show, they count beforehand (D-02). */
function withKnownDice({ table }: Position, play: Play, lying: Lying): Lying {
  const { die } = table;
  const dice = die === undefined ? [] : diceOf(play).map(({ at }) => ({ at, value: die }));
  return dice.length === 0 ? lying : lyingAfter(table, play, dice);
}

/**
 * Judged and scored by the code that the server decides with. Dice count 0 until they are rolled, and unknown words
 * are scored all the same: the server has the last word (K-28).
 */
export function previewPlay(view: GameView, draft: Play, words: WordList | null): Preview {
  const position = positionOfView(view);
  const play = normalPlay(draft);
  const { error, formed, touched, main, lying } = judge(position, play, words);
  const rolled = lying === null ? null : withKnownDice(position, play, lying);
  const score = rolled === null || formed.length === 0 ? NOTHING : scoreOf(position, play, formed, rolled);
  const known = (word: string) => (words === null ? null : words.has(word));
  const scored = score.words.map((word) => ({ ...word, known: known(word.word), scores: true }));
  const changed = touched.map(({ word, squares }) => ({
    word,
    squares: squares.map((square) => squareName(square, view.size)),
    points: 0,
    known: known(word),
    scores: false,
  }));
  return {
    error,
    words: [...scored, ...changed],
    main: main === null ? null : (score.words[0] ?? null),
    points: score.points,
    coins: score.coins,
    bonuses: score.bonuses,
  };
}
