/** The numbers in the guide, read from the rule set: a changed price or limit changes the page. */
import { type LexiconId, type RulesetId, rulesOf } from "../../shared/rules/index.ts";
import type { RACK_SIZES } from "../../shared/rules/model.ts";
import { priceOf } from "../../shared/rules/prices.ts";
import { tileSet } from "../../shared/rules/rulesets/tile-sets.ts";
import { ARROW, BLANK, STOP } from "../../shared/rules/tiles.ts";

const HOUR = 60 * 60 * 1000;
const MINUTE = 60 * 1000;

export interface Facts {
  readonly size: number;
  readonly rackSize: number;
  readonly startingCoins: number;
  readonly slots: number;
  /** The number of tiles, without special ones. */
  readonly tiles: number;
  readonly blanks: number;
  readonly stops: number;
  readonly arrows: number;
  /** Hours per turn in Casual, and minutes in Blitz; 0 without a clock. */
  readonly casualHours: number;
  readonly blitzMinutes: number;
  /** Passes in a row that end a match of two; 0 if none do. */
  readonly passLimit: number;
  readonly passCoins: number;
  readonly freeAttempts: number;
  /** Points for laying a full rack, by rack size. */
  readonly fullRack: Readonly<Record<(typeof RACK_SIZES)[number], number>>;
  readonly minRackTiles: number;
  readonly coinsPerTile: number;
  /** Moves of an attempt; 0 without a limit. */
  readonly moves: number;
  readonly powersOnly: boolean;
  readonly sells: boolean;
  readonly swapIsMove: boolean;
  /** True if alfa tiles are laid from the power bar, not from the rack. */
  readonly alfaInBar: boolean;
  /** The product or sum of a word factor of 2 and one of 3. */
  readonly twoAndThree: number;
  /** True if a power costs more with each purchase. */
  readonly pricesGrow: boolean;
}

export function factsOf(ruleset: RulesetId, lexicon: LexiconId): Facts {
  const rules = rulesOf(ruleset);
  const { tiles } = tileSet(rules.tileSet, lexicon);
  const two = { rackCount: rules.rackSize, resigned: false };
  const [power] = Object.keys(rules.prices) as (keyof typeof rules.prices)[];
  return {
    size: rules.size,
    rackSize: rules.rackSize,
    startingCoins: rules.startingCoins,
    slots: rules.slots,
    tiles: tiles.length,
    blanks: tiles.filter((tile) => tile === BLANK).length,
    stops: rules.specialTiles[STOP] ?? 0,
    arrows: rules.specialTiles[ARROW] ?? 0,
    casualHours: (rules.turnMs?.casual ?? 0) / HOUR,
    blitzMinutes: (rules.turnMs?.blitz ?? 0) / MINUTE,
    passLimit: rules.passLimit({ bag: 1, seats: [two, two] }) ?? 0,
    passCoins: rules.passCoins,
    freeAttempts: rules.freeAttempts ?? 0,
    fullRack: { 6: rules.fullRackBonus(6), 7: rules.fullRackBonus(7), 8: rules.fullRackBonus(8) },
    minRackTiles: rules.minRackTiles,
    coinsPerTile: rules.coinsPerTile,
    moves: rules.moves ?? 0,
    powersOnly: rules.powersOnly,
    sells: rules.actions.includes("sell"),
    swapIsMove: rules.swapIsMove,
    alfaInBar: rules.barTiles.length > 0,
    twoAndThree: rules.combine([2, 3]),
    pricesGrow: power !== undefined && priceOf(rules, power, 3) !== priceOf(rules, power, 0),
  };
}
