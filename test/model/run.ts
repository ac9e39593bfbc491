/** `node test/model/run.ts FILE...`: the model on files of vectors. */

import { differences } from "./differences.ts";
import { readVectors, wordsOf } from "./files.ts";
import { runModel } from "./model.ts";

let passed = 0;
let failed = 0;
for (const file of process.argv.slice(2)) {
  for (const vector of readVectors(file)) {
    let found: string[];
    try {
      found = differences(vector, runModel(vector, wordsOf(vector, file)));
    } catch (error) {
      found = [String(error)];
    }
    if (found.length === 0) passed += 1;
    else {
      failed += 1;
      console.log(`FAIL ${vector.id}: ${found.join("; ")}`);
    }
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
