/**
 * The word graph: a minimal acyclic automaton in mask blocks. A node is a block of 32-bit words:
 *
 *   [ mask of the letters that go on ][ one arc a letter, in order of the letters ]
 *
 * An arc is `child block << 1 | accepts`, where a child block of 0 is the empty node, stored at 0. The arc of a letter
 * stands at the number of lower bits set in the mask, so one AND of masks finds every letter worth trying.
 */
export interface Dawg {
  readonly nodes: Int32Array;
  /** The block of the root. */
  readonly root: number;
}

/** Number of bits set. */
export function countBits(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The arc from the node at `block` over the letter with this place, or -1. */
export function arcOf(nodes: Int32Array, block: number, place: number): number {
  const mask = nodes[block] ?? 0;
  const bit = 1 << place;
  if ((mask & bit) === 0) return -1;
  return nodes[block + 1 + countBits(mask & (bit - 1))] ?? -1;
}

/** Calls `visit` with the letters of every word, in order. The array is reused: copy what is to be kept. */
export function walk(dawg: Dawg, visit: (places: Uint8Array, length: number) => void, longest: number): void {
  const { nodes } = dawg;
  const places = new Uint8Array(longest);
  const descend = (block: number, depth: number): void => {
    let mask = nodes[block] ?? 0;
    for (let arcAt = block + 1; mask !== 0; arcAt++) {
      const arc = nodes[arcAt] ?? 0;
      places[depth] = 31 - Math.clz32(mask & -mask);
      mask &= mask - 1;
      if ((arc & 1) === 1) visit(places, depth + 1);
      if (arc > 1) descend(arc >>> 1, depth + 1);
    }
  };
  descend(dawg.root, 0);
}
