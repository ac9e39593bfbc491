/** Builds a move generator from a word list, in a thread of a browser. */
import { MAX_LENGTH } from "../../../shared/lexicon/alphabet.ts";
import { dawgFromList, readList } from "../../../shared/lexicon/list-file.ts";
import { type Dictionary, forwardDictionary, fullDictionary } from "../../../shared/lexicon/movegen/dictionary.ts";
import { memoryFor } from "../../../shared/lexicon/movegen/engine.ts";
import { buildGaddag } from "../../../shared/lexicon/movegen/gaddag.ts";
import { MoveGenerator } from "../../../shared/lexicon/movegen/generator.ts";
import { lettersOf } from "../../../shared/rules/lexicons.ts";
import type { Generated, Wanted } from "./measure.types.ts";

const bytesOf = (dictionary: Dictionary): number => memoryFor(dictionary.blocks.length) * Int32Array.BYTES_PER_ELEMENT;

self.addEventListener("message", async ({ data: { path, withGaddag } }: MessageEvent<Wanted>) => {
  const bytes = new Uint8Array(await (await fetch(path)).arrayBuffer());
  const read = readList(bytes);
  if ("fault" in read) throw new Error(read.fault);
  const letters = lettersOf(read.file.id);

  const started = performance.now();
  const dawg = dawgFromList(read.file);
  const graph = forwardDictionary(dawg);
  new MoveGenerator(graph, letters);
  const ready = performance.now() - started;

  function makeFull(): Generated["gaddag"] {
    const began = performance.now();
    const full = fullDictionary(buildGaddag(dawg, MAX_LENGTH), dawg.nodes.length);
    new MoveGenerator(full, letters);
    return { ms: performance.now() - began, memory: bytesOf(full) };
  }
  const gaddag = withGaddag ? makeFull() : null;
  self.postMessage({ ready, memory: bytesOf(graph), gaddag } satisfies Generated);
});
