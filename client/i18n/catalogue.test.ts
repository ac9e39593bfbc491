import { describe, expect, it } from "vitest";
import { en } from "./en/index.ts";
import { sv } from "./sv/index.ts";

/** Every text without parameters, with its key. */
function texts(node: unknown, key = ""): [string, string][] {
  if (typeof node === "string") return [[key, node]];
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([name, child]) => texts(child, key === "" ? name : `${key}.${name}`));
}

describe("the message catalogue", () => {
  it("A-74 has no empty text in any language", () => {
    for (const catalogue of [en, sv]) expect(texts(catalogue).filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  it("A-74 calls the bag by its Swedish name: påse in Alfapet, Wordfeud and Express, depå in Alfa Kraft", () => {
    const said = (word: RegExp) => texts(sv).flatMap(([key, text]) => (word.test(text) ? [key] : []));
    const ofOtherGames = /^(match\.bagIn|bots\.about\.words)\./;
    expect(said(/påse/i).filter((key) => !ofOtherGames.test(key))).toEqual([]);
    expect(said(/depå/i).filter((key) => ofOtherGames.test(key))).toEqual([]);
  });

  it("look.md has short hints no longer than the first, which is seen to take one line of the smallest phone", () => {
    for (const { lay, shop, power } of [en.hints.short, sv.hints.short]) {
      expect([shop, power].filter(({ length }) => length > lay.length)).toEqual([]);
    }
  });

  it("A-74 writes a minus, never a hyphen, between spaces", () => {
    for (const catalogue of [en, sv]) expect(texts(catalogue).filter(([, text]) => / - /.test(text))).toEqual([]);
  });
});
