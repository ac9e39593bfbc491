/**
 * Is a play legal, and what does it form: one judgement for the server's decision and the client's preview.
 * Errors come in the order of V-03; what a play forms is told as soon as its tiles can lie where they lie.
 */
import type { Play } from "../effects.ts";
import { type Lying, lyingAfter } from "../grid.ts";
import type { RuleError, WordList } from "../model.ts";
import type { Position } from "../position.ts";
import { squareNumber } from "../squares.ts";
import { normalLetter } from "../tiles.ts";
import { type FormedWord, longest, wordsThrough } from "../words.ts";
import { checkLayout, type Layout, layoutOf } from "./layout.ts";
import { checkLetters } from "./letters.ts";
import { checkMeans } from "./means.ts";
import { checkSquares } from "./squares.ts";
import { stopsLieWell } from "./stops.ts";
import { checkTargets } from "./targets.ts";

export interface Judgement {
  readonly error: RuleError | null;
  /** The words that the play forms, the main word first. */
  readonly formed: readonly FormedWord[];
  /** Words through a tile morphed on the board that the play does not form: checked, not scored (K-33). */
  readonly touched: readonly FormedWord[];
  readonly main: FormedWord | null;
  /** How the tiles lie once they are down, as far as it was worked out; dice not rolled. */
  readonly lying: Lying | null;
}

/** Input is normalised before it is looked up. */
export function normalPlay(play: Play): Play {
  const normal = <T extends { readonly letter?: string }>(item: T): T => {
    const letter = item.letter === undefined ? undefined : normalLetter(item.letter);
    return letter === item.letter ? item : { ...item, letter };
  };
  return { tiles: play.tiles.map(normal), powers: play.powers.map(normal) };
}

/** Without a word list every word passes. `play` is normal. */
export function judge(position: Position, play: Play, words: WordList | null): Judgement {
  const early =
    checkMeans(position, play) ?? checkSquares(position, play) ?? checkLetters(position, play) ?? checkTargets(position, play);
  if (early !== null) return { error: early, formed: [], touched: [], main: null, lying: null };

  // A tapped power is refused in the end and does nothing before (V-03).
  const drafted = { tiles: play.tiles, powers: play.powers.filter(({ power }) => !position.rules.tapped.includes(power)) };
  const { size } = position.table;
  const lying = lyingAfter(position.table, drafted, []);
  const after = lying.grid;
  const layout = layoutOf(position, drafted, after);
  const found = wordsThrough(after, size, layout.letters);
  const main = mainWord(found, layout);
  const formed = main === null ? found : [main, ...found.filter((word) => word !== main)];
  const touched = touchedWords(position, drafted, layout, formed);
  const error =
    (layout.laid.length === 0 ? null : checkLaid(position, layout, formed, main)) ??
    checkWords([...formed, ...touched], words) ??
    checkMoment(position, play);
  return { error, formed, touched, main, lying };
}

function checkLaid(position: Position, layout: Layout, formed: readonly FormedWord[], main: FormedWord | null): RuleError | null {
  const fault = checkLayout(position, layout);
  if (fault !== null) return fault;
  if (!stopsLieWell(layout, position.table.size, main)) return { code: "stop-misplaced" };
  const inWords = new Set(formed.flatMap((word) => word.squares));
  // Only an alfa tile may stand alone (K-24, K-25).
  const wordless = formed.length === 0 || layout.bound.some((square) => !inWords.has(square));
  return wordless ? { code: "no-word" } : null;
}

function checkWords(all: readonly FormedWord[], words: WordList | null): RuleError | null {
  const rejected = words === null ? [] : all.filter(({ word }) => !words.has(word)).map(({ word }) => word);
  return rejected.length === 0 ? null : { code: "word-not-in-lexicon", rejected: rejected.sort() };
}

/** Powers that are tapped, and powers alone where a play needs tiles (C-10, K-30). */
function checkMoment({ rules }: Position, play: Play): RuleError | null {
  const tapped = play.powers.find(({ power }) => rules.tapped.includes(power));
  if (tapped !== undefined) return { code: "not-allowed", at: tapped.at };
  return play.tiles.length === 0 && !rules.powersOnly ? { code: "not-allowed" } : null;
}

/** Along the line of the laid tiles; of one tile the longer word, across first (R-05, P-11). */
function mainWord(found: readonly FormedWord[], { bound, letters }: Layout): FormedWord | null {
  const line = bound.length > 0 ? bound : letters;
  return longest(found.filter((word) => line.every((square) => word.squares.includes(square)))) ?? longest(found);
}

function touchedWords({ table }: Position, play: Play, layout: Layout, formed: readonly FormedWord[]): FormedWord[] {
  const morphed = play.powers.filter(({ power }) => power === "morph").map(({ at }) => squareNumber(at, table.size));
  const known = new Set(formed.map(key));
  return wordsThrough(layout.after, table.size, morphed).filter((word) => !known.has(key(word)));
}

function key(word: FormedWord): string {
  return `${word.squares[0]} ${word.direction}`;
}
