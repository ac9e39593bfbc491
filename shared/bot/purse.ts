import { isBarTile } from "../rules/hand.ts";
import { type BarItem, type Command, type GameView, type PowerId, rulesOfGame } from "../rules/index.ts";
import type { RuleSet } from "../rules/ruleset.types.ts";
import { coinsWorth } from "./worth.ts";

/**
 * Coins, free slots and held powers of a seat while it thinks of what to use. Where powers can be sold for what they cost
 * (K-40), a held one is as good as its price; where they cannot, it is free to use and fills its slot (C-02).
 */
export class Purse {
  readonly #rules: RuleSet;
  readonly #sells: boolean;
  readonly #prices: Map<PowerId, number>;
  /** Held and not yet taken, where they cannot be sold. */
  readonly #held: PowerId[];
  readonly #view: GameView;
  #coins: number;
  #slots: number;

  constructor(view: GameView) {
    const { own, slots } = view;
    this.#view = view;
    const bar = own?.bar ?? [];
    const held = bar.filter(isPower);
    this.#rules = rulesOfGame(view);
    this.#sells = this.#rules.actions.includes("sell");
    this.#prices = new Map(Object.entries(own?.prices ?? {}) as [PowerId, number][]);
    this.#held = this.#sells ? [] : [...held];
    this.#coins = (own?.coins ?? 0) + (this.#sells ? held.reduce((sum, power) => sum + (this.#prices.get(power) ?? 0), 0) : 0);
    this.#slots = slots - (this.#sells ? bar.length - held.length : bar.length);
  }

  /** What one more would cost; null where there is none to be had. */
  priceOf(power: PowerId): number | null {
    if (this.#held.includes(power)) return 0;
    const price = this.#prices.get(power);
    return price === undefined || this.#slots <= 0 || price > this.#coins ? null : price;
  }

  /** That price in hundredths of a point. */
  costOf(power: PowerId): number | null {
    const price = this.priceOf(power);
    return price === null ? null : coinsWorth(this.#view, this.#coins) - coinsWorth(this.#view, this.#coins - price);
  }

  copy(): Purse {
    const copy = new Purse(this.#view);
    copy.#held.splice(0, copy.#held.length, ...this.#held);
    copy.#coins = this.#coins;
    copy.#slots = this.#slots;
    for (const [power, price] of this.#prices) copy.#prices.set(power, price);
    return copy;
  }

  take(power: PowerId): void {
    const held = this.#held.indexOf(power);
    if (held >= 0) {
      this.#held.splice(held, 1);
      return;
    }
    const price = this.#prices.get(power) ?? 0;
    this.#coins -= price;
    this.#slots--;
    this.#prices.set(power, this.#rules.priceAfter(price));
  }
}

/** Sells what is not wanted, where that can be done, and buys what is missing. */
export function tradesFor(view: GameView, wanted: readonly PowerId[]): Command[] {
  const missing = [...wanted];
  const commands: Command[] = [];
  const sells = rulesOfGame(view).actions.includes("sell");
  for (const power of (view.own?.bar ?? []).filter(isPower)) {
    const at = missing.indexOf(power);
    if (at >= 0) missing.splice(at, 1);
    else if (sells) commands.push({ type: "sell", power });
  }
  return [...commands, ...missing.map((power): Command => ({ type: "buy", power }))];
}

function isPower(item: BarItem): item is PowerId {
  return !isBarTile(item);
}
