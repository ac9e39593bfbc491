import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { differences } from "./differences.ts";
import { readVectors, wordsOf } from "./files.ts";
import { randomVector } from "./generate/vector.ts";
import { runModel } from "./model.ts";
import { RULESET_NAMES } from "./vector.ts";

const VECTORS = join(import.meta.dirname, "..", "vectors");

describe("the model of the rules", () => {
  for (const name of readdirSync(VECTORS).filter((file) => file.endsWith(".jsonl"))) {
    it(`V-01 agrees with every vector of ${name}`, () => {
      const file = join(VECTORS, name);
      const failing = readVectors(file).flatMap((vector) => {
        const found = differences(vector, runModel(vector, wordsOf(vector, file)));
        return found.length === 0 ? [] : [`${vector.id}: ${found.join("; ")}`];
      });
      expect(failing).toEqual([]);
    });
  }

  it("makes the same random vector from the same seed, with plays that are legal among those that are not", () => {
    for (const ruleset of RULESET_NAMES) {
      expect(randomVector(ruleset, 7)).toEqual(randomVector(ruleset, 7));
      const outcomes = Array.from({ length: 40 }, (_, seed) => randomVector(ruleset, seed)).flatMap((vector) =>
        vector.actions.filter(({ type }) => type === "play").map((action) => action.expect?.error),
      );
      expect(outcomes.filter((error) => error === undefined).length / outcomes.length).toBeGreaterThan(0.35);
    }
  });
});
