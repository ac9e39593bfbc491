/** Morph of the earlier rules: a letter of the rack becomes a wildcard (C-08), where that brings more than it costs. */
import { type Command, mustFinish, rulesOfGame } from "../rules/index.ts";
import { positionOfView } from "../rules/position.ts";
import { isLetterTile, WILDCARD, without } from "../rules/tiles.ts";
import { isCut } from "./guard.ts";
import type { Mind } from "./option.ts";
import { Purse, tradesFor } from "./purse.ts";
import { bestWorth, taskFor } from "./search.ts";

export function wildcardFor({ view, skill, knowledge, guard }: Mind): readonly Command[] | null {
  const rules = rulesOfGame(view);
  const { own, bag, seats, turn } = view;
  if (own === null || !skill.powers.includes("morph") || !rules.actions.includes("morph-rack")) return null;
  const cost = new Purse(view).costOf("morph");
  if (cost === null || mustFinish(rules, { bag, seats }, turn)) return null;
  const position = positionOfView(view);
  let most = bestWorth(view, taskFor(view, position, knowledge.all), knowledge.all, 1) + cost;
  let found: string | null = null;
  for (const letter of new Set(own.rack.filter(isLetterTile))) {
    if (isCut(guard, "wildcard")) break;
    const rack = [...(without(own.rack, [letter]) ?? []), WILDCARD];
    const worth = bestWorth(view, taskFor(view, { ...position, rack }, knowledge.all), knowledge.all, 1);
    if (worth > most) [most, found] = [worth, letter];
  }
  return found === null ? null : [...tradesFor(view, ["morph"]), { type: "morph-rack", letter: found }];
}
