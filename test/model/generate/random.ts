/** A seeded stream for tests: the same seed gives the same vectors on every machine (mulberry32). */

export interface Random {
  /** 0 up to, not including, `below`. */
  int(below: number): number;
  between(low: number, high: number): number;
  /** True in so many of a hundred. */
  chance(percent: number): boolean;
  pick<T>(things: readonly T[]): T;
  /** Each choice has a weight. */
  weighted<T>(choices: readonly (readonly [weight: number, choice: T])[]): T;
  shuffle<T>(things: readonly T[]): T[];
  some<T>(things: readonly T[], count: number): T[];
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const int = (below: number): number => next() % below;
  const pick = <T>(things: readonly T[]): T => {
    if (things.length === 0) throw new Error("nothing to pick from");
    return things[int(things.length)] as T;
  };
  const shuffle = <T>(things: readonly T[]): T[] => {
    const left = [...things];
    const order: T[] = [];
    while (left.length > 0) order.push(...left.splice(int(left.length), 1));
    return order;
  };
  return {
    int,
    between: (low, high) => low + int(high - low + 1),
    chance: (percent) => int(100) < percent,
    pick,
    weighted: (choices) => {
      let at = int(choices.reduce((sum, [weight]) => sum + weight, 0));
      for (const [weight, choice] of choices) {
        if (at < weight) return choice;
        at -= weight;
      }
      throw new Error("nothing to choose from");
    },
    shuffle,
    some: (things, count) => shuffle(things).slice(0, count),
  };
}
