import type { EngineMaker } from "./engine.ts";

/** What of the platform is needed: every one that this runs on has it. */
declare const WebAssembly: {
  readonly Memory: new (size: { readonly initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
};

interface SearchExports {
  readRuns(): void;
  searchAnchored(): void;
}

const PAGE = 65_536;
const WORD = 4;

/** The search compiled to WebAssembly. `module`: search.generated.wasm as a WebAssembly.Module. */
export function wasmEngine(module: object): EngineMaker {
  return (words, flush) => {
    const memory = new WebAssembly.Memory({ initial: Math.ceil((words * WORD) / PAGE) });
    const search = new WebAssembly.Instance(module, { env: { memory, flush } }).exports as SearchExports;
    return { memory: new Int32Array(memory.buffer), readRuns: search.readRuns, searchAnchored: search.searchAnchored };
  };
}
