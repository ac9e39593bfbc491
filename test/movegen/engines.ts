import { readFileSync } from "node:fs";
import { type EngineMaker, typescriptEngine } from "../../shared/lexicon/movegen/engine.ts";
import { WASM_FILE } from "../../shared/lexicon/movegen/kernel/files.ts";
import { wasmEngine } from "../../shared/lexicon/movegen/wasm-engine.ts";

export const webAssembly: EngineMaker = wasmEngine(
  new WebAssembly.Module(readFileSync(new URL(`../../shared/lexicon/movegen/${WASM_FILE}`, import.meta.url))),
);

export const ENGINES: Readonly<Record<string, EngineMaker>> = { TypeScript: typescriptEngine, WebAssembly: webAssembly };
