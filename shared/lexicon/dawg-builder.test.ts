import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arcOf, countBits, walk } from "./dawg.ts";
import { build } from "./testing/build.ts";

const words = fc.uniqueArray(fc.array(fc.integer({ min: 0, max: 28 }), { minLength: 1, maxLength: 9 }), {
  selector: (word) => word.join(),
  maxLength: 200,
});
const few = fc.uniqueArray(fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 6 }), {
  selector: (word) => word.join(),
  maxLength: 60,
});

/** The number of different right languages of the words' prefixes: what a minimal automaton has states for. */
function statesNeeded(list: readonly (readonly number[])[]): number {
  const all = new Set(list.map(String));
  const prefixes = new Set<string>([""]);
  for (const word of list) for (let length = 1; length <= word.length; length++) prefixes.add(word.slice(0, length).join());
  const languages = new Set<string>();
  for (const prefix of prefixes) {
    const start = prefix === "" ? "" : `${prefix},`;
    const tails = [...all].filter((word) => word.startsWith(start) && word !== prefix).map((word) => word.slice(start.length));
    languages.add(tails.sort().join("|"));
  }
  return languages.size;
}

describe("the word graph", () => {
  it("holds exactly the words that it is built from, in order", () => {
    fc.assert(
      fc.property(fc.oneof(words, few), (list) => {
        const found: string[] = [];
        walk(build(list), (places, length) => found.push(places.slice(0, length).join()), 9);
        const sorted = [...list].sort((a, b) => {
          for (let at = 0; at < Math.min(a.length, b.length); at++) if (a[at] !== b[at]) return (a[at] ?? 0) - (b[at] ?? 0);
          return a.length - b.length;
        });
        expect(found).toEqual(sorted.map((word) => word.join()));
      }),
    );
  });

  it("is minimal: one node for each set of endings", () => {
    fc.assert(
      fc.property(few, (list) => {
        const { nodes } = build(list);
        let blocks = 0;
        for (let at = 1; at < nodes.length; at += 1 + countBits(nodes[at] ?? 0)) blocks++;
        // The empty node at 0 counts where a word ends with nothing after it, which is in every list that is not empty.
        expect(blocks + 1).toBe(list.length === 0 ? 1 : statesNeeded(list));
      }),
    );
  });

  it("finds an arc by the number of lower letters", () => {
    const { nodes, root } = build([[0], [3, 1], [28]]);
    expect(arcOf(nodes, root, 0) & 1).toBe(1);
    expect(arcOf(nodes, root, 3) & 1).toBe(0);
    expect(arcOf(nodes, arcOf(nodes, root, 3) >>> 1, 1)).toBe(1);
    expect(arcOf(nodes, root, 28)).toBe(1);
    expect(arcOf(nodes, root, 4)).toBe(-1);
  });

  it("grows past its first tables", () => {
    const list: number[][] = [];
    for (let number = 0; number < 40_000; number++) {
      const scattered = Math.imul(number, 0x9e3779b1) >>> 0;
      list.push([0, 5, 10, 15, 20, 25].map((shift) => (scattered >>> shift) & 15).concat(number % 29, (number >>> 5) % 29));
    }
    let count = 0;
    walk(build(list), () => count++, 8);
    expect(count).toBe(new Set(list.map(String)).size);
  });
});
