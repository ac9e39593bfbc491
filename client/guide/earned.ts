/** The special tiles that a play earns, found by asking the rule set (K-60, K-61, C-03). */
import { type Gem, type RackAlfa, type RulesetId, rulesOf } from "../../shared/rules/index.ts";
import { gemOf } from "../../shared/rules/tiles.ts";

export interface EarnedAlfa {
  readonly gem: Gem;
  /** The smallest number of tiles that earns it. */
  readonly from: number;
  /** No larger play earns more. */
  readonly last: boolean;
  readonly factor: number;
}

/** Nobody lays more than a rack and a power bar full of tiles. */
const MAX_LAID = 14;
const MOST_WORDS = 14;

export function earnedAlfas(ruleset: RulesetId): readonly EarnedAlfa[] {
  const { gemFactors } = rulesOf(ruleset);
  const found: { gem: Gem; from: number }[] = [];
  for (let laid = 1; laid <= MAX_LAID; laid++) {
    const gem = gemFor(ruleset, laid);
    if (gem !== null && found.every((earlier) => earlier.gem !== gem)) found.push({ gem, from: laid });
  }
  return found.map((each, index) => ({ ...each, last: index === found.length - 1, factor: gemFactors[each.gem] }));
}

function gemFor(ruleset: RulesetId, laid: number): Gem | null {
  const { earns, refill } = rulesOf(ruleset);
  const bar = earns(laid, 1).find((tile) => tile !== "gold");
  if (bar !== undefined) return gemOf(bar);
  const { alfa }: { readonly alfa: RackAlfa | null } = refill({ free: laid, bag: 100, laid });
  return alfa === null ? null : gemOf(alfa);
}

/** The smallest number of words that earns a gold tile; null if none does. */
export function goldFrom(ruleset: RulesetId): number | null {
  for (let words = 1; words <= MOST_WORDS; words++) {
    if (rulesOf(ruleset).earns(1, words).includes("gold")) return words;
  }
  return null;
}
