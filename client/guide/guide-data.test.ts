import { describe, expect, it } from "vitest";
import { openBuilt } from "../../lexicons/open-built.ts";
import { GAME_IDS, type GameId, RULESET_IDS, rulesOf } from "../../shared/rules/index.ts";
import { DOWN, RIGHT } from "../../shared/rules/squares.ts";
import { earnedAlfas, goldFrom } from "./earned.ts";
import { bentExample, type Example, joiningExample, openingExample, stopExample } from "./examples.ts";
import { factsOf } from "./facts.ts";
import { drawnFrom, PAGE_OF, PAGES } from "./pages.ts";
import { en } from "./texts/en/index.ts";
import { sv } from "./texts/sv/index.ts";
import type { Block } from "./texts/texts.types.ts";

const LANGUAGES = [
  ["sv", sv],
  ["en", en],
] as const;
const WITH_BOARD = RULESET_IDS.filter((id) => rulesOf(id).board !== null);

describe.each(LANGUAGES)("A-77 the drawings in %s", (_, { words }) => {
  it.each(WITH_BOARD)("of %s are legal plays of real words", async (ruleset) => {
    const lexicon = await openBuilt(words.lexicon);
    const examples: Example[] = [openingExample(ruleset, words), joiningExample(ruleset, words)];
    if (ruleset === "alfapet") {
      examples.push(stopExample(ruleset, words), bentExample(ruleset, words, RIGHT), bentExample(ruleset, words, DOWN));
    }
    for (const { preview, breakdowns } of examples) {
      expect(preview.error).toBeNull();
      for (const { word } of preview.words) expect(lexicon.why(word)).toBeNull();
      expect(breakdowns.reduce((sum, { points }) => sum + points, 0)).toBe(preview.points - bonus(preview));
    }
  });

  it("show what they say: two words by one tile, a word behind a stop, a word round a corner", () => {
    expect(joiningExample("kraft", words).preview.words.map(({ word }) => word)).toEqual([
      words.joining,
      `${words.opening}${words.joining.at(-1)}`,
    ]);
    expect(stopExample("alfapet", words).preview.main?.word).toBe(words.stopped[1]);
    for (const direction of [RIGHT, DOWN] as const)
      expect(bentExample("alfapet", words, direction).preview.main?.word).toBe(words.bent);
  });
});

function bonus({ bonuses }: Example["preview"]): number {
  return bonuses.placement + bonuses.combo + bonuses.fullRack + bonuses.theme;
}

describe.each(LANGUAGES)("A-77 the texts in %s", (_, { pages }) => {
  it.each(GAME_IDS)("of %s say something in every section, and nothing that is no number", (ruleset: GameId) => {
    const facts = factsOf(drawnFrom(ruleset), "sv");
    const page = pages[PAGE_OF[ruleset]];
    const texts = Object.values(page.sections).flatMap(({ title, says }) => [title, ...says(facts).flatMap(flat)]);
    for (const text of [page.lead(facts), ...texts]) {
      expect(text.trim()).not.toBe("");
      expect(text).not.toMatch(/undefined|NaN|null|Infinity/);
    }
    expect(Object.keys(page.sections)).toEqual(Object.keys(PAGES[PAGE_OF[ruleset]]));
  });

  it("P-11 that tiles lie in one line is said with its exception, where arrows bend words", () => {
    const { says } = pages.alfapet.sections.placing;
    expect(says(factsOf("alfapet", "sv")).flatMap(flat).join(" ")).toMatch(/arrow bends|pil böjer/);
  });
});

function flat(block: Block): readonly string[] {
  return typeof block === "string" ? [block] : block.flat();
}

describe("A-77 what the pages read from the rule sets", () => {
  it("K-60, K-61 tiles earned for the power bar, and their factors (K-54)", () => {
    expect(earnedAlfas("kraft")).toEqual([
      { gem: "pentagon", from: 6, last: false, factor: 1 },
      { gem: "hexagon", from: 7, last: false, factor: 2 },
      { gem: "septagon", from: 8, last: true, factor: 3 },
    ]);
    expect(goldFrom("kraft")).toBe(4);
  });

  it("C-03 tiles earned for the rack, C-02 and none of gold", () => {
    expect(earnedAlfas("kraft-classic").map(({ from }) => from)).toEqual([5, 6, 7]);
    expect(goldFrom("kraft-classic")).toBeNull();
    expect(earnedAlfas("wordfeud")).toEqual([]);
  });

  it("limits and prices", () => {
    expect(factsOf("kraft", "sv")).toMatchObject({ passLimit: 3, passCoins: 0, sells: true, pricesGrow: false, twoAndThree: 6 });
    expect(factsOf("kraft-classic", "sv")).toMatchObject({
      passLimit: 4,
      passCoins: 2,
      sells: false,
      pricesGrow: true,
      twoAndThree: 5,
    });
    expect(factsOf("alfapet", "sv")).toMatchObject({
      size: 17,
      stops: 4,
      arrows: 4,
      blanks: 2,
      fullRack: { 6: 40, 7: 50, 8: 60 },
    });
    expect(factsOf("wordfeud", "sv")).toMatchObject({ casualHours: 72, passLimit: 6, tiles: 104 });
    expect(factsOf("daily-3", "sv")).toMatchObject({
      moves: 3,
      passLimit: 0,
      casualHours: 0,
      powersOnly: true,
      swapIsMove: false,
    });
    expect(factsOf("daily-1", "sv")).toMatchObject({ powersOnly: false, swapIsMove: true, alfaInBar: false });
  });
});
