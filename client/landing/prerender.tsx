/** The landing board as HTML, before any script has run. Only the build uses it. */
import { renderToString } from "preact-render-to-string";
import { hasBegun } from "../../shared/match/evolve-phase.ts";
import type { LexiconId } from "../../shared/rules/model.ts";
import { setLocale } from "../i18n/index.ts";
import { LOCALES, type Locale } from "../i18n/locale.ts";
import { ownLexicon } from "../i18n/reader.ts";
import { HintLine } from "../local/hints/hint-line.tsx";
import { hostMatch } from "../local/local-match.ts";
import { seatNames } from "../local/open.ts";
import { MatchScreen } from "../match-screen/match-screen.tsx";
import { firstMatch } from "./first-match.ts";

/** One lexicon for each language of readers. */
const LEXICONS = ["sv", "da", "nb", "en"] as const satisfies readonly LexiconId[];

/** Nothing in it can be moved. It shows only the start of the match. */
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
  if (view === null || !hasBegun(view)) throw new Error("the first match has not begun");
  const resting = <HintLine hint="lay" onClose={() => {}} />;
  return renderToString(<MatchScreen store={match} match={view} resting={resting} />);
}

const HAND = /<fieldset class="rack"[\s\S]*?<\/fieldset>/;

/** The screens of two lexicons differ only in the hand. One screen holds all hands, and first-board.css shows one of them. */
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

/** One per language; first-paint.ts chooses. Rendered when the module loads. */
export const boards = await inEveryLanguage();
