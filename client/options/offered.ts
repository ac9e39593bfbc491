import { LEXICON_FILES } from "../../shared/lexicon/versions.ts";
import { LEXICON_IDS, type LexiconId } from "../../shared/rules/model.ts";
import { AGREEMENTS, MATCH_GAMES, type MatchGameId, type MatchRulesetId } from "../../shared/rules/rulesets/agreements.ts";
import { ownLexicon, readerLanguages } from "../i18n/reader.ts";
import { deviceStorage } from "../storage/device-storage.ts";

/** The choices of New game: the word lists that are built, and the games for several people. */
export const OFFERED = {
  lexicons: LEXICON_IDS.filter((id) => LEXICON_FILES[id] !== undefined),
  games: MATCH_GAMES,
} as const;

/** True for games in turns, by a rule set. Bots play these too. */
export const isInTurns = (game: MatchGameId): game is MatchRulesetId => AGREEMENTS[game].mode === "turns";

/** The lexicon of the reader's own language. */
export function readersLexicon(): LexiconId {
  const own = ownLexicon(readerLanguages());
  return OFFERED.lexicons.includes(own) ? own : "en";
}

const CHOSEN = "alfa-kraft:lexicon";

/** The last choice on this device, otherwise the lexicon of the own language. */
export function firstLexicon(): LexiconId {
  const chosen = deviceStorage.getItem(CHOSEN);
  return OFFERED.lexicons.find((id) => id === chosen) ?? readersLexicon();
}

export const keepLexicon = (id: LexiconId): void => deviceStorage.setItem(CHOSEN, id);
