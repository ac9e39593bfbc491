/** `npm run vectors -- FILE...` (V-01): file names are relative to where the command was given. */
import { resolve } from "node:path";
import { readCommand } from "../../tools/arguments.ts";
import { type Read, readVectors } from "./read.ts";
import { faultsOf } from "./verdict.ts";

const { rest: files } = readCommand({}, { usage: "npm run vectors -- FILE...", least: 1, most: Number.POSITIVE_INFINITY });

let passed = 0;
let failed = 0;
for (const file of files) {
  for (const read of readFile(resolve(process.env.INIT_CWD ?? process.cwd(), file))) {
    const faults = faultsOf(read);
    if (faults.length === 0) {
      passed++;
    } else {
      failed++;
      console.log(`FAIL ${read.id}: ${faults.join("; ")}`);
    }
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function readFile(path: string): Read[] {
  try {
    return readVectors(path);
  } catch (error) {
    return [{ id: path, fault: error instanceof Error ? error.message : String(error) }];
  }
}
