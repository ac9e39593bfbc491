import { describe, expect, it } from "vitest";
import { digestOf, isDigestOf } from "./digest.ts";

const play = (at: string) => ({ type: "play", tiles: [{ at, letter: "A" }], powers: [] });

describe("the digest of a command", () => {
  it("R-25 is that of its body, and of no other", () => {
    expect(isDigestOf(digestOf(play("H8")), play("H8"))).toBe(true);
    expect(isDigestOf(digestOf(play("H8")), play("H9"))).toBe(false);
    expect(isDigestOf(digestOf({ type: "pass" }), { type: "resign" })).toBe(false);
  });

  it("R-25 changes in half of its bits with any letter, and never comes twice", () => {
    const seen = new Set<string>();
    let [changed, pairs] = [0, 0];
    const commands = Array.from({ length: 4000 }, (_, number) => play(String(number)));
    for (const [index, command] of commands.entries()) {
      const digest = digestOf(command);
      seen.add(digest);
      const before = commands[index - 1];
      if (before === undefined) continue;
      changed += differing(digest, digestOf(before));
      pairs++;
    }
    expect(seen.size).toBe(commands.length);
    expect(changed / pairs / 128).toBeGreaterThan(0.48);
    expect(changed / pairs / 128).toBeLessThan(0.52);
  });

  it("R-25 knows those that were stored as the first half of a SHA-256", () => {
    const stored = "5c07af5b924c10e14101bc4796ba46e6";
    expect(isDigestOf(stored, play("H8"))).toBe(true);
    expect(isDigestOf(stored, play("H9"))).toBe(false);
  });
});

function differing(a: string, b: string): number {
  const words = (digest: string): number[] =>
    digest
      .slice(1)
      .split(".")
      .map((word) => Number.parseInt(word, 36));
  return words(a).reduce((sum, word, index) => sum + bits(word ^ (words(b)[index] ?? 0)), 0);
}

const bits = (word: number): number => [...(word >>> 0).toString(2)].filter((bit) => bit === "1").length;
