import { describe, expect, it } from "vitest";
import { RAREST } from "../../../shared/lexicon/bands-file.ts";
import { fileBeside } from "../../file-beside.ts";
import { readWords } from "../../filter/read-lists.ts";
import { recipe } from "./recipe.ts";

const collected = recipe.collect();

const bandsOf = async (words: string): Promise<number[]> => {
  const { bands } = await collected;
  return words.split(" ").map((word) => bands.get(word) ?? RAREST);
};

describe("A-63 the everyday words of English", () => {
  it("are words that people say, and their forms", async () => {
    const bands = await bandsOf("the kitten kittens washed puddle snowballs funniest laptop website colour color");
    expect(bands.filter((band) => band > 3)).toEqual([]);
  });

  it("leave out words that people only read, nouns used as verbs, and words that are not fit for the table", async () => {
    const bands = await bandsOf(
      "re irk infix forwent vowing gibed saunaed towelled kited dungs seasides armories vivider drongo bitch",
    );
    expect(bands.filter((band) => band <= 3)).toEqual([]);
  });

  it("are never listed as common and as rare", async () => {
    const rare = await readWords(fileBeside(import.meta.url, "rare.txt"));
    const common = await readWords(fileBeside(import.meta.url, "common.txt"));
    expect([...common].filter((word) => rare.has(word))).toEqual([]);
  });
});
