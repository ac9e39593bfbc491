import { LEXICON_FILES, type LexiconFile } from "../../shared/lexicon/versions.ts";
import type { NewMatch } from "../../shared/protocol/http.ts";
import type { RulesetId } from "../../shared/rules/model.ts";

/** The rule sets that two people can play here, with their number of seats. */
const SEATS: Readonly<Partial<Record<RulesetId, number>>> = { kraft: 2 };

export interface Offer {
  readonly seats: number;
  readonly lexicon: LexiconFile;
}

/** What a new match can be made from, or the field that asks for what is not offered. */
export function offerFor(wanted: NewMatch): Offer | { readonly at: string } {
  const seats = SEATS[wanted.ruleset];
  const lexicon = LEXICON_FILES[wanted.lexicon];
  const option = Object.keys(wanted.options ?? {})[0];
  if (seats === undefined) return { at: "ruleset" };
  if (lexicon === undefined) return { at: "lexicon" };
  if (option !== undefined) return { at: `options.${option}` };
  return { seats, lexicon };
}
