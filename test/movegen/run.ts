/** `npm run movegen -- --words WORDS [--check] FILE...` (V-10): file names are relative to where the command was given. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { forwardDictionary } from "../../shared/lexicon/movegen/dictionary.ts";
import { MoveGenerator } from "../../shared/lexicon/movegen/generator.ts";
import { taskOf } from "../../shared/lexicon/movegen/task.ts";
import { flag, readCommand, refuse, text } from "../../tools/arguments.ts";
import { countPlays } from "./count.ts";
import { type Expected, type ReadPosition, readPositions } from "./position-file.ts";
import { graphOf, readWordFile } from "./word-file.ts";

const USAGE = "npm run movegen -- --words WORDS [--check] FILE...";
const { values, rest: files } = readCommand(
  { words: text(), check: flag },
  { usage: USAGE, least: 1, most: Number.POSITIVE_INFINITY },
);
const { words, check } = values;
const here = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path);
const graph = orSay(() => graphOf(readWordFile(here(words))));
const generator = new MoveGenerator(forwardDictionary(graph.dawg), graph.letters);

let passed = 0;
let failed = 0;
for (const file of files) {
  const before = passed + failed;
  for (const read of readPositions(
    orSay(() => readFileSync(here(file), "utf8")),
    file,
    graph.letters,
  )) {
    const fault = answer(read, check);
    if (fault === null) passed++;
    else {
      failed++;
      console.log(`FAIL ${read.id}: ${fault}`);
    }
  }
  if (passed + failed === before) {
    failed++;
    console.log(`FAIL ${file}: the file holds no position`);
  }
}
if (check) console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function orSay<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

/** What is wrong, if anything. */
function answer(read: ReadPosition, check: boolean): string | null {
  if ("fault" in read) return read.fault;
  const found = countPlays(generator, taskOf(read.position, graph.letters));
  if (check) return difference(read.expect, found);
  console.log(`${read.id} ${found.placements} ${found.best ?? "-"} ${found.sum}`);
  return null;
}

function difference(expect: Expected, found: ReturnType<typeof countPlays>): string | null {
  if (Object.values(expect).every((each) => each === undefined)) return "nothing is expected of it";
  const best = expect.best === "-" ? null : expect.best;
  const wrong = [
    expect.placements === undefined || expect.placements === found.placements
      ? ""
      : `placements ${expect.placements}, found ${found.placements}`,
    best === undefined || best === found.best ? "" : `best ${best ?? "-"}, found ${found.best ?? "-"}`,
    expect.sum === undefined || expect.sum === found.sum ? "" : `sum ${expect.sum}, found ${found.sum}`,
  ].filter((each) => each !== "");
  return wrong.length === 0 ? null : wrong.join("; ");
}
