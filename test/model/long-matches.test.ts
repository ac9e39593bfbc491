import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { normalWords } from "../vectors/position.ts";
import { replay } from "../vectors/replay.ts";
import { vectorSchema } from "../vectors/schema.ts";
import { engineFaults } from "./engine.ts";
import { longMatch } from "./generate/long-match.ts";
import { runModel } from "./model.ts";
import { RULEBOOKS } from "./rulebook.ts";
import type { RulesetName, Vector } from "./vector.ts";

const BETWEEN_PEOPLE: readonly RulesetName[] = ["kraft", "kraft-classic", "alfapet", "wordfeud"];

const wordsOf = ({ words }: Vector) => (typeof words === "string" ? [] : words);
/** Swaps, purchases and sales take no turn. */
const turnsOf = ({ actions }: Vector) => actions.filter(({ type }) => !["swap", "buy", "sell"].includes(type));

describe.each(BETWEEN_PEOPLE)("R-35 a match of %s that no other rule ends", (ruleset) => {
  it.each([1, 2, 3])("is over after 60 turns in a row without a laid tile (seed %d)", (seed) => {
    const vector = longMatch(ruleset, seed, 0);
    expect(turnsOf(vector)).toHaveLength(60);
    expect(runModel(vector, wordsOf(vector)).end).toMatchObject({ over: true, reason: "passes" });
    expect(engineFaults(vector)).toEqual([]);
  });

  // Both let an exchange take the turn: of the others such matches are many times as slow to make.
  it.runIf(RULEBOOKS[ruleset].actions.includes("exchange"))(
    "is over after 1000 turns, though tiles are laid in between",
    { timeout: 30_000 },
    () => {
      const vector = longMatch(ruleset, 7, 12);
      expect(turnsOf(vector)).toHaveLength(1000);
      const { end } = runModel(vector, wordsOf(vector));
      expect(end).toMatchObject({ over: true, reason: "passes" });
      expect(replay(v.parse(vectorSchema, { ...vector, expect: end }), normalWords(wordsOf(vector)))).toEqual([]);
    },
  );
});
