import "./history.css";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { MatchView } from "../../../shared/protocol/match-view.types.ts";
import { accountOf } from "../../../shared/rules/index.ts";
import type { GameView } from "../../../shared/rules/view.types.ts";
import { toPlay } from "../../board/draft/draft.ts";
import { Board, type BoardModel } from "../../board/index.ts";
import { formats } from "../../i18n/format.ts";
import { locale, t } from "../../i18n/index.ts";
import { CoinIcon } from "../../icons/index.ts";
import type { Names } from "../../match/names.ts";
import type { MatchSource } from "../../match/source.types.ts";
import { FullScreen } from "../../ui/full-screen.tsx";
import { useMedia } from "../../ui/media.ts";
import { describeMove, describeStart, type MoveLine, sayLine } from "../moves/describe-move.ts";
import { Bars } from "./bars.tsx";
import { Breakdown } from "./breakdown.tsx";
import { type AccountRow, rowsOf } from "./breakdown-rows.ts";
import { type Course, courseOf, isMove } from "./course.ts";
import { useShownBoard } from "./shown-board.ts";

interface HistoryScreenProps {
  readonly store: MatchSource;
  readonly match: MatchView;
  readonly names: Names;
  /** The player's own board, whose draft is shown apart from the moves. */
  readonly model: BoardModel;
  /** The move to begin with, from 1. Without it the latest. */
  readonly from?: number | undefined;
  readonly onClose: () => void;
}

/** The match move by move: its bars are the slider, the board shows the position, and the score has its breakdown. */
export function HistoryScreen(props: HistoryScreenProps) {
  const { store, match, onClose } = props;
  const { history } = t();
  useEffect(() => store.askHistory(), [store]);
  const known = store.history.value;
  const course = useMemo(() => (known === null ? null : courseOf(known, match)), [known, match]);

  // On a phone it fills the screen. A new move is shown on the board itself.
  const wide = useMedia("(min-width: 900px)");
  const leave = useRef(onClose);
  leave.current = onClose;
  useEffect(() => {
    if (wide) return;
    return store.listen((event) => isMove(event) && leave.current());
  }, [store, wide]);

  if (course !== null) return <Moves {...props} course={course} />;
  return (
    <FullScreen title={history.title} onClose={onClose} class="history">
      <p class="history-wait hint" role="status">
        {history.loading}
      </p>
    </FullScreen>
  );
}

/** One position of the slider. */
interface Shown {
  readonly title: string;
  readonly note: string;
  readonly line: MoveLine;
  readonly words: ReturnType<typeof accountOf>;
  readonly rows: readonly AccountRow[];
  readonly isDraft: boolean;
}

/** The view without a hand, as everybody may see it. */
const looked = (view: GameView): GameView => ({ ...view, own: null });

function shownAt(course: Course, at: number, model: BoardModel, names: Names): Shown {
  const { history } = t();
  const step = course.steps[at - 1];
  if (at === 0) {
    const line = { text: describeStart(course.start, names) };
    return { title: history.start, note: when(course.start.turnStartedAt), line, words: [], rows: [], isDraft: false };
  }
  if (step === undefined) return shownDraft(model);
  const { move, before } = step;
  return {
    title: history.move(at, course.steps.length),
    note: when(move.at),
    line: describeMove(move, names),
    words: move.type === "played" ? accountOf(before, move, move.words) : [],
    rows: move.type === "played" ? rowsOf(move) : [],
    isDraft: false,
  };
}

function shownDraft(model: BoardModel): Shown {
  const { history } = t();
  const [view, preview] = [model.view.value, model.preview.value];
  const play = { ...toPlay(model.draft.value), rolls: [] };
  const scored = preview?.words.filter(({ scores }) => scores) ?? [];
  const word = preview?.main?.word;
  return {
    title: history.draft,
    note: history.draftHelp,
    line: {
      text: word === undefined ? history.draft : "",
      ...(word === undefined ? {} : { word }),
      points: preview?.points ?? 0,
      coins: preview?.coins ?? 0,
    },
    words: accountOf(view, play, scored),
    rows: preview === null ? [] : rowsOf({ ...play, words: scored, bonuses: preview.bonuses }),
    isDraft: true,
  };
}

const when = (at: number): string =>
  new Intl.DateTimeFormat(locale(), {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  }).format(at);

function Moves({ model, names, from, course, onClose }: HistoryScreenProps & { readonly course: Course }) {
  const { history } = t();
  const roomy = useMedia("(min-width: 900px) and (min-height: 700px)");
  const moves = course.steps.length;
  const draft = model.preview.value?.points ?? null;
  const [at, setAt] = useState(Math.min(from ?? moves, moves));
  const before = useRef(moves);
  // A reader of the latest move moves on with it.
  useEffect(() => {
    if (at >= before.current) setAt(moves);
    before.current = moves;
  }, [moves]);
  const last = moves + (draft === null ? 0 : 1);
  const place = Math.min(at, last);
  const shown = shownAt(course, place, model, names);
  const view = place === 0 ? course.start : (course.steps[place - 1]?.after ?? null);
  const position = useMemo(() => (view === null ? model.view.peek() : looked(view)), [view, model]);
  const board = useShownBoard(position, shown.isDraft ? model : null);
  return (
    <FullScreen title={shown.title} note={shown.note} onClose={onClose} class="history">
      <div class="history-stage">
        <Board model={board} coordinates={roomy} label={history.board(shown.title)} />
      </div>
      <div class="history-side">
        <Bars
          steps={course.steps}
          draft={draft}
          at={place}
          names={names}
          said={`${shown.title}. ${sayLine(shown.line)}`}
          onMove={setAt}
        />
        <section class="history-breakdown" aria-label={shown.title}>
          <MoveHead line={shown.line} />
          <Breakdown words={shown.words} rows={shown.rows} />
          {!shown.isDraft && <ScoreLine view={position} names={names} start={place === 0} />}
        </section>
      </div>
    </FullScreen>
  );
}

function MoveHead({ line: { text, word, after, points, coins } }: { readonly line: MoveLine }) {
  const { signed } = formats(locale());
  return (
    <div class="history-move">
      <h3>
        {text} {word !== undefined && <b>{word}</b>} {after}
      </h3>
      {coins !== undefined && coins !== 0 && (
        <span class="history-coins">
          <CoinIcon />
          <span aria-hidden="true">{signed(coins)}</span>
          <span class="unseen">{t().match.coins(coins)}</span>
        </span>
      )}
      {points !== undefined && <b class="history-points">{signed(points)}</b>}
    </div>
  );
}

interface ScoreLineProps {
  readonly view: GameView;
  readonly names: Names;
  readonly start: boolean;
}

/** The own seat first, then the others in their order. */
function ScoreLine({ view, names, start }: ScoreLineProps) {
  const { history } = t();
  const seats = view.seats.map((_, seat) => seat).sort((a, b) => Number(names.isYou(b)) - Number(names.isYou(a)));
  return (
    <p class="history-standing">
      <span>{start ? history.standingAtStart : history.standing}</span>
      <span>
        {seats.map((seat, index) => (
          <span key={seat}>
            {index > 0 && ", "}
            {names.of(seat)} <b>{formats(locale()).number(view.seats[seat]?.score ?? 0)}</b>
          </span>
        ))}
      </span>
    </p>
  );
}
