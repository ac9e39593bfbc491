import { describe, expect, it } from "vitest";
import { KINDS, playOut } from "./testing/play-out.ts";

const SEEDS = 8;

describe("R-20 R-25 random matches", () => {
  it.each(KINDS)("$ruleset: exactly once, in order, and every view is the server's", { timeout: 60_000 }, async (kind) => {
    let done = 0;
    for (let seed = 1; seed <= SEEDS; seed++) {
      const { match } = await playOut(kind, seed).catch((error: unknown) => {
        throw new Error(`seed ${seed}`, { cause: error });
      });
      done += match.counts.done;
    }
    expect(done).toBeGreaterThan(100);
  });
});
