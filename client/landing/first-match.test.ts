import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openBuilt } from "../../lexicons/open-built.ts";
import { LEXICON_IDS } from "../../shared/rules/model.ts";
import { LOCALES } from "../i18n/locale.ts";
import { ownLexicon } from "../i18n/reader.ts";
import { isFirstVisit, VISITED } from "../navigation/visited-key.ts";
import { firstMatch } from "./first-match.ts";

describe("look.md the first minute", () => {
  it.each([
    ["sv", "STRAND"],
    ["sv-strict", "STRAND"],
    ["en", "FRIEND"],
    ["da", "TORDEN"],
    ["nb", "REGION"],
  ] as const)("in %s begins with a hand that holds %s", async (lexicon, word) => {
    const started = firstMatch(lexicon, 0).events.find(({ type }) => type === "started");
    const hand = started?.type === "started" ? [...(started.setUp.players[0]?.rack ?? [])] : [];
    for (const letter of word) {
      expect(hand).toContain(letter);
      hand.splice(hand.indexOf(letter), 1);
    }
    expect((await openBuilt(lexicon)).has(word)).toBe(true);
  });

  it("has a deal for every lexicon, and shows the board of one language and the hand of one lexicon alone", () => {
    for (const lexicon of LEXICON_IDS) expect(firstMatch(lexicon, 0).head.card.scores).toEqual([0, 0]);
    const styles = readFileSync(new URL("./first-board.css", import.meta.url), "utf8");
    for (const id of new Set(LEXICON_IDS.map((lexicon) => ownLexicon([lexicon])))) {
      expect(styles).toContain(`html[data-lexicon="${id}"] [data-hand]:not([data-hand="${id}"])`);
    }
    for (const locale of LOCALES) expect(styles).toContain(`html:lang(${locale}) .first-board:not([lang="${locale}"])`);
  });

  it("is for the first page alone, and for who has not been here", () => {
    const nowhere = { getItem: () => null };
    const before = { getItem: (key: string) => (key === VISITED ? "yes" : null) };
    expect(isFirstVisit("/", nowhere)).toBe(true);
    expect(isFirstVisit("/match/abc", nowhere)).toBe(false);
    expect(isFirstVisit("/", before)).toBe(false);
  });
});
