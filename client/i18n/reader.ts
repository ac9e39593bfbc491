/** Whose page it is: the language they chose, then those of the browser. Light: what runs before the first paint has it. */
import type { LexiconId } from "../../shared/rules/model.ts";
import { deviceStorage } from "../storage/device-storage.ts";

export const CHOSEN_LOCALE = "alfa-kraft:locale";

export function readerLanguages(): readonly string[] {
  const chosen = deviceStorage.getItem(CHOSEN_LOCALE);
  return chosen === null ? navigator.languages : [chosen, ...navigator.languages];
}

/** Bokmål is what Norwegians of any written form are met with. */
const LEXICON_OF: Readonly<Record<string, LexiconId>> = { sv: "sv", da: "da", nb: "nb", nn: "nb", no: "nb", en: "en" };

/** The lexicon of the first language that has one, whatever the texts around it are in. */
export function ownLexicon(languages: readonly string[]): LexiconId {
  for (const tag of languages) {
    const language = tag.toLowerCase().split("-")[0] ?? "";
    if (Object.hasOwn(LEXICON_OF, language)) return LEXICON_OF[language] ?? "en";
  }
  return "en";
}
