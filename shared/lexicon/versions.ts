import type { LexiconId } from "../rules/model.ts";
import { AUTOMATON_FORMAT } from "./dawg.ts";
import generated from "./versions.generated.json" with { type: "json" };

/** One lexicon as it is served, under `/lexicons/<file>`: immutable, since the name holds the version. */
export interface LexiconFile {
  /** The first 12 hex digits of the SHA-256 of the words. */
  readonly version: string;
  readonly file: string;
  readonly words: number;
  readonly bytes: number;
  /** Beside it: whose words they are, and under which licence. */
  readonly notice: string;
}

/** The newest version of each lexicon that is built. */
export const LEXICON_FILES: Readonly<Partial<Record<LexiconId, LexiconFile>>> = generated;

/** Also of older versions, which stay served as long as matches name them. */
export function automatonName(id: LexiconId, version: string): string {
  return `${id}-${version}.dawg${AUTOMATON_FORMAT}`;
}
