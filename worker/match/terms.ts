import { LEXICON_FILES, type LexiconFile } from "../../shared/lexicon/versions.ts";
import type { NewMatch } from "../../shared/protocol/http.ts";
import { type ShownOptions, shownOptions } from "../../shared/protocol/options.ts";
import type { RuleOptions } from "../../shared/rules/model.ts";
import { type Agreement, agreementOf } from "../../shared/rules/rulesets/agreements.ts";
import { speltOut } from "../../shared/themes/spelt-out.ts";

/** The terms of a match. */
export interface Terms {
  readonly mode: Agreement["mode"];
  readonly seats: number;
  readonly lexicon: LexiconFile;
  /** For the rules: a shipped theme is spelt out in its words. */
  readonly options: RuleOptions;
  /** For lists and invitations. */
  readonly shown: ShownOptions;
}

/** Unless the options say otherwise. */
const SEATS = 2;

/** The terms of a new match, or the field that asks for something that is not offered. */
export function termsFor(wanted: NewMatch): Terms | { readonly at: string } {
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
