/**
 * `npm run movegen:wasm`: the search of shared/lexicon/movegen/kernel as WebAssembly. The files are TypeScript of whole numbers
 * on one array; here they become AssemblyScript, by text alone: the array is the module's memory, a number is an i32, and
 * what bits.ts does is a single instruction. `--check` compiles too and compares with what is committed.
 *
 * The compiler is a hundred megabytes that nothing else needs, so it is fetched into a temporary folder.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HASH_FILE, WASM_FILE } from "../shared/lexicon/movegen/kernel/files.ts";
import { flag, readArguments } from "./arguments.ts";
import { COMPILER, folder, OPTIONS, searchSource, sourceHash } from "./search-source.ts";

const { check } = readArguments({ check: flag });

function compile(): Uint8Array {
  const work = mkdtempSync(join(tmpdir(), "movegen-"));
  try {
    writeFileSync(join(work, "package.json"), "{}");
    writeFileSync(join(work, "search.ts"), searchSource());
    const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
    execFileSync("npm", ["install", "--ignore-scripts", ...quiet, COMPILER], {
      cwd: work,
      stdio: ["ignore", "ignore", "inherit"],
    });
    const compiler = join(work, "node_modules/assemblyscript/bin/asc.js");
    execFileSync(process.execPath, [compiler, "search.ts", "-o", "search.wasm", ...OPTIONS], { cwd: work, stdio: "inherit" });
    return readFileSync(join(work, "search.wasm"));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const made = compile();
if (!check) {
  writeFileSync(join(folder, WASM_FILE), made);
  writeFileSync(join(folder, HASH_FILE), `${JSON.stringify({ sources: sourceHash() })}\n`);
  console.log(`${WASM_FILE}: ${made.length} bytes`);
} else {
  const same = Buffer.compare(made, readFileSync(join(folder, WASM_FILE))) === 0;
  console.log(same ? `${WASM_FILE} is what the sources make` : `${WASM_FILE} is out of date: npm run movegen:wasm`);
  process.exitCode = same ? 0 : 1;
}
