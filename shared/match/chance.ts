/**
 * Chance of a match: ChaCha20 under the match's 256-bit key, which lives in the server's state alone. Each purpose and
 * each event has a stream of its own, so that what one draws tells nothing of, and changes nothing in, another.
 */
import { chacha20 } from "@noble/ciphers/chacha.js";
import { DIE_SIDES } from "../rules/limits.ts";
import type { Chance } from "../rules/model.ts";

export const KEY_BYTES = 32;

/** Numbers of purposes stand in old matches for ever: add, never change. */
const PURPOSE = { shuffle: 1, roll: 2 } as const;

const CHUNK = 256;
const TWO_32 = 2 ** 32;

/** 32-bit words of one stream. The nonce is purpose (4 bytes), then event number (8 bytes), both big-endian. */
function words(key: Uint8Array, purpose: number, event: number): () => number {
  const nonce = new Uint8Array(12);
  const head = new DataView(nonce.buffer);
  head.setUint32(0, purpose);
  head.setBigUint64(4, BigInt(event));
  let chunk = new DataView(new ArrayBuffer(0));
  let used = 0;
  let counter = 0;
  return () => {
    if (used === chunk.byteLength) {
      const bytes = chacha20(key, nonce, new Uint8Array(CHUNK), undefined, counter);
      chunk = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      counter += CHUNK / 64;
      used = 0;
    }
    used += 4;
    return chunk.getUint32(used - 4);
  };
}

/** A whole number from 0 to `below` − 1, every one equally likely: words past the last whole multiple are drawn again. */
function uniform(next: () => number, below: number): number {
  const limit = TWO_32 - (TWO_32 % below);
  for (;;) {
    const word = next();
    if (word < limit) return word % below;
  }
}

/**
 * The chance of one event. `event` is its number in the spectators' stream: purchases have none there, so they change no draw.
 */
export function chanceOf(key: () => Uint8Array, event: number): Chance {
  let shuffles: (() => number) | null = null;
  let rolls: (() => number) | null = null;
  return {
    shuffle<T>(items: readonly T[]): T[] {
      shuffles ??= words(key(), PURPOSE.shuffle, event);
      const order = [...items];
      for (let last = order.length - 1; last > 0; last--) {
        const other = uniform(shuffles, last + 1);
        const [a, b] = [order[last], order[other]];
        order[last] = b as T;
        order[other] = a as T;
      }
      return order;
    },
    roll(): number {
      rolls ??= words(key(), PURPOSE.roll, event);
      return uniform(rolls, DIE_SIDES) + 1;
    },
  };
}
