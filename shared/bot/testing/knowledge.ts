import { readFileSync } from "node:fs";
import { forwardDictionary } from "../../lexicon/movegen/dictionary.ts";
import { MoveGenerator } from "../../lexicon/movegen/generator.ts";
import { fileOf } from "../../lexicon/testing/build.ts";
import { lettersOf } from "../../rules/lexicons.ts";
import type { Knowledge } from "../choose.ts";

/** Two thousand Swedish words, in no order of commonness. */
const WORDS: readonly string[] = readFileSync(new URL("../../../test/vectors/words.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((word) => /^[A-ZÅÄÖ]{2,15}$/.test(word));

/** All of them, every other of them, and one in four. */
export const SMALL: { readonly words: ReadonlySet<string>; readonly knowledge: Knowledge } = {
  words: new Set(WORDS),
  knowledge: { simple: oneIn(4), everyday: oneIn(2), known: oneIn(1), all: oneIn(1) },
};

/** A bot that knows these words, whatever its level. */
export function knowing(...words: readonly string[]): Knowledge {
  const all = generatorOf(words);
  return { simple: all, everyday: all, known: all, all };
}

function oneIn(count: number): MoveGenerator {
  return generatorOf(WORDS.filter((_, at) => at % count === 0));
}

export function generatorOf(words: readonly string[]): MoveGenerator {
  return new MoveGenerator(forwardDictionary(fileOf("sv", "", words).dawg), lettersOf("sv"));
}
