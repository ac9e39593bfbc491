/** What a play is worth (K-50 to K-57, C-01, P-06, P-08). */
import type { Play } from "../effects.ts";
import type { Bonuses } from "../events.types.ts";
import type { Lying } from "../grid.ts";
import { meansOf } from "../hand.ts";
import type { BoardTile, ScoredWord, SquareName } from "../model.ts";
import type { Position } from "../position.ts";
import { letterFactor, wordFactor } from "../premiums.ts";
import type { RuleSet } from "../ruleset.types.ts";
import { squareName } from "../squares.ts";
import type { FormedWord } from "../words.ts";
import { bonusFor, fullRackBonus, isFullRack } from "./bonuses.ts";

export interface Score {
  readonly words: readonly ScoredWord[];
  readonly bonuses: Bonuses;
  readonly points: number;
  readonly coins: number;
}

export interface LetterAccount {
  readonly at: SquareName;
  readonly tile: BoardTile;
  /** With charge and dice (K-50). */
  readonly value: number;
  /** Of the letter premium that the tile covers now; 1: none. */
  readonly factor: number;
}

export interface FactorAccount {
  readonly at: SquareName;
  readonly factor: number;
  readonly by: "premium" | "gem";
}

/** How a word's score came about: `points` is `sum`, that of the letters with their premiums, times `factor`. */
export interface WordAccount extends ScoredWord {
  readonly letters: readonly LetterAccount[];
  readonly factors: readonly FactorAccount[];
  readonly sum: number;
  /** Of all word factors together (K-52, C-01). */
  readonly factor: number;
}

/** Dice that have no roll yet count 0. `lying`: how the tiles lie after this play and these rolls. */
export function scoreOf(position: Position, play: Play, formed: readonly FormedWord[], lying: Lying): Score {
  const { rules, table } = position;
  const laid = squaresLaid(play);
  const words = formed.map((word) => scoreWord(rules, table.size, lying, laid, word));
  const bonuses = bonusesOf(position, play, formed);
  const { placement, combo, fullRack, theme } = bonuses;
  return {
    words,
    bonuses,
    points: words.reduce((sum, word) => sum + word.points, 0) + placement + combo + fullRack + theme,
    coins: rules.coinsPerTile * formed.reduce((sum, word) => sum + word.squares.length, 0),
  };
}

export const squaresLaid = (play: Play): ReadonlySet<SquareName> => new Set(play.tiles.map((tile) => tile.at));

function scoreWord(rules: RuleSet, size: number, lying: Lying, laid: ReadonlySet<SquareName>, formed: FormedWord): ScoredWord {
  const { word, squares, points } = accountOfWord(rules, size, lying, laid, formed);
  return { word, squares, points };
}

/** A word's score with all that it is made of. */
export function accountOfWord(
  rules: RuleSet,
  size: number,
  { grid, premiums }: Lying,
  laid: ReadonlySet<SquareName>,
  { word, squares }: Pick<FormedWord, "word" | "squares">,
): WordAccount {
  const letters: LetterAccount[] = [];
  const factors: FactorAccount[] = [];
  let sum = 0;
  for (const square of squares) {
    const tile = grid[square];
    if (tile == null) continue;
    const at = squareName(square, size);
    const value = tile.value + tile.charge + tile.dice;
    // A premium counts only for the play that covers it.
    const premium = laid.has(at) ? premiums[at] : undefined;
    const factor = letterFactor(premium);
    letters.push({ at, tile, value, factor });
    sum += value * factor;
    if (!laid.has(at)) continue;
    const ofPremium = wordFactor(premium);
    if (ofPremium !== undefined) factors.push({ at, factor: ofPremium, by: "premium" });
    if (tile.gem !== undefined) factors.push({ at, factor: rules.gemFactors[tile.gem], by: "gem" });
  }
  const factor = rules.combine(factors.map((part) => part.factor));
  return { word, squares: letters.map(({ at }) => at), letters, factors, sum, factor, points: sum * factor };
}

function bonusesOf({ rules, table, rack }: Position, play: Play, formed: readonly FormedWord[]): Bonuses {
  const { options, rackSize } = table;
  const fromRack = meansOf(play).rack.length;
  const emptiesFullRack = play.tiles.length > 0 && isFullRack(rack, rackSize) && fromRack === rack.length;
  const themed = options.theme === undefined ? 0 : formed.filter(({ word }) => options.theme?.words.includes(word)).length;
  return {
    placement: bonusFor(rules.placementBonus, play.tiles.length),
    combo: bonusFor(rules.comboBonus, formed.length),
    fullRack: emptiesFullRack ? fullRackBonus(rules, table) : 0,
    theme: themed * (options.theme?.bonus ?? 0),
  };
}
