import "./match.css";
import { useEffect, useState } from "preact/hooks";
import type { MatchView } from "../../../shared/protocol/match-view.types.ts";
import type { GameView } from "../../../shared/rules/view.types.ts";
import { Announcer, Board, LetterPicker, Note, PowerBar, Rack } from "../../board/index.ts";
import { APP_NAME } from "../../i18n/game-names.ts";
import { t } from "../../i18n/index.ts";
import { HistoryIcon } from "../../icons/index.ts";
import { RulesScreen } from "../../rules/rules-screen.tsx";
import { SettingsSheet } from "../../settings/settings-sheet.tsx";
import { useMedia } from "../../ui/media.ts";
import { Page } from "../../ui/page.tsx";
import type { MatchStore } from "../connection/match-store.ts";
import { MoreSheet } from "../dialogs/more-sheet.tsx";
import { PassDialog } from "../dialogs/pass-dialog.tsx";
import { ResignDialog } from "../dialogs/resign-dialog.tsx";
import { HistoryScreen } from "../history/history-screen.tsx";
import { ShopSheet } from "../shop/shop-sheet.tsx";
import { raceOf } from "../summary/race.ts";
import { SummarySheet } from "../summary/summary-sheet.tsx";
import { Actions } from "./actions.tsx";
import { KeysHint } from "./keys-hint.tsx";
import { LastLine } from "./last-line.tsx";
import { MovesList } from "./moves-list.tsx";
import { type Names, namesFor } from "./names.ts";
import { Panels } from "./panels.tsx";
import { RestNote } from "./rest-note.tsx";
import { useAnnouncements } from "./use-announcements.ts";
import { useTable } from "./use-table.ts";
import { useWords } from "./use-words.ts";

interface MatchScreenProps {
  readonly store: MatchStore;
  readonly match: MatchView;
  readonly game: GameView;
}

type Opened = "shop" | "pass" | "resign" | "more" | "rules" | "settings" | "summary" | { readonly history: number | undefined };

/** The match: players, last move, board, note, powers, hand and actions, all on one screen without scrolling. */
export function MatchScreen({ store, match, game }: MatchScreenProps) {
  const words = useWords(match.lexicon, match.lexiconVersion, game.result === null && game.own !== null);
  const { table, ask } = useTable(store, game, words);
  const names = namesFor(store.people.value, store.you.value);
  const roomy = useMedia("(min-width: 900px) and (min-height: 700px)");
  const over = game.result !== null;
  const [opened, setOpened] = useState<Opened | null>(over ? "summary" : null);
  const close = () => setOpened(null);
  const openHistory = (from?: number) => setOpened({ history: from });
  useAnnouncements(store, table, names);

  // The end brings its result; what was open belongs to a match that still ran.
  useEffect(() => {
    if (over) setOpened("summary");
  }, [over]);

  const opponent = names.of(game.seats.findIndex((_, seat) => !names.isYou(seat)));
  return (
    <Page title={titleOf(game, names)} class="match" data-table>
      <h1 class="unseen">{t().match.heading(opponent)}</h1>
      <Panels store={store} game={game} names={names} />
      <LastLine game={game} names={names} onHistory={() => openHistory()} onMore={() => setOpened("more")} />
      <div class="stage">
        <Board table={table} coordinates={roomy} />
      </div>
      {roomy && <MovesList store={store} names={names} onMove={openHistory} />}
      <Note table={table}>
        <RestNote game={game} names={names} words={words.state.value} />
      </Note>
      {game.own !== null && (
        <div class="dock">
          <PowerBar table={table} />
          <Rack table={table} />
          {over ? (
            <OverActions onResult={() => setOpened("summary")} onHistory={() => openHistory()} />
          ) : (
            <Actions table={table} onShop={() => setOpened("shop")} onPass={() => setOpened("pass")} />
          )}
          {roomy && !over && <KeysHint />}
        </div>
      )}
      <Announcer table={table} />
      <LetterPicker table={table} />
      {opened === "shop" && game.own !== null && <ShopSheet onClose={close} store={store} game={game} own={game.own} />}
      {opened === "pass" && <PassDialog game={game} opponent={opponent} onPass={() => ask({ type: "pass" })} onClose={close} />}
      {opened === "resign" && <ResignDialog opponent={opponent} onResign={() => ask({ type: "resign" })} onClose={close} />}
      {opened === "more" && (
        <MoreSheet
          onClose={close}
          onRules={() => setOpened("rules")}
          onSettings={() => setOpened("settings")}
          onResign={over || game.own === null ? undefined : () => setOpened("resign")}
        />
      )}
      {opened === "rules" && <RulesScreen ruleset={game.ruleset} lexicon={game.lexicon} onClose={close} />}
      {opened === "settings" && <SettingsSheet onClose={close} />}
      {opened === "summary" && (
        <Summary onClose={close} store={store} game={game} names={names} onHistory={() => openHistory()} />
      )}
      {opened !== null && typeof opened === "object" && (
        <HistoryScreen
          store={store}
          match={match}
          names={names}
          table={table}
          from={opened.history}
          onClose={() => setOpened(null)}
        />
      )}
    </Page>
  );
}

function titleOf(game: GameView, names: Names): string {
  const own = game.result === null && names.isYou(game.turn);
  return own ? t().match.titleYourTurn(APP_NAME) : APP_NAME;
}

interface OverActionsProps {
  readonly onResult: () => void;
  readonly onHistory: () => void;
}

function OverActions({ onResult, onHistory }: OverActionsProps) {
  return (
    <div class="actions over">
      <button type="button" class="button" onClick={onHistory}>
        <HistoryIcon />
        {t().history.title}
      </button>
      <button type="button" class="button primary" onClick={onResult}>
        {t().match.showResult}
      </button>
    </div>
  );
}

interface SummaryProps {
  readonly onClose: () => void;
  readonly store: MatchStore;
  readonly game: GameView;
  readonly names: Names;
  readonly onHistory: () => void;
}

/** The race needs every move from the first: they are asked for once the match is over. */
function Summary({ onClose, store, game, names, onHistory }: SummaryProps) {
  useEffect(() => store.askHistory(), [store]);
  const history = store.history.value;
  if (game.result === null) return null;
  const race = history === null ? null : raceOf(history, game.seats.length);
  return <SummarySheet onClose={onClose} game={game} result={game.result} names={names} race={race} onHistory={onHistory} />;
}
