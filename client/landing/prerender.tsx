/** The landing board as the page itself has it, before any script has run. Used by the build alone. */
import { renderToString } from "preact-render-to-string";
import { setLocale } from "../i18n/index.ts";
import { LOCALES, type Locale } from "../i18n/locale.ts";
import { HintLine } from "../local/hint-line.tsx";
import { hostMatch } from "../local/local-match.ts";
import { seatNames } from "../local/open.ts";
import { MatchScreen } from "../match/live/match-screen.tsx";
import { lexiconOf } from "../play/offered.ts";
import { firstMatch } from "./first-match.ts";

/** Nothing of it is moved: it only shows how the match begins. */
function boardIn(locale: Locale): string {
  const kept = firstMatch(lexiconOf(locale), 0);
  const { terms } = kept.head;
  const match = hostMatch(kept, {
    now: () => 0,
    shelf: { keeps: () => true, append: async () => "kept", open: async () => null, put: async () => {} },
    words: async () => null,
    nameOf: (seat) => seatNames(terms, 2)[seat] ?? "",
    tell: () => {},
  });
  const view = match.match.value;
  if (view?.game === null || view === null) throw new Error("the first match has not begun");
  const resting = <HintLine hint="lay" onClose={() => {}} />;
  return renderToString(
    <div class="first-board" lang={locale} inert>
      <div class="hinted" data-hint="lay">
        <MatchScreen store={match} match={view} game={view.game} resting={resting} />
      </div>
    </div>,
  );
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
