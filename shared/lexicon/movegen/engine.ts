import { searchAnchored } from "./kernel/entry.ts";
import { DICTIONARY, type Kernel } from "./kernel/memory.ts";
import { readRuns } from "./kernel/runs.ts";

/** What runs the search: the TypeScript of kernel/ on an array, or the same compiled to WebAssembly on that module's memory. */
export interface Engine {
  readonly memory: Int32Array;
  readRuns(): void;
  searchAnchored(): void;
}

/** `words`: how much memory is needed. `flush` is called when records fill their place (kernel/memory.ts). */
export type EngineMaker = (words: number, flush: () => void) => Engine;

export const typescriptEngine: EngineMaker = (words, flush) => {
  const kernel: Kernel = { memory: new Int32Array(words), flush };
  return {
    memory: kernel.memory,
    readRuns: () => readRuns(kernel),
    searchAnchored: () => searchAnchored(kernel),
  };
};

export function memoryFor(dictionaryLength: number): number {
  return DICTIONARY + dictionaryLength;
}
