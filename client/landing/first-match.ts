/**
 * The match on the landing board: against the easiest bot, in the visitor's own lexicon, with the same deal for every visitor.
 */
import { LEXICON_FILES } from "../../shared/lexicon/versions.ts";
import { KEY_BYTES } from "../../shared/match/chance.ts";
import { type Language, type LexiconId, languageOf } from "../../shared/rules/lexicons.ts";
import { newMatch } from "../local/begin.ts";
import type { Kept } from "../local/shelf.ts";
import type { Terms } from "../local/terms.ts";
import { FIRST_MATCH } from "../navigation/visited-key.ts";

/** Deals whose first hand holds a common word of six letters: STRAND, FRIEND, TORDEN, REGION. */
const DEALS: Readonly<Record<Language, number>> = { sv: 452, en: 98, da: 1933, nb: 1359 };

/** The id under which it is stored. */
export const firstMatchId = (lexicon: LexiconId): string => `${FIRST_MATCH}${lexicon}`;

export function firstMatch(lexicon: LexiconId, now: number): Kept {
  const key = new Uint8Array(KEY_BYTES);
  new DataView(key.buffer).setUint32(0, DEALS[languageOf(lexicon)]);
  const terms: Terms = { ruleset: "kraft", lexicon, options: {}, against: { kind: "bots", level: "easy" } };
  return newMatch(terms, { id: firstMatchId(lexicon), lexiconVersion: LEXICON_FILES[lexicon]?.version ?? "", key, now });
}
