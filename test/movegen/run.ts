/** `npm run movegen -- --words WORDS [--check] FILE...` (V-10): file names are relative to where the command was given. */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { forwardDictionary } from "../../shared/lexicon/movegen/dictionary.ts";
import { MoveGenerator } from "../../shared/lexicon/movegen/generator.ts";
import { taskOf } from "../../shared/lexicon/movegen/task.ts";
import { countPlays } from "./count.ts";
import { type Expected, type ReadPosition, readPositions } from "./position-file.ts";
import { graphOf, readWordFile } from "./word-file.ts";

const { values, positionals } = parseArgs({
  options: { words: { type: "string" }, check: { type: "boolean", default: false } },
  allowPositionals: true,
});
if (values.words === undefined || positionals.length === 0) {
  console.error("usage: npm run movegen -- --words WORDS [--check] FILE...");
  process.exit(2);
}

const here = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path);
const graph = graphOf(readWordFile(here(values.words)));
const generator = new MoveGenerator(forwardDictionary(graph.dawg), graph.letters);

let passed = 0;
let failed = 0;
for (const file of positionals) {
  for (const read of readPositions(here(file), graph.letters)) {
    const fault = answer(read, values.check);
    if (fault === null) passed++;
    else {
      failed++;
      console.log(`FAIL ${read.id}: ${fault}`);
    }
  }
}
if (values.check) console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** What is wrong, if anything. */
function answer(read: ReadPosition, check: boolean): string | null {
  if ("fault" in read) return read.fault;
  const found = countPlays(generator, taskOf(read.position, graph.letters));
  if (check) return difference(read.expect, found);
  console.log(`${read.id} ${found.placements} ${found.best ?? "-"} ${found.sum}`);
  return null;
}

function difference(expect: Expected, found: ReturnType<typeof countPlays>): string | null {
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
