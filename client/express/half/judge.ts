/** Judges a half live (P-20): its words, and which of them are in no list. The server decides. */
import { FILLS, type HalfOutcome, readHalf } from "../../../shared/express/index.ts";
import type { Preview } from "../../../shared/rules/index.ts";
import type { Draft } from "../../board/draft/draft.ts";
import { sayRefused, type Why } from "../../board/index.ts";
import type { Freeform } from "../../board/model/board-model.ts";
import { formats } from "../../i18n/format.ts";
import { locale, t } from "../../i18n/index.ts";
import { tilesOf } from "./arrangement.ts";
import { HALF_COLUMNS } from "./half.ts";
import { keyOf, newsOf, type ValidWords } from "./valid-words.ts";

const NOTHING: Preview = {
  error: null,
  words: [],
  main: null,
  points: 0,
  coins: 0,
  bonuses: { placement: 0, combo: 0, fullRack: 0, theme: 0 },
};

/** The key that draws a letter. It stands for no letter in any language. */
export const DRAW_KEY = "+";

/** `finished` is the half of a finished round, which the server has judged. */
export function freeform(valid: ValidWords, why: Why, draw: () => void, finished: () => HalfOutcome | null): Freeform {
  const wordsOf = (draft: Draft) =>
    finished()?.words.map(({ word, squares, valid: known }) => ({ word, squares, known })) ??
    readHalf(tilesOf(draft)).runs.map(({ word, squares }) => ({ word, squares, known: valid.known(word) }));
  let told: ReadonlySet<string> = new Set();
  return {
    columns: HALF_COLUMNS,
    judge: (draft: Draft) => ({
      ...NOTHING,
      words: wordsOf(draft).map((word) => ({ ...word, points: 0, scores: true })),
    }),
    /** Only the words that the change has made. */
    tell({ words }) {
      const news = newsOf(words, told);
      told = new Set(words.map(keyOf));
      const good = news.filter(({ known }) => known === true).map(({ word }) => word);
      const bad = news.filter(({ known }) => known === false).map(({ word }) => word);
      return [
        good.length === 0 ? "" : t().express.valid(formats(locale()).list(good), good.length),
        bad.length === 0 ? "" : sayRefused(bad, why),
      ]
        .filter(Boolean)
        .join(". ");
    },
    keys: { [DRAW_KEY]: draw },
    full: ({ laid }) => (laid.length < FILLS ? null : t().errors["half-full"]),
  };
}
