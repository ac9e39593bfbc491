/** What is compiled to WebAssembly (tools/compile-search.ts), in the order in which it can be read from the top. */
export const KERNEL_FILES = [
  "memory.ts",
  "blocks.ts",
  "score.ts",
  "records.ts",
  "promise.ts",
  "wildcards.ts",
  "plays.ts",
  "search.ts",
  "forward.ts",
  "anchors.ts",
  "bounds.ts",
  "listing.ts",
  "runs.ts",
  "entry.ts",
] as const;

/** Beside this folder. */
export const WASM_FILE = "search.generated.wasm";
/** Tells the sources that it was made from. */
export const HASH_FILE = "search.generated.json";
