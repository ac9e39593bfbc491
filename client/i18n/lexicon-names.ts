import { LEXICON_IDS, type LexiconId } from "../../shared/rules/lexicons.ts";

/** A name for each lexicon. A lexicon without a name in this language shows its id. */
export function lexiconNames(names: Readonly<Partial<Record<LexiconId, string>>>): Readonly<Record<LexiconId, string>> {
  const ids = Object.fromEntries(LEXICON_IDS.map((id) => [id, id])) as Record<LexiconId, string>;
  return { ...ids, ...names };
}
