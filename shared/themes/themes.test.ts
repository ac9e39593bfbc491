import { describe, expect, it } from "vitest";
import { openBuilt } from "../../lexicons/open-built.ts";
import { LEXICON_IDS } from "../rules/model.ts";
import { THEME_IDS } from "./ids.ts";
import { themeWords } from "./index.ts";

describe.each(LEXICON_IDS)("P-23 the shipped themes in %s", (lexicon) => {
  it.each(THEME_IDS)("%s: enough words to meet some, each once, and all of them playable", async (theme) => {
    const words = themeWords(theme, lexicon);
    expect(words.length).toBeGreaterThan(80);
    expect(new Set(words).size).toBe(words.length);
    const list = await openBuilt(lexicon);
    expect(words.filter((word) => !list.has(word))).toEqual([]);
  });
});
