import { describe, expect, it } from "vitest";
import { RAREST } from "../../shared/lexicon/bands-file.ts";
import { readLines } from "../lists.ts";
import { ownFile } from "../own-file.ts";
import { en } from "./en.ts";

const harvest = en.harvest();

const bandsOf = async (words: string): Promise<number[]> => {
  const { bands } = await harvest;
  return words.split(" ").map((word) => bands.get(word) ?? RAREST);
};

describe("A-63 the everyday words of English", () => {
  it("are those that people say, and forms of them", async () => {
    const bands = await bandsOf("the kitten kittens washed puddle snowballs funniest laptop website colour color");
    expect(bands.filter((band) => band > 3)).toEqual([]);
  });

  it("are none that are only read, no nouns made verbs, and nothing that is not fit for the table", async () => {
    const bands = await bandsOf(
      "re irk infix forwent vowing gibed saunaed towelled kited dungs seasides armories vivider drongo bitch",
    );
    expect(bands.filter((band) => band <= 3)).toEqual([]);
  });

  it("are said to be so or not, never both", async () => {
    const seldom = await readLines(ownFile("en/seldom.txt"));
    const everyday = await readLines(ownFile("en/everyday.txt"));
    expect([...everyday].filter((word) => seldom.has(word))).toEqual([]);
  });
});
