/** The powers that make a play worth more than they cost: charge, dice and placed premiums (K-31, K-34, C-06). */
import {
  accountOf,
  type GameView,
  type LaidTile,
  type PlacedPower,
  type PowerId,
  previewPlay,
  rulesOfGame,
  type SquareName,
} from "../rules/index.ts";
import { DIE_SIDES } from "../rules/limits.ts";
import { canRoll, chargesLeft, isOrdinary } from "../rules/play/targets.ts";
import { Purse } from "./purse.ts";
import { POINT } from "./worth.ts";

export interface Boosts {
  readonly powers: readonly PlacedPower[];
  /** Hundredths of a point, the price taken off. */
  readonly gain: number;
}

/** Hundredths, on average. */
const ROLL = Math.trunc((POINT * (1 + DIE_SIDES)) / 2);
const PLACED_POWERS = ["place-3W", "place-2W", "place-3L", "place-2L"] as const;
const NONE: Boosts = { powers: [], gain: 0 };

/** What one more on a tile counts in this play, and what may still be put there. */
interface Target {
  readonly at: SquareName;
  readonly times: number;
  readonly charges: number;
  readonly dice: boolean;
}

/** `before`: powers that the play holds already. */
export function boostsFor(
  view: GameView,
  tiles: readonly LaidTile[],
  allowed: readonly PowerId[],
  most: number,
  before: readonly PlacedPower[] = [],
): Boosts {
  const { prices } = rulesOfGame(view);
  const can = (power: PowerId) => allowed.includes(power) && Object.hasOwn(prices, power);
  if (most === 0 || !allowed.some(can)) return NONE;
  const purse = new Purse(view);
  for (const { power } of before) purse.take(power);
  const placed = can("place-2L") ? bestPlaced(view, tiles, purse) : NONE;
  for (const { power } of placed.powers) purse.take(power);
  if (!can("charge")) return placed;
  const targets = targetsOf(view, tiles, [...before, ...placed.powers], can("dice"));
  const left = most - placed.powers.length;
  let best: Boosts = NONE;
  const rollable = targets.filter(({ dice }) => dice);
  for (let dice = 0; dice <= Math.min(rollable.length, left); dice++) {
    const boosts = withDice(purse.copy(), targets, rollable.slice(0, dice), left);
    if (boosts === null) break;
    if (boosts.gain > best.gain) best = boosts;
  }
  return { powers: [...placed.powers, ...best.powers], gain: placed.gain + best.gain };
}

/** These tiles rolled, and charges where they pay; targets come in falling order. Null where the dice cannot be paid. */
function withDice(purse: Purse, targets: readonly Target[], rolled: readonly Target[], most: number): Boosts | null {
  const powers: PlacedPower[] = [];
  let gain = 0;
  const use = (power: PowerId, { at, times }: Target, hundredths: number): boolean => {
    const cost = powers.length < most ? purse.costOf(power) : null;
    if (cost === null || (power === "charge" && times * hundredths <= cost)) return false;
    purse.take(power);
    powers.push({ power, at });
    gain += times * hundredths - cost;
    return true;
  };
  for (const target of rolled) if (!use("dice", target, ROLL)) return null;
  for (const target of targets) {
    for (let charge = 0; charge < target.charges; charge++) if (!use("charge", target, POINT)) return { powers, gain };
  }
  return { powers, gain };
}

function bestPlaced(view: GameView, tiles: readonly LaidTile[], purse: Purse): Boosts {
  const plain = pointsWith(view, tiles, []);
  let best = NONE;
  for (const { at } of tiles) {
    if (Object.hasOwn(view.premiums, at)) continue;
    for (const power of PLACED_POWERS) {
      const cost = purse.costOf(power);
      if (cost === null) continue;
      const gain = (pointsWith(view, tiles, [{ power, at }]) - plain) * POINT - cost;
      if (gain > best.gain) best = { powers: [{ power, at }], gain };
    }
  }
  return best;
}

/** As if everything were held that is asked for. */
function previewWith(view: GameView, tiles: readonly LaidTile[], powers: readonly PlacedPower[]) {
  const { own } = view;
  const rich = own === null ? view : { ...view, own: { ...own, bar: [...own.bar, ...powers.map(({ power }) => power)] } };
  return previewPlay(rich, { tiles, powers }, null);
}

function pointsWith(view: GameView, tiles: readonly LaidTile[], powers: readonly PlacedPower[]): number {
  return previewWith(view, tiles, powers).points;
}

/** Ordinary tiles of the words that the play forms (K-35), those that count most first. */
function targetsOf(view: GameView, tiles: readonly LaidTile[], powers: readonly PlacedPower[], dice: boolean): Target[] {
  const { words } = previewWith(view, tiles, powers);
  const account = accountOf(
    view,
    { tiles, powers, rolls: [] },
    words.filter(({ scores }) => scores),
  );
  const times = new Map<SquareName, number>();
  const targets: Target[] = [];
  for (const { letters, factor } of account) {
    for (const letter of letters) times.set(letter.at, (times.get(letter.at) ?? 0) + letter.factor * factor);
  }
  for (const { letters } of account) {
    for (const { at, tile } of letters) {
      const counts = times.get(at) ?? 0;
      if (counts <= 1 || !isOrdinary(tile.kind) || targets.some((target) => target.at === at)) continue;
      targets.push({ at, times: counts, charges: chargesLeft(tile), dice: dice && canRoll(tile) });
    }
  }
  return targets.sort((one, other) => other.times - one.times || (one.at < other.at ? -1 : 1));
}
