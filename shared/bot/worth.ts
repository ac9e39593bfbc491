/** What things are worth to a bot, in hundredths of a point: whole numbers, so that every machine decides alike. */
import type { Scoring } from "../lexicon/movegen/scoring.ts";
import type { EarnedTile, GameView, RackTile } from "../rules/index.ts";
import { rulesOfGame } from "../rules/index.ts";
import type { RuleSet } from "../rules/ruleset.types.ts";

export const POINT = 100;

/** The first coins buy what counts many times over; more of them than a turn can spend are worth little more than a point. */
const EARLY_COIN = 350;
const SPENT_A_TURN = 20;
const SPARE_COIN = 160;
/** Alfa and gold tiles at hand: about what they add to the best play of a turn. */
const KEPT: Readonly<Record<RackTile, number>> = {
  gold: 3000,
  "alfa:pentagon": 4500,
  "alfa:hexagon": 8000,
  "alfa:septagon": 12000,
  "*5": 2000,
  "*6": 4000,
  "*7": 5500,
};
/** Of the second, third, … in hundredths: one play seldom takes them all. */
const SHARES = [100, 70, 50, 35, 25];
/** With so many tiles in the bag there are turns enough to use everything. */
const EARLY_BAG = 24;
const LAST_SHARE = 15;

/** Hundredths of what is worth something while the match goes on: all of it at first, little of it at the end. */
export function stageOf({ bag }: Pick<GameView, "bag">): number {
  return bag === 0 ? LAST_SHARE : LAST_SHARE + Math.trunc(((100 - LAST_SHARE) * Math.min(bag, EARLY_BAG)) / EARLY_BAG);
}

/** A coin left at the end is a point (K-71); before, it may buy more than a point. */
export function coinWorth(view: GameView): number {
  if (rulesOfGame(view).coinsPerTile === 0) return 0;
  return view.bag === 0 ? POINT : POINT + Math.trunc(((EARLY_COIN - POINT) * stageOf(view)) / 100);
}

/** So many coins. */
export function coinsWorth(view: GameView, coins: number): number {
  const each = coinWorth(view);
  const spare = Math.min(each, Math.max(POINT, Math.trunc((SPARE_COIN * each) / EARLY_COIN)));
  return each * Math.min(coins, SPENT_A_TURN) + spare * Math.max(0, coins - SPENT_A_TURN);
}

/** Alfa and gold tiles, in rack or bar: to be used while there are turns left. */
export function jokersWorth(view: GameView, tiles: readonly RackTile[]): number {
  const worths = tiles.map((tile) => KEPT[tile] ?? 0).sort((one, other) => other - one);
  const sum = worths.reduce((total, worth, at) => total + Math.trunc((worth * (SHARES[at] ?? 20)) / 100), 0);
  return Math.trunc((sum * stageOf(view)) / 100);
}

/** The bonuses with what a play earns besides (K-60, K-61, C-03), so that a search looks for that too; in points. */
export function withEarnings(view: GameView, scoring: Scoring): Scoring {
  const rules = rulesOfGame(view);
  const placement = longer(scoring.placement, 9).map((bonus, laid) => bonus + earnedPoints(view, rules, laid, 0));
  const combo = longer(scoring.combo, 5).map((bonus, words) => bonus + earnedPoints(view, rules, 0, words));
  return { ...scoring, placement, combo };
}

/** What `withEarnings` adds to the points of a play. */
export function earnedPoints(view: GameView, rules: RuleSet, laid: number, words: number): number {
  return Math.trunc(jokersWorth(view, earnedBy(view, rules, laid, words)) / POINT);
}

export function earnedBy(view: GameView, rules: RuleSet, laid: number, words: number): EarnedTile[] {
  const { alfa } = rules.refill({ free: laid, bag: view.bag, laid });
  return [...rules.earns(laid, words), ...(alfa === null ? [] : [alfa])];
}

function longer(bonuses: readonly number[], length: number): number[] {
  const last = bonuses.at(-1) ?? 0;
  return Array.from({ length: Math.max(length, bonuses.length) }, (_, at) => bonuses[at] ?? last);
}
