import type { WordList } from "../model.ts";
import type { WordTree } from "../play/can-lay.ts";

/** A small word list with its tree, for tests. */
export function treeOf(...words: readonly string[]): { readonly words: WordList; readonly tree: WordTree } {
  const nodes: Map<string, number>[] = [new Map()];
  for (const word of words) {
    const letters = [...word];
    let node = 0;
    letters.forEach((letter, index) => {
      const arcs = nodes[node] ?? new Map<string, number>();
      const arc = arcs.get(letter) ?? nodes.push(new Map()) * 2 - 2;
      arcs.set(letter, index === letters.length - 1 ? arc | 1 : arc);
      node = arc >>> 1;
    });
  }
  return { words: new Set(words), tree: { root: 0, arc: (node, letter) => nodes[node]?.get(letter) ?? -1 } };
}
