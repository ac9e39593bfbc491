/** `npm run movegen:compare [--rounds N] [--seed S] [--alfas N]`: random positions, the generators against the reference. */
import { readNumbers } from "../rig/command.ts";
import { differences } from "./compare.ts";
import { alfaCase, randomCase } from "./random-position.ts";

const { rounds, seed, alfas } = readNumbers({ rounds: 200, seed: 1, alfas: 0 });

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
