import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { MAX_BODY_BYTES } from "../../shared/protocol/http.ts";
import { MOST_THEME_WORDS, WantedOptions } from "../../shared/protocol/options.ts";
import { AGREEMENTS } from "../../shared/rules/rulesets/agreements.ts";
import { type ChosenOptions, DEFAULT_OPTIONS, readWords, wantedOptions } from "./chosen-options.ts";

const { alfapet, kraft, wordfeud } = AGREEMENTS;
const chosen = (more: Partial<ChosenOptions>): ChosenOptions => ({ ...DEFAULT_OPTIONS, ...more });

describe("what New game asks for", () => {
  it("says nothing of the usual, and nothing that the rule set does not leave to the players", () => {
    expect(wantedOptions(alfapet.choices, DEFAULT_OPTIONS)).toEqual({ options: {} });
    const all = chosen({ players: 4, rackSize: 8, specials: false, board: "random", easy: "ones", theme: "food" });
    expect(wantedOptions(kraft.choices, all)).toEqual({ options: {} });
    expect(wantedOptions(wordfeud.choices, all)).toEqual({ options: { board: "random" } });
  });

  it("P-01 P-02 P-03 P-22 P-23 asks for what was chosen, as the server reads it", () => {
    const all = wantedOptions(
      alfapet.choices,
      chosen({ players: 3, rackSize: 6, specials: false, easy: "plain", theme: "food" }),
    );
    expect(all).toEqual({
      options: { players: 3, rackSize: 6, specials: false, premiumSquares: false, theme: { list: "food", bonus: 10 } },
    });
    if ("options" in all) expect(v.parse(WantedOptions, all.options)).toEqual(all.options);
    expect(wantedOptions(alfapet.choices, chosen({ easy: "ones" }))).toEqual({ options: { tileValue: 1 } });
  });

  it("P-23 reads pasted words however they are parted, each once", () => {
    expect(readWords(" igel, räv\nRÄV;  a\u030al ")).toEqual(["IGEL", "RÄV", "ÅL"]);
    const own = (ownWords: string, bonus = 10) => wantedOptions(alfapet.choices, chosen({ theme: "own", ownWords, bonus }));
    expect(own("igel räv", 50)).toEqual({ options: { theme: { words: ["IGEL", "RÄV"], bonus: 50 } } });
    expect(own("  ")).toEqual({ fault: { kind: "no-words" } });
    expect(own("igel r2d2")).toEqual({ fault: { kind: "not-a-word", word: "R2D2" } });
    expect(
      own(
        Array.from(
          { length: MOST_THEME_WORDS + 1 },
          (_, index) => "A".repeat(2 + (index % 19)) + "BCDEFGHIJKLM".charAt(index / 19),
        ).join(" "),
      ),
    ).toEqual({ fault: { kind: "too-many" } });
  });

  it("P-23 a bonus that there cannot be is said, not changed", () => {
    for (const bonus of [0, -5, 51, 2.5, Number.NaN])
      expect(wantedOptions(alfapet.choices, chosen({ theme: "food", bonus }))).toEqual({ fault: { kind: "bonus" } });
    expect(wantedOptions(alfapet.choices, chosen({ theme: "none", bonus: 0 }))).toEqual({ options: {} });
  });

  it("P-23 as many ordinary words as there may be fit into one request", () => {
    const words = Array.from(
      { length: MOST_THEME_WORDS },
      (_, index) => `ÅÄÖ${String.fromCharCode(65 + (index % 26)).repeat(5)}`,
    );
    const body = JSON.stringify({ ruleset: "alfapet", options: { theme: { words, bonus: 10 } } });
    expect(new TextEncoder().encode(body).length).toBeLessThan(MAX_BODY_BYTES);
  });
});
