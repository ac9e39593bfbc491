import { useEffect } from "preact/hooks";
import type { BegunMatch } from "../../shared/protocol/match-view.types.ts";
import type { Command } from "../../shared/rules/model.ts";
import { type BoardModel, tellsUnknownWords } from "../board/index.ts";
import { GuideScreen } from "../guide/guide-screen.tsx";
import { t } from "../i18n/index.ts";
import type { Names } from "../match/names.ts";
import type { MatchSource } from "../match/source.types.ts";
import { verifyPath } from "../navigation/navigate.ts";
import { rivalOf } from "../rematch/rival.ts";
import { SettingsSheet } from "../settings/settings-sheet.tsx";
import { WordSheet } from "../words/word-sheet.tsx";
import { AboutSheet } from "./dialogs/about-sheet.tsx";
import { EndDialog } from "./dialogs/end-dialog.tsx";
import { MoreSheet } from "./dialogs/more-sheet.tsx";
import { PassDialog } from "./dialogs/pass-dialog.tsx";
import { ResignDialog } from "./dialogs/resign-dialog.tsx";
import { HistoryScreen } from "./history/history-screen.tsx";
import { ShopSheet } from "./shop/shop-sheet.tsx";
import { raceOf } from "./summary/race.ts";
import { SummarySheet } from "./summary/summary-sheet.tsx";
import type { Words } from "./use-words.ts";

/** The sheet over the match, one at a time. `word` is looked up at once; `from` is the first move that the history shows. */
export type Opened =
  | { readonly kind: "shop" | "pass" | "end" | "resign" | "more" | "about" | "rules" | "settings" | "summary" }
  | { readonly kind: "words"; readonly word?: string }
  | { readonly kind: "history"; readonly from?: number };

interface OverlaysProps {
  readonly opened: Opened;
  readonly open: (next: Opened) => void;
  readonly close: () => void;
  readonly store: MatchSource;
  readonly match: BegunMatch;
  readonly names: Names;
  readonly model: BoardModel;
  readonly words: Words;
  readonly ask: (command: Command) => void;
  readonly onAgain: (() => void) | undefined;
  readonly headline: string | undefined;
}

export function Overlays({ opened, open, close, store, match, names, model, words, ask, onAgain, headline }: OverlaysProps) {
  const { game } = match;
  const { own } = game;
  const over = game.result !== null;
  const check = over && store.hosted === "server" ? verifyPath(match.id) : null;
  switch (opened.kind) {
    case "shop":
      return own === null ? null : <ShopSheet onClose={close} store={store} game={game} own={own} />;
    case "pass":
      return <PassDialog game={game} names={names} onPass={() => ask({ type: "pass" })} onClose={close} />;
    case "end":
      return own === null ? null : <EndDialog game={game} own={own} onEnd={() => ask({ type: "end-game" })} onClose={close} />;
    case "resign":
      return <ResignDialog game={game} names={names} onResign={() => ask({ type: "resign" })} onClose={close} />;
    case "more": {
      const mayResign = !over && own !== null && game.seats[own.seat]?.resigned === false;
      return (
        <MoreSheet
          onClose={close}
          onAbout={() => open({ kind: "about" })}
          words={t().words.open(t().app.lexicon[match.lexicon])}
          onWords={() => open({ kind: "words" })}
          onRules={() => open({ kind: "rules" })}
          onSettings={() => open({ kind: "settings" })}
          onResign={mayResign ? () => open({ kind: "resign" }) : undefined}
        />
      );
    }
    case "about":
      return <AboutSheet match={match} names={names} checkable={check !== null} onClose={close} />;
    case "words":
      return (
        <WordSheet
          words={words}
          hosted={store.hosted}
          {...(opened.word === undefined ? {} : { word: opened.word })}
          closed={!over && !tellsUnknownWords(game)}
          onClose={close}
        />
      );
    case "rules":
      return <GuideScreen ruleset={game.ruleset} lexicon={game.lexicon} onClose={close} />;
    case "settings":
      return <SettingsSheet onClose={close} />;
    case "summary":
      return (
        <Summary
          onClose={close}
          store={store}
          match={match}
          names={names}
          onHistory={() => open({ kind: "history" })}
          check={check}
          onAgain={onAgain}
          headline={headline}
        />
      );
    case "history":
      return <HistoryScreen store={store} match={match} names={names} model={model} from={opened.from} onClose={close} />;
  }
}

interface SummaryProps {
  readonly onClose: () => void;
  readonly store: MatchSource;
  readonly match: BegunMatch;
  readonly names: Names;
  readonly onHistory: () => void;
  readonly check: string | null;
  readonly onAgain: (() => void) | undefined;
  readonly headline: string | undefined;
}

/** The race chart needs every move. They are requested once the match is over. */
function Summary({ onClose, store, match, names, onHistory, check, onAgain, headline }: SummaryProps) {
  const { game } = match;
  useEffect(() => store.askHistory(), [store]);
  const history = store.history.value;
  const race = history === null ? null : raceOf(history, game.seats.length);
  return (
    <SummarySheet
      onClose={onClose}
      game={game}
      result={game.result}
      names={names}
      race={race}
      onHistory={onHistory}
      check={check}
      rival={game.result === null ? null : rivalOf(store, match)}
      onAgain={onAgain}
      headline={headline}
      hosted={store.hosted}
    />
  );
}
