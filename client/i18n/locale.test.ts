import { describe, expect, it } from "vitest";
import { chooseLocale } from "./locale.ts";

describe("the language of the interface", () => {
  it("A-74 takes the first of the browser's languages that we speak", () => {
    expect(chooseLocale(null, ["de-DE", "sv-FI", "en"])).toBe("sv");
    expect(chooseLocale(null, ["en-GB", "sv"])).toBe("en");
  });

  it("A-74 puts the player's own choice first", () => {
    expect(chooseLocale("sv", ["en"])).toBe("sv");
  });

  it("A-74 falls back to English for a language that we do not speak, and for a choice that is none", () => {
    expect(chooseLocale(null, ["fr"])).toBe("en");
    expect(chooseLocale("xx", [])).toBe("en");
  });
});
