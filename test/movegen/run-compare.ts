/** `npm run movegen:compare [--rounds N] [--seed S] [--alfas N]`: random positions, the generators against the reference. */
import { parseArgs } from "node:util";
import { differences } from "./compare.ts";
import { alfaCase, randomCase } from "./random-position.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    alfas: { type: "string", default: "0" },
  },
});
const rounds = Number(values.rounds);
const seed = Number(values.seed);
const alfas = Number(values.alfas);

let passed = 0;
let failed = 0;
for (let round = 0; round < rounds; round++) {
  const one = alfas === 0 ? randomCase(seed + round) : alfaCase(seed + round, alfas);
  const found = differences(one);
  if (found.length === 0) passed++;
  else {
    failed++;
    const { ruleset, size } = one.position.table;
    console.log(
      `FAIL seed ${one.seed} ${ruleset} ${size}: ${found.slice(0, 3).join("; ")}${found.length > 3 ? ` (${found.length})` : ""}`,
    );
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
