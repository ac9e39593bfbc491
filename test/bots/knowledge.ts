/** Reads the knowledge of bots from the lexicon files that `npm run lexicons` has built. */
import { readFileSync } from "node:fs";
import { LEXICON_FILES } from "../../shared/lexicon/versions.ts";
import type { LexiconId } from "../../shared/rules/index.ts";
import { type Known, type LexiconFiles, readKnowledge } from "./read-knowledge.ts";

export function openKnowledge(id: LexiconId): Known {
  return readKnowledge(id, filesOf(id));
}

export function filesOf(id: LexiconId): LexiconFiles {
  const entry = LEXICON_FILES[id];
  if (entry === undefined) throw new Error(`the lexicon ${id} is not built; run npm run lexicons`);
  return { automaton: bytesOf(entry.file), list: bytesOf(entry.list.file), bands: bytesOf(entry.bands.file) };
}

function bytesOf(file: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(`../../build/lexicons/${file}`, import.meta.url)));
}
