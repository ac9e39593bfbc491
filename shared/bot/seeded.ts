/** Chance from a seed: the same on every machine, for what is not secret: a bot's whims, and its matches, which have no server. */
import type { Chance } from "../rules/index.ts";
import { DIE_SIDES } from "../rules/limits.ts";

export interface Random extends Chance {
  /** 0 up to, not including, `limit`, every number equally likely. */
  below(limit: number): number;
}

const TWO_32 = 2 ** 32;
const WARM_UP = 12;

export function seeded(seed: string): Random {
  const word = sfc32(seed);
  const below = (limit: number): number => {
    const most = TWO_32 - (TWO_32 % limit);
    for (;;) {
      const drawn = word();
      if (drawn < most) return drawn % limit;
    }
  };
  return {
    below,
    roll: () => below(DIE_SIDES) + 1,
    shuffle<T>(items: readonly T[]): T[] {
      const left = [...items];
      const order: T[] = [];
      while (left.length > 0) order.push(...left.splice(below(left.length), 1));
      return order;
    },
  };
}

/** Small Fast Counter, 32 bits; its state is mixed from the seed's text. */
function sfc32(seed: string): () => number {
  const mix = hashOf(seed);
  let [a, b, c] = [mix(), mix(), mix()];
  let counter = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let time = 0; time < WARM_UP; time++) next();
  return next;
}

function hashOf(text: string): () => number {
  let hash = 1779033703 ^ text.length;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  return () => {
    hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
    hash ^= hash >>> 16;
    return hash;
  };
}
