import { LEXICON_FILES, type LexiconFile } from "../../shared/lexicon/versions.ts";
import type { NewMatch } from "../../shared/protocol/http.ts";
import { type ShownOptions, shownOptions } from "../../shared/protocol/options.ts";
import type { RuleOptions } from "../../shared/rules/model.ts";
import { type Agreement, agreementOf } from "../../shared/rules/rulesets/agreements.ts";
import { speltOut } from "../../shared/themes/spelt-out.ts";

export interface Offer {
  readonly mode: Agreement["mode"];
  readonly seats: number;
  readonly lexicon: LexiconFile;
  /** As the rules have them: a shipped theme with its words. */
  readonly options: RuleOptions;
  /** As lists and invitations show them. */
  readonly shown: ShownOptions;
}

/** Where the players choose nothing else. */
const SEATS = 2;

/** What a new match can be made from, or the field that asks for what is not offered. */
export function termsFor(wanted: NewMatch): Offer | { readonly at: string } {
  const { options = {} } = wanted;
  const agreement = agreementOf(wanted.ruleset);
  const lexicon = LEXICON_FILES[wanted.lexicon];
  if (agreement === null) return { at: "ruleset" };
  if (lexicon === undefined) return { at: "lexicon" };
  if (!agreement.formats.includes(wanted.format)) return { at: "format" };
  const foreign = Object.keys(options).find((option) => !agreement.choices.some((choice) => choice === option));
  if (foreign !== undefined) return { at: `options.${foreign}` };
  const spelt = speltOut(options, wanted.lexicon);
  const seats = options.players ?? SEATS;
  return { mode: agreement.mode, seats, lexicon, options: spelt, shown: shownOptions(options, spelt) };
}
