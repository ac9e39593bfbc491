/** What a play gives beyond its words (K-55, K-56, P-08, W-06), for the engine and for the search of plays. */
import type { RackTile } from "../model.ts";
import type { RuleSet, Steps } from "../ruleset.types.ts";
import type { Table } from "../state.types.ts";

/** Only the highest row that is reached counts (K-55, K-56). */
export function bonusFor(steps: Steps, reached: number): number {
  return steps.reduce((gives, row) => (reached >= row.from ? row.gives : gives), 0);
}

/** Only a rack that was full gives a bonus once it is empty (P-08, W-06). */
export function isFullRack(rack: readonly RackTile[], rackSize: number): boolean {
  return rack.length >= rackSize;
}

/** For emptying a full rack: what was agreed, or else the rule set's own. */
export function fullRackBonus(rules: RuleSet, { options, rackSize }: Pick<Table, "options" | "rackSize">): number {
  return options.fullRackBonus ?? rules.fullRackBonus(rackSize);
}
