import { signal } from "@preact/signals";
import { describe, expect, it } from "vitest";
import type { Verdicts } from "../../../shared/lexicon/lexicon.ts";
import type { Words } from "../../words/words.ts";
import { keyOf, newsOf, spokenFor, validWords } from "./valid-words.ts";

const NOT_IN_LIST = "not-in-list" as const;

function list(...held: readonly string[]): Words {
  const has = (word: string): boolean => held.includes(word);
  const why = (word: string) => (has(word) ? null : NOT_IN_LIST);
  const words: Verdicts = { id: "sv", version: "0", alphabet: [], words: held.length, has, why };
  return { ...absent(), list: signal(words), why };
}

function absent(): Words {
  return {
    id: "sv",
    version: "0",
    list: signal(null),
    state: signal("ready"),
    trouble: signal(null),
    share: signal(null),
    why: () => null,
    start: () => {},
    stop: () => {},
  };
}

const nobody = () => ({ names: [], refused: [] });

describe("P-20 a word counts", () => {
  it("if it stands in the match's list, in the English one, or is an agreed name", () => {
    const valid = validWords([list("SOL"), list("BOX")], () => ({ names: ["BO"], refused: [] }));
    expect(["SOL", "BOX", "BO", "XYZ"].map(valid.known)).toEqual([true, true, true, false]);
  });

  it("or nobody here can tell, while a list is on its way, unless the server has said so", () => {
    const valid = validWords([list("SOL"), absent()], nobody);
    expect(["SOL", "BOX"].map(valid.known)).toEqual([true, null]);
    expect(validWords([absent()], () => ({ names: [], refused: ["XYZ"] })).known("XYZ")).toBe(false);
  });

  it("and is given no reason why not", () => {
    const own = list("SOL");
    const words = spokenFor(own, validWords([own, list("BOX")], nobody));
    expect(["SOL", "BOX", "XYZ"].map(words.why)).toEqual([null, null, NOT_IN_LIST]);
  });

  it("is news where it did not stand a moment ago", () => {
    const [here, there] = [
      { word: "SOL", squares: ["A1", "B1", "C1"] },
      { word: "SOL", squares: ["A2", "B2", "C2"] },
    ];
    expect(newsOf([here, there], new Set([keyOf(here)]))).toEqual([there]);
  });
});
