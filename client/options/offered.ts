import { LEXICON_FILES } from "../../shared/lexicon/versions.ts";
import { LEXICON_IDS, type LexiconId } from "../../shared/rules/model.ts";
import { AGREEMENTS, MATCH_GAMES, type MatchGameId, type MatchRulesetId } from "../../shared/rules/rulesets/agreements.ts";
import { ownLexicon, readerLanguages } from "../i18n/reader.ts";
import { deviceStorage } from "../storage/device-storage.ts";

/** What New game offers: word lists that are built, games that people play with each other. */
export const OFFERED = {
  lexicons: LEXICON_IDS.filter((id) => LEXICON_FILES[id] !== undefined),
  games: MATCH_GAMES,
} as const;

/** One after the other, by a rule set: what bots play, too. */
export const isInTurns = (game: MatchGameId): game is MatchRulesetId => AGREEMENTS[game].mode === "turns";

/** The one of the reader's own language. */
export function readersLexicon(): LexiconId {
  const own = ownLexicon(readerLanguages());
  return OFFERED.lexicons.includes(own) ? own : "en";
}

const CHOSEN = "alfa-kraft:lexicon";

/** What was chosen last on this device, else that of one's own language. */
export function firstLexicon(): LexiconId {
  const chosen = deviceStorage.getItem(CHOSEN);
  return OFFERED.lexicons.find((id) => id === chosen) ?? readersLexicon();
}

export const keepLexicon = (id: LexiconId): void => deviceStorage.setItem(CHOSEN, id);
