import { expect, it } from "vitest";
import { lexiconFrom } from "../../../shared/lexicon/lexicon.ts";
import { typescriptEngine } from "../../../shared/lexicon/movegen/engine.ts";
import { fileOf } from "../../../shared/lexicon/testing/build.ts";
import { learning } from "./knowledge.ts";

it("A-63 bots that began without a network know by the next thought which words are common, and are not asked about them again", async () => {
  const { id, dawg } = lexiconFrom(fileOf("sv", "0123456789ab", ["HUND", "KATT"]));
  const answers = [null, null, new Uint8Array([1, 4])];
  let asked = 0;
  const knowing = learning(id, dawg, async () => answers[asked++] ?? null, Promise.resolve(typescriptEngine));
  const knowsAll: boolean[] = [];
  for (let thought = 0; thought < 5; thought++) {
    const { simple, all } = await knowing();
    knowsAll.push(simple === all);
  }
  expect([knowsAll, asked]).toEqual([[true, true, false, false, false], 3]);
});
