/** The landing board as the page itself has it, before any script has run. Used by the build alone. */
import { renderToString } from "preact-render-to-string";
import type { LexiconId } from "../../shared/rules/model.ts";
import { setLocale } from "../i18n/index.ts";
import { LOCALES, type Locale } from "../i18n/locale.ts";
import { ownLexicon } from "../i18n/reader.ts";
import { HintLine } from "../local/hints/hint-line.tsx";
import { hostMatch } from "../local/local-match.ts";
import { seatNames } from "../local/open.ts";
import { MatchScreen } from "../match-screen/match-screen.tsx";
import { firstMatch } from "./first-match.ts";

/** A lexicon each for who reads the page in any language. */
const LEXICONS = ["sv", "da", "nb", "en"] as const satisfies readonly LexiconId[];

/** Nothing of it is moved: it only shows how the match begins. */
function screenWith(lexicon: LexiconId): string {
  const kept = firstMatch(lexicon, 0);
  const { terms } = kept.head;
  const match = hostMatch(kept, {
    now: () => 0,
    shelf: {
      keeps: () => true,
      append: async () => "kept",
      open: async () => null,
      put: async () => {},
      settle: async () => true,
    },
    words: async () => null,
    nameOf: (seat) => seatNames(terms, 2)[seat] ?? "",
    tell: () => {},
  });
  const view = match.match.value;
  if (view?.game === null || view === null) throw new Error("the first match has not begun");
  const resting = <HintLine hint="lay" onClose={() => {}} />;
  return renderToString(<MatchScreen store={match} match={view} game={view.game} resting={resting} />);
}

const HAND = /<fieldset class="rack"[\s\S]*?<\/fieldset>/;

/** Screens of two lexicons differ in the hand alone: one screen has them all, and first-board.css shows one. */
function withHands(own: LexiconId, screens: ReadonlyMap<LexiconId, string>): string {
  const hands = [...screens].map(([lexicon, screen]) => {
    const hand = HAND.exec(screen)?.[0] ?? "";
    const marks = `data-hand="${lexicon}"${lexicon === own ? " data-own-hand" : ""}`;
    return hand.replace("<fieldset", `<fieldset ${marks}`);
  });
  const bare = new Set([...screens.values()].map((screen) => screen.replace(HAND, "<!--hand-->")));
  const [screen] = bare;
  if (screen === undefined || bare.size > 1) throw new Error("first boards differ in more than their hands");
  return screen.replace("<!--hand-->", hands.join(""));
}

function boardIn(locale: Locale): string {
  const screens = new Map(LEXICONS.map((lexicon) => [lexicon, screenWith(lexicon)] as const));
  const hinted = `<div class="hinted" data-hint="lay">${withHands(ownLexicon([locale]), screens)}</div>`;
  return `<div class="first-board" lang="${locale}" inert>${hinted}</div>`;
}

async function inEveryLanguage(): Promise<string> {
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
  let all = "";
  for (const locale of LOCALES) {
    await setLocale(locale);
    all += boardIn(locale);
  }
  return all;
}

/** One a language: which of them is shown, first-paint.ts says. Drawn as the module is loaded. */
export const boards = await inEveryLanguage();
