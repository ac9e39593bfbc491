import type { RuleOptions } from "../../rules/model.ts";
import type { RuleSet, Steps } from "../../rules/ruleset.types.ts";

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
}

export function scoringOf(rules: RuleSet, rackSize: number, options: RuleOptions = {}): Scoring {
  return {
    factorsAdd: rules.combine([2, 3]) === 5,
    placement: table(rules.placementBonus),
    combo: table(rules.comboBonus),
    fullRackBonus: options.fullRackBonus ?? rules.fullRackBonus(rackSize),
    minRackTiles: rules.minRackTiles,
    coinsPerTile: rules.coinsPerTile,
  };
}

/** Only the highest row that is reached counts. */
function table(steps: Steps): number[] {
  const last = Math.max(0, ...steps.map(({ from }) => from));
  return Array.from({ length: last + 1 }, (_, reached) =>
    steps.reduce((gives, row) => (reached >= row.from ? row.gives : gives), 0),
  );
}

export function bonusAt(bonuses: readonly number[], reached: number): number {
  return bonuses[Math.min(reached, bonuses.length - 1)] ?? 0;
}
