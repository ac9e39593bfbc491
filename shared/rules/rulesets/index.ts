import type { RulesetId } from "../model.ts";
import type { RuleSet } from "../ruleset.types.ts";
import { alfapet } from "./alfapet.ts";
import { daily1, daily2, daily3 } from "./daily.ts";
import { kraft } from "./kraft.ts";
import { kraftClassic } from "./kraft-classic.ts";
import { wordfeud } from "./wordfeud.ts";

/** Every version of each rule set, from 1: a match keeps the version that it began with. */
const VERSIONS: Readonly<Record<RulesetId, readonly [RuleSet, ...RuleSet[]]>> = {
  kraft: [withoutTurnLimits(kraft), kraft],
  "kraft-classic": [withoutTurnLimits(kraftClassic), kraftClassic],
  alfapet: [withoutTurnLimits(alfapet), alfapet],
  wordfeud: [withoutTurnLimits(wordfeud), wordfeud],
  "daily-1": [daily1],
  "daily-2": [daily2],
  "daily-3": [daily3],
};

/** The newest version: that of a match that begins now. */
export function rulesOf(id: RulesetId): RuleSet {
  const versions = VERSIONS[id];
  return versions[versions.length - 1] ?? versions[0];
}

/** The version that the match began with. */
export function rulesOfGame({ ruleset, version }: { readonly ruleset: RulesetId; readonly version: number }): RuleSet {
  return VERSIONS[ruleset][version - 1] ?? rulesOf(ruleset);
}

/** Version 1 of the rule sets for matches ends no match by the number of its turns. */
function withoutTurnLimits(rules: RuleSet): RuleSet {
  return { ...rules, version: 1, turnLimits: null };
}
