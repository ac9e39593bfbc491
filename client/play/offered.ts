import { LEXICON_FILES } from "../../shared/lexicon/versions.ts";
import { FORMATS, LEXICON_IDS, type LexiconId } from "../../shared/rules/model.ts";
import { MATCH_RULESETS } from "../../shared/rules/rulesets/agreements.ts";
import { locale } from "../i18n/index.ts";
import { deviceStorage } from "../storage/device-storage.ts";

/** What New game offers: word lists that are built, rule sets that people play with each other. */
export const OFFERED = {
  lexicons: LEXICON_IDS.filter((id) => LEXICON_FILES[id] !== undefined),
  rulesets: MATCH_RULESETS,
  formats: FORMATS,
} as const;

/** The reader's language where there is a lexicon of it. */
export function lexiconOf(language: string): LexiconId {
  return OFFERED.lexicons.find((lexicon) => lexicon === language) ?? "en";
}

const CHOSEN = "alfa-kraft:lexicon";

/** What was chosen last on this device, else the language of the interface. */
export function firstLexicon(): LexiconId {
  const chosen = deviceStorage.getItem(CHOSEN);
  return OFFERED.lexicons.find((id) => id === chosen) ?? lexiconOf(locale());
}

export const keepLexicon = (id: LexiconId): void => deviceStorage.setItem(CHOSEN, id);
