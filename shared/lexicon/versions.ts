import type { LexiconId } from "../rules/model.ts";
import { AUTOMATON_FORMAT, LIST_FORMAT } from "./formats.ts";
import generated from "./versions.generated.json" with { type: "json" };

/** A file that the Worker serves packed (`<file>.br`) to who can read that, which every browser can. */
export interface WireFile {
  readonly file: string;
  /** Unpacked. */
  readonly bytes: number;
  readonly wireBytes: number;
}

/** One lexicon as it is served, under `/lexicons/<file>`: immutable, since the names hold the version. */
export interface LexiconFile {
  /** The first 12 hex digits of the SHA-256 of the words. */
  readonly version: string;
  /** The ready word graph. */
  readonly file: string;
  readonly words: number;
  readonly bytes: number;
  /** Beside it: whose words they are, and under which licence. */
  readonly notice: string;
  /** The words, from which a browser builds the word graph. */
  readonly list: WireFile;
  /** How common the words are, for bots and puzzles. */
  readonly bands: WireFile;
}

/** The newest version of each lexicon that is built. */
export const LEXICON_FILES: Readonly<Partial<Record<LexiconId, LexiconFile>>> = generated;

/** Also of older versions, which stay served as long as matches name them. */
export function automatonName(id: LexiconId, version: string): string {
  return `${id}-${version}.dawg${AUTOMATON_FORMAT}`;
}

export function listName(id: LexiconId, version: string): string {
  return `${id}-${version}.list${LIST_FORMAT}`;
}
