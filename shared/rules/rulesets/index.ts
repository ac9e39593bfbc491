import type { RulesetId } from "../model.ts";
import type { RuleSet } from "../ruleset.types.ts";
import { alfapet } from "./alfapet.ts";
import { daily1, daily2, daily3 } from "./daily.ts";
import { kraft } from "./kraft.ts";
import { kraftClassic } from "./kraft-classic.ts";
import { wordfeud } from "./wordfeud.ts";

const RULESETS: Readonly<Record<RulesetId, RuleSet>> = {
  kraft,
  "kraft-classic": kraftClassic,
  alfapet,
  wordfeud,
  "daily-1": daily1,
  "daily-2": daily2,
  "daily-3": daily3,
};

export function rulesOf(id: RulesetId): RuleSet {
  return RULESETS[id];
}
