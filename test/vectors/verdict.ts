import type { Read } from "./read.ts";
import { replay } from "./replay.ts";

/** What is wrong with a vector, its outcome or its form; nothing if it passes (V-01). */
export function faultsOf(read: Read): string[] {
  if ("fault" in read) return [`expected a vector, came ${read.fault}`];
  try {
    return replay(read.vector, read.words);
  } catch (error) {
    return [`expected an outcome, came ${error instanceof Error ? error.message : String(error)}`];
  }
}
