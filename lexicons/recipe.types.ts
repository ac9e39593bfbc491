import type { Band } from "../shared/lexicon/bands-file.ts";
import type { LexiconId } from "../shared/rules/model.ts";

/** Where words come from; stands in the report and in the notice that is served beside the data. */
export interface Source {
  readonly name: string;
  readonly version: string;
  /** SPDX expression of the data's licence. */
  readonly licence: string;
  /** Full texts of the licence: files of `sources/licences`. */
  readonly texts: readonly string[];
  readonly origin: string;
  /** The source's own copyright notice, as it came. */
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

export interface Harvest {
  readonly sources: readonly Source[];
  /** Lower case, folded, without doubles, in no order. */
  readonly words: ReadonlySet<string>;
  readonly removed: ReadonlyMap<Removal, number>;
  /** Words of the allow list that no source has. */
  readonly added: readonly string[];
  /** Words that are not in the rarest band. */
  readonly bands: ReadonlyMap<string, Band>;
}

export interface Recipe {
  readonly id: LexiconId;
  /** Every file that the result depends on, but for this room's own code; a changed one makes the lexicon anew. */
  readonly inputs: readonly string[];
  harvest(): Promise<Harvest>;
}
