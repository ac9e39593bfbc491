import { describe, expect, it } from "vitest";
import { ownLexicon } from "./reader.ts";

describe("the lexicon of a reader", () => {
  it.each([
    [["da-DK", "en"], "da"],
    [["nb-NO"], "nb"],
    [["nn-NO", "nb"], "nb"],
    [["no"], "nb"],
    [["sv-FI"], "sv"],
    [["fi-FI", "sv-FI", "en"], "sv"],
    [["en-GB", "da"], "en"],
    [["fi"], "en"],
    [["constructor"], "en"],
    [[], "en"],
  ] as const)("A-74 of %j is %s, whatever language the texts are in", (languages, lexicon) => {
    expect(ownLexicon(languages)).toBe(lexicon);
  });
});
