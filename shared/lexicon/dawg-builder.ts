import type { Dawg } from "./dawg.ts";

const FIRST_CAPACITY = 1 << 16;
const FIRST_TABLE = 1 << 16;

/**
 * Builds a minimal word graph from words in strictly ascending order of their letters' places, in one pass and with
 * memory that grows with the graph alone (Daciuk et al. 2000, "Incremental construction of minimal acyclic automata").
 * The same words give the same bits everywhere.
 */
export class DawgBuilder {
  #nodes = new Int32Array(FIRST_CAPACITY);
  /** Block 0 is the empty node: mask 0, no arcs. */
  #used = 1;
  /** Open addressing; a slot holds the block of a finished node, 0 where free. */
  #table = new Int32Array(FIRST_TABLE);
  #finished = 0;

  /** The path of the last word: a mask and up to 32 arcs for each depth, not yet finished. */
  readonly #masks: Int32Array;
  readonly #arcs: Int32Array;
  readonly #last: Uint8Array;
  #depth = 0;
  #words = 0;

  constructor(longest: number) {
    this.#masks = new Int32Array(longest + 1);
    this.#arcs = new Int32Array((longest + 1) * 32);
    this.#last = new Uint8Array(longest);
  }

  get words(): number {
    return this.#words;
  }

  /** `places` holds the letters of a word; the first `shared` of them are those of the word before. */
  add(places: Uint8Array, length: number, shared: number): void {
    this.#finishBelow(shared);
    for (let depth = shared; depth < length; depth++) {
      const place = places[depth] ?? 0;
      this.#last[depth] = place;
      this.#masks[depth] = (this.#masks[depth] ?? 0) | (1 << place);
      this.#arcs[depth * 32 + place] = depth + 1 === length ? 1 : 0;
      this.#masks[depth + 1] = 0;
    }
    this.#depth = length;
    this.#words++;
  }

  build(): Dawg {
    this.#finishBelow(0);
    const root = this.#finish(0);
    return { nodes: this.#nodes.slice(0, this.#used), root };
  }

  /** Finishes the nodes of the last path that lie deeper than `depth`: no later word can reach them. */
  #finishBelow(depth: number): void {
    for (let at = this.#depth; at > depth; at--) {
      const child = this.#finish(at);
      const arc = (at - 1) * 32 + (this.#last[at - 1] ?? 0);
      this.#arcs[arc] = (child << 1) | ((this.#arcs[arc] ?? 0) & 1);
    }
    this.#depth = depth;
  }

  /** The block of a finished node equal to the one at this depth, made if there is none. */
  #finish(depth: number): number {
    const mask = this.#masks[depth] ?? 0;
    if (mask === 0) return 0;
    const from = depth * 32;
    let hash = Math.imul(mask, 0x9e3779b1);
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      hash = Math.imul(hash ^ (this.#arcs[from + 31 - Math.clz32(rest & -rest)] ?? 0), 0x85ebca6b);
      hash ^= hash >>> 15;
    }
    const last = this.#table.length - 1;
    let slot = hash & last;
    for (let block = this.#table[slot] ?? 0; block !== 0; block = this.#table[slot] ?? 0) {
      if (this.#equals(block, mask, from)) return block;
      slot = (slot + 1) & last;
    }
    const block = this.#append(mask, from);
    this.#table[slot] = block;
    this.#finished++;
    if (this.#finished * 2 > this.#table.length) this.#growTable();
    return block;
  }

  #equals(block: number, mask: number, from: number): boolean {
    if (this.#nodes[block] !== mask) return false;
    let at = block + 1;
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      if (this.#nodes[at++] !== this.#arcs[from + 31 - Math.clz32(rest & -rest)]) return false;
    }
    return true;
  }

  #append(mask: number, from: number): number {
    if (this.#used + 33 > this.#nodes.length) {
      const larger = new Int32Array(this.#nodes.length * 2);
      larger.set(this.#nodes);
      this.#nodes = larger;
    }
    const block = this.#used;
    this.#nodes[this.#used++] = mask;
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      this.#nodes[this.#used++] = this.#arcs[from + 31 - Math.clz32(rest & -rest)] ?? 0;
    }
    return block;
  }

  #growTable(): void {
    const table = new Int32Array(this.#table.length * 2);
    const last = table.length - 1;
    for (let block = 1; block < this.#used; ) {
      const mask = this.#nodes[block] ?? 0;
      let hash = Math.imul(mask, 0x9e3779b1);
      let at = block + 1;
      for (let rest = mask; rest !== 0; rest &= rest - 1) {
        hash = Math.imul(hash ^ (this.#nodes[at++] ?? 0), 0x85ebca6b);
        hash ^= hash >>> 15;
      }
      let slot = hash & last;
      while (table[slot] !== 0) slot = (slot + 1) & last;
      table[slot] = block;
      block = at;
    }
    this.#table = table;
  }
}
