import type { Band } from "../shared/lexicon/bands-file.ts";

/** A source of words. The report names it, and so does the notice that is served beside the data. */
export interface Source {
  readonly name: string;
  readonly version: string;
  /** SPDX expression of the data's licence. */
  readonly licence: string;
  /** Full texts of the licence: files of `lexicons/licences`. */
  readonly texts: readonly string[];
  readonly origin: string;
  /** The source's own copyright notice, unchanged. */
  readonly notice: string;
}

/** Why a form of a source is not in the lexicon. */
export const REMOVALS = [
  "not lower case",
  "not a word's letters",
  "length",
  "no vowel",
  "roman numeral",
  "deny list",
  "forbidden by the source",
  "abbreviation by the source's marks",
  "made up by affix rules",
  "two letters, not in the list of those",
  "inflected form",
] as const;
export type Removal = (typeof REMOVALS)[number];

export interface CollectedWords {
  readonly sources: readonly Source[];
  /** Lower case, folded, without duplicates, unordered. */
  readonly words: ReadonlySet<string>;
  readonly removed: ReadonlyMap<Removal, number>;
  /** Words of the allow list that no source has. */
  readonly added: readonly string[];
  /** Words that are missing here are in the rarest band. */
  readonly bands: ReadonlyMap<string, Band>;
}

/** How one lexicon is made. Its module is `recipes/<id>/recipe.ts` and exports it as `recipe`. */
export interface Recipe {
  /** Every file that the result depends on, except the code that all recipes share. A changed file rebuilds the lexicon. */
  readonly inputs: readonly string[];
  collect(): Promise<CollectedWords>;
}
