import "./match.css";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { BegunMatch } from "../../shared/protocol/match-view.types.ts";
import type { GameView } from "../../shared/rules/view.types.ts";
import { Announcer, Board, LetterPicker, Note, PowerBar, Rack } from "../board/index.ts";
import { APP_NAME } from "../i18n/game-names.ts";
import { t } from "../i18n/index.ts";
import { HistoryIcon } from "../icons/index.ts";
import { type Names, namesFor, namesOfOthers } from "../match/names.ts";
import type { MatchSource } from "../match/source.types.ts";
import { useMedia } from "../ui/media.ts";
import { Page } from "../ui/page.tsx";
import { WordsTrouble } from "../words/words-trouble.tsx";
import { Actions } from "./actions.tsx";
import { DrawSheet } from "./dialogs/draw.tsx";
import { KeysHint } from "./keys-hint.tsx";
import { LastLine } from "./moves/last-line.tsx";
import { MovesList } from "./moves/moves-list.tsx";
import { type Opened, Overlays } from "./overlays.tsx";
import { RestNote } from "./rest-note.tsx";
import { Panels } from "./seats/panels.tsx";
import { useAnnouncements } from "./use-announcements.ts";
import { useBoardModel } from "./use-board-model.ts";
import { isOverFor, useEnd, useTurnOver } from "./use-course.ts";
import { useDraw } from "./use-draw.ts";
import { useNews } from "./use-news.ts";
import { useWords } from "./use-words.ts";

interface MatchScreenProps {
  readonly store: MatchSource;
  readonly match: BegunMatch;
  /** Replaces the resting text under the board. */
  readonly resting?: ComponentChildren;
  /** Starts another match with the same terms, where no opponent must agree. */
  readonly onAgain?: () => void;
  /** Replaces the winner in the result: a record (P-21). */
  readonly headline?: string | undefined;
}

/** The match: players, last move, board, note, powers, hand and actions, on one screen without scrolling. */
export function MatchScreen({ store, match, resting, onAgain, headline }: MatchScreenProps) {
  const { game } = match;
  const words = useWords(match.lexicon, match.lexiconVersion, game.result === null && game.own !== null);
  const { model, ask } = useBoardModel(store, game, words);
  const names = namesFor(store.people.value, store.you.value, game.ruleset);
  const news = useNews(store, names);
  const roomy = useMedia("(min-width: 900px) and (min-height: 700px)");
  const over = game.result !== null;
  const [opened, setOpened] = useState<Opened | null>(isOverFor(game) ? { kind: "summary" } : null);
  const [drawShown, putDraw] = useDraw(match.id, game);
  const open = (kind: Exclude<Opened["kind"], "history" | "words">) => () => setOpened({ kind });
  const openHistory = (from?: number) => setOpened(from === undefined ? { kind: "history" } : { kind: "history", from });
  useAnnouncements(store, model, names);

  useEnd(game, setOpened);
  useTurnOver(game, setOpened);

  return (
    <Page title={titleOf(game, names)} class="match one-screen" data-table>
      <h1 class="unseen">{headingOf(game, names)}</h1>
      <Panels store={store} game={game} names={names} />
      <LastLine game={game} names={names} onHistory={() => openHistory()} onMore={open("more")} />
      <div class="stage">
        <Board model={model} coordinates={roomy} />
      </div>
      {roomy && <MovesList store={store} names={names} onMove={openHistory} />}
      <Note
        model={model}
        onReport={(word) => setOpened({ kind: "words", word })}
        unchecked={words.state.value === "ready" ? null : <WordsTrouble words={words} hosted={store.hosted} brief />}
      >
        {(words.state.value === "failed" ? null : resting) ?? (
          <RestNote game={game} names={names} words={words} hosted={store.hosted} news={news} />
        )}
      </Note>
      {game.own !== null && (
        <div class="dock">
          <PowerBar model={model} />
          <Rack model={model} />
          {isOverFor(game) ? (
            <OverActions over={over} onResult={open("summary")} onHistory={() => openHistory()} />
          ) : (
            <Actions model={model} game={game} onShop={open("shop")} onPass={open("pass")} onEnd={open("end")} />
          )}
          {roomy && !isOverFor(game) && <KeysHint game={game} />}
        </div>
      )}
      <Announcer model={model} />
      <LetterPicker model={model} />
      {opened !== null && (
        <Overlays
          opened={opened}
          open={setOpened}
          close={() => setOpened(null)}
          store={store}
          match={match}
          names={names}
          model={model}
          words={words}
          ask={ask}
          onAgain={onAgain}
          headline={headline}
        />
      )}
      {drawShown && opened === null && <DrawSheet game={game} names={names} onClose={putDraw} />}
    </Page>
  );
}

function headingOf(game: GameView, names: Names): string {
  const { match, solo } = t();
  return names.shared || game.seats.length === 1 ? solo.title : match.heading(namesOfOthers(game.seats.length, names));
}

function titleOf(game: GameView, names: Names): string {
  const own = game.result === null && names.isYou(game.turn);
  return own ? t().match.titleYourTurn(APP_NAME) : APP_NAME;
}

interface OverActionsProps {
  /** False if it goes on without the player. */
  readonly over: boolean;
  readonly onResult: () => void;
  readonly onHistory: () => void;
}

function OverActions({ over, onResult, onHistory }: OverActionsProps) {
  return (
    <div class="actions over">
      <button type="button" class="button" onClick={onHistory}>
        <HistoryIcon />
        {t().history.title}
      </button>
      <button type="button" class="button primary" onClick={onResult}>
        {over ? t().match.showResult : t().match.showStanding}
      </button>
    </div>
  );
}
