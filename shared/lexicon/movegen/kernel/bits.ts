/** Single instructions of WebAssembly, and replaced by them there. */

/** Number of bits set. */
export function bitCount(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Place of the only bit set. */
export function placeOf(bit: number): number {
  return 31 - Math.clz32(bit);
}

export function larger(one: number, other: number): number {
  return Math.max(one, other);
}

export function smaller(one: number, other: number): number {
  return Math.min(one, other);
}
