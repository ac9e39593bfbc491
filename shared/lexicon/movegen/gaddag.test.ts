import { describe, expect, it } from "vitest";
import type { Dawg } from "../dawg.ts";
import { DawgBuilder } from "../dawg-builder.ts";
import { buildGaddag, type Gaddag, TURNS } from "./gaddag.ts";

const A = 65;

function dawgOf(words: readonly string[]): Dawg {
  const builder = new DawgBuilder(16);
  let before = "";
  for (const word of [...words].sort()) {
    let shared = 0;
    while (shared < word.length && word[shared] === before[shared]) shared++;
    builder.add(
      Uint8Array.from(word, (letter) => letter.charCodeAt(0) - A),
      word.length,
      shared,
    );
    before = word;
  }
  return builder.build();
}

/** Every string that the GADDAG accepts, the turn written as `>`. */
function accepted({ nodes, root }: Gaddag): string[] {
  const found: string[] = [];
  const read = (block: number, text: string, turned: boolean): void => {
    const mask = nodes[block] ?? 0;
    let at = block + 1;
    if (!turned && (mask & TURNS) !== 0) read(nodes[at++] ?? 0, `${text}>`, true);
    for (let place = 0; place < 30; place++) {
      if (((mask >> place) & 1) === 0) continue;
      const arc = nodes[at++] ?? 0;
      const longer = text + String.fromCharCode(A + place);
      if ((arc & 1) === 1) found.push(longer);
      if (arc > 1) read(arc >>> 1, longer, turned);
    }
  };
  read(root, "", false);
  return found.sort();
}

function expected(words: readonly string[]): string[] {
  const all = words.flatMap((word) =>
    Array.from(word, (_, at) => {
      const left = [...word.slice(0, at + 1)].reverse().join("");
      return at + 1 === word.length ? left : `${left}>${word.slice(at + 1)}`;
    }),
  );
  return all.sort();
}

describe("the GADDAG", () => {
  it("accepts every word from every letter of it, and nothing else", () => {
    const words = ["ABBA", "BA", "BABA", "CAB", "CABS", "SCAB", "SCABS", "A", "TATATATATATA", "BAT", "BATS", "TAB"];
    expect(accepted(buildGaddag(dawgOf(words), 16))).toEqual(expected(words));
  });

  it("of no words accepts nothing", () => {
    expect(accepted(buildGaddag(dawgOf([]), 16))).toEqual([]);
  });

  it("keeps the word graph's blocks in their places", () => {
    const dawg = dawgOf(["KATT", "KATTEN", "SKATT"]);
    const gaddag = buildGaddag(dawg, 16);
    expect([...gaddag.nodes.subarray(0, dawg.nodes.length)]).toEqual([...dawg.nodes]);
    expect(gaddag.forward).toBe(dawg.root);
  });
});
