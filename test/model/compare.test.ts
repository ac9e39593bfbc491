import { describe, expect, it } from "vitest";
import { engineFaults } from "./engine.ts";
import { randomVector } from "./generate/vector.ts";
import { minimise } from "./minimise.ts";
import { RULESET_NAMES, type Vector } from "./vector.ts";

const ROUNDS = 100;

describe("engine and model", () => {
  for (const ruleset of RULESET_NAMES) {
    it(`V-03 give the same outcome and position for random commands of ${ruleset}`, () => {
      const differing: Vector[] = [];
      for (let seed = 0; seed < ROUNDS && differing.length === 0; seed++) {
        const vector = randomVector(ruleset, seed);
        if (engineFaults(vector).length > 0) differing.push(minimise(vector, engineFaults, 200));
      }
      expect(differing.map((vector) => `${engineFaults(vector).join("; ")} ${JSON.stringify(vector)}`)).toEqual([]);
    });
  }

  it("are told apart where they differ, and the vector that shows it gets small", () => {
    // An engine that would deny every resignation.
    const shows = (vector: Vector): string[] =>
      vector.actions.filter(({ type, expect: { error } = {} }) => type === "resign" && error === undefined).map(() => "resigned");
    const found = Array.from({ length: 200 }, (_, seed) => randomVector("kraft", seed)).find(
      (vector) => shows(vector).length > 0,
    );
    if (found === undefined) throw new Error("nobody resigns");
    const smallest = minimise(found, shows);
    expect(smallest.actions.map(({ type }) => type)).toEqual(["resign"]);
    expect(smallest.board).toEqual({});
    expect(smallest.words).toEqual([]);
  });
});
