import type { Letter, RuleOptions } from "../../rules/model.ts";
import { bonusFor, fullRackBonus } from "../../rules/play/bonuses.ts";
import type { RuleSet, Steps } from "../../rules/ruleset.types.ts";
import type { Table } from "../../rules/state.types.ts";

/** What a rule set says about the points of a play, as data for the search. */
export interface Scoring {
  /** Word factors of one word are added (C-01) rather than multiplied (K-52). */
  readonly factorsAdd: boolean;
  /** Bonus by tiles laid, and by words formed (K-55, K-56); beyond the end, the last. */
  readonly placement: readonly number[];
  readonly combo: readonly number[];
  /** For emptying a rack that was full (W-06, P-08). */
  readonly fullRackBonus: number;
  readonly minRackTiles: number;
  readonly coinsPerTile: number;
  readonly theme: Theme | null;
}

/** Words that give more (P-23). */
export interface Theme {
  /** A character a letter: its place in the lexicon's alphabet. */
  readonly words: ReadonlySet<string>;
  readonly bonus: number;
}

/** `places`: of the lexicon's letters. */
export function scoringOf(
  rules: RuleSet,
  table: Pick<Table, "rackSize" | "options">,
  places: ReadonlyMap<Letter, number>,
): Scoring {
  return {
    factorsAdd: rules.combine([2, 3]) === 5,
    placement: reachable(rules.placementBonus),
    combo: reachable(rules.comboBonus),
    fullRackBonus: fullRackBonus(rules, table),
    minRackTiles: rules.minRackTiles,
    coinsPerTile: rules.coinsPerTile,
    theme: themeOf(table.options.theme, places),
  };
}

function themeOf(theme: RuleOptions["theme"], places: ReadonlyMap<Letter, number>): Theme | null {
  if (theme === undefined || theme.bonus === 0) return null;
  const words = theme.words.flatMap((word) => {
    const spelled = [...word].map((letter) => places.get(letter));
    return spelled.includes(undefined) ? [] : String.fromCharCode(...spelled.map((place) => place ?? 0));
  });
  return words.length === 0 ? null : { words: new Set(words), bonus: theme.bonus };
}

/** The bonus by the number reached, from 0 to that of the last row. */
function reachable(steps: Steps): number[] {
  const last = Math.max(0, ...steps.map(({ from }) => from));
  return Array.from({ length: last + 1 }, (_, reached) => bonusFor(steps, reached));
}

export function bonusAt(bonuses: readonly number[], reached: number): number {
  return bonuses[Math.min(reached, bonuses.length - 1)] ?? 0;
}

/** What a play has, as far as bonuses ask for it. */
export interface Counts {
  /** Tiles laid, and words formed. */
  readonly laid: number;
  readonly words: number;
  /** Words of the theme. */
  readonly themed: number;
  readonly emptiesRack: boolean;
}

/** Placement, combo and full rack bonus, and that of the theme (K-55, K-56, W-06, P-08, P-23). */
export function bonusesFor(scoring: Scoring, { laid, words, themed, emptiesRack }: Counts): number {
  return (
    bonusAt(scoring.placement, laid) +
    bonusAt(scoring.combo, words) +
    (emptiesRack ? scoring.fullRackBonus : 0) +
    themed * (scoring.theme?.bonus ?? 0)
  );
}

/** What so many words give at most if all are of the theme: the search, which cannot tell them apart, counts that. */
export function presumedTheme(scoring: Scoring, words: number): number {
  return words * Math.max(scoring.theme?.bonus ?? 0, 0);
}
