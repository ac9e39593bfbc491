/** The powers that make a play worth more than they cost: charge, dice and placed premiums (K-31, K-34, C-06). */
import {
  type BoardTile,
  type GameView,
  type LaidTile,
  type PlacedPower,
  type PowerId,
  previewPlay,
  rulesOf,
  type SquareName,
} from "../rules/index.ts";
import { Purse } from "./purse.ts";
import { coinWorth, POINT } from "./worth.ts";

export interface Boosts {
  readonly powers: readonly PlacedPower[];
  /** Hundredths of a point, the price taken off. */
  readonly gain: number;
}

const MOST_CHARGES = 5;
/** Hundredths, on average. */
const ROLL = 350;
const PLACED_POWERS = ["place-3W", "place-2W", "place-3L", "place-2L"] as const;
const PREVIEWED: readonly PowerId[] = ["charge", "dice", ...PLACED_POWERS];

/** What one more on a tile counts in this play, and what may still be put there. */
interface Target {
  readonly at: SquareName;
  readonly times: number;
  charges: number;
  dice: boolean;
}

export function boostsFor(view: GameView, tiles: readonly LaidTile[], allowed: readonly PowerId[], most: number): Boosts {
  const purse = new Purse(view);
  const coin = coinWorth(view);
  const powers: PlacedPower[] = [];
  let gain = 0;
  const use = (power: PlacedPower, worth: number) => {
    powers.push(power);
    gain += worth;
    purse.take(power.power);
  };
  const net = (power: PowerId, worth: number): number => {
    const price = allowed.includes(power) && powers.length < most ? purse.priceOf(power) : null;
    return price === null ? 0 : worth - price * coin;
  };

  const points = pointsOf(view, tiles);
  const placed = bestPlaced(view, tiles, points, net);
  if (placed !== null) use(placed.power, placed.worth);
  const targets = targetsOf(view, tiles, points, powers);
  for (;;) {
    let best = 0;
    let choice: { readonly target: Target; readonly power: "charge" | "dice" } | null = null;
    for (const target of targets) {
      const charged = target.charges > 0 ? net("charge", target.times * POINT) : 0;
      const rolled = target.dice ? net("dice", target.times * ROLL) : 0;
      if (charged > best) [best, choice] = [charged, { target, power: "charge" }];
      if (rolled > best) [best, choice] = [rolled, { target, power: "dice" }];
    }
    if (choice === null) return { powers, gain };
    const { target, power } = choice;
    use({ power, at: target.at }, best);
    if (power === "charge") target.charges--;
    else target.dice = false;
  }
}

type Points = (powers: readonly PlacedPower[]) => number;

/** As if everything were held that is asked for. */
function pointsOf(view: GameView, tiles: readonly LaidTile[]): Points {
  const { own } = view;
  const rich = own === null ? view : { ...view, own: { ...own, bar: [...own.bar, ...PREVIEWED] } };
  return (powers) => previewPlay(rich, { tiles, powers }, null).points;
}

function bestPlaced(view: GameView, tiles: readonly LaidTile[], points: Points, net: (power: PowerId, worth: number) => number) {
  const possible = PLACED_POWERS.filter((power) => Object.hasOwn(rulesOf(view.ruleset).prices, power));
  if (possible.length === 0) return null;
  const plain = points([]);
  let best: { readonly power: PlacedPower; readonly worth: number } | null = null;
  for (const { at } of tiles) {
    if (Object.hasOwn(view.premiums, at)) continue;
    for (const power of possible) {
      const worth = net(power, (points([{ power, at }]) - plain) * POINT);
      if (worth > (best?.worth ?? 0)) best = { power: { power, at }, worth };
    }
  }
  return best;
}

/** Ordinary tiles of the words that the play forms (K-35). */
function targetsOf(view: GameView, tiles: readonly LaidTile[], points: Points, powers: readonly PlacedPower[]): Target[] {
  if (!Object.hasOwn(rulesOf(view.ruleset).prices, "charge")) return [];
  const hasDice = Object.hasOwn(rulesOf(view.ruleset).prices, "dice");
  const laid = new Map(tiles.map((tile) => [tile.at, tile]));
  const squares = new Set(previewPlay(view, { tiles, powers: [] }, null).words.flatMap((word) => word.squares));
  const plain = points(powers);
  const targets: Target[] = [];
  for (const at of squares) {
    const there = view.board[at];
    const tile = laid.get(at);
    if (there === undefined ? tile === undefined || !isOrdinary(tile) : !bearsPowers(there)) continue;
    const charges = MOST_CHARGES - (there?.charge ?? 0);
    if (charges === 0) continue;
    const times = points([...powers, { power: "charge", at }]) - plain;
    if (times > 1) targets.push({ at, times, charges, dice: hasDice && (there?.dice ?? 0) === 0 });
  }
  return targets;
}

function isOrdinary({ from }: LaidTile): boolean {
  return from === undefined || from === "blank" || from === "~";
}

function bearsPowers({ kind }: BoardTile): boolean {
  return kind === "letter" || kind === "blank";
}
