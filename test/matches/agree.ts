/** What the players of a seeded match agree on: any of what its rule set offers (P-02, P-03, P-22, P-23, W-02). */
import type { WantedOptions } from "../../shared/protocol/options.ts";
import type { GameId } from "../../shared/rules/model.ts";
import { agreementOf, type Choice } from "../../shared/rules/rulesets/agreements.ts";
import { THEME_BONUS, THEME_IDS } from "../../shared/themes/ids.ts";
import type { Draw } from "./words-to-lay.ts";

const AGREE: Readonly<Record<Choice, (draw: Draw) => WantedOptions>> = {
  players: (draw) => ({ players: draw.pick([2, 3, 4] as const) ?? 2 }),
  rackSize: (draw) => ({ rackSize: draw.pick([6, 7, 8] as const) ?? 7 }),
  specials: (draw) => ({ specials: draw.chance(0.85) }),
  premiumSquares: (draw) => ({ premiumSquares: draw.chance(0.8) }),
  tileValue: (draw) => (draw.chance(0.1) ? { tileValue: 1 } : {}),
  board: (draw) => ({ board: draw.chance(0.5) ? "random" : "standard" }),
  theme: (draw) => (draw.chance(0.3) ? { theme: { list: draw.pick(THEME_IDS) ?? "animals", bonus: THEME_BONUS } } : {}),
};

export function agreed(ruleset: GameId, draw: Draw): WantedOptions {
  const choices: readonly Choice[] = agreementOf(ruleset)?.choices ?? [];
  return Object.assign({}, ...choices.map((choice) => AGREE[choice](draw)));
}
