import "./summary.css";
import type { Result, Seat } from "../../../shared/rules/model.ts";
import type { GameView } from "../../../shared/rules/view.types.ts";
import { formats } from "../../i18n/format.ts";
import { locale, t } from "../../i18n/index.ts";
import { EyeIcon, HistoryIcon, StarIcon } from "../../icons/index.ts";
import type { Names } from "../../match/names.ts";
import { seatStyle } from "../../match/seat-colour.ts";
import type { MatchSource } from "../../match/source.types.ts";
import { HOME } from "../../navigation/navigate.ts";
import { RematchActions, type Rival } from "../../rematch/rematch-actions.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import type { Race } from "./race.ts";
import { RaceChart } from "./race-chart.tsx";
import { sayReason, sayResult, wins, wonByTurn } from "./result-text.ts";
import { Stats } from "./stats.tsx";

interface SummarySheetProps {
  readonly onClose: () => void;
  readonly game: GameView;
  /** Null if the player has left and the others play on. */
  readonly result: Result | null;
  readonly names: Names;
  /** Null until all moves are known. */
  readonly race: Race | null;
  /** Opens the finished board, move by move. */
  readonly onHistory: () => void;
  /** The page where the record is checked; null without a record. */
  readonly check: string | null;
  /** The opponent for a rematch; null if there is none, or several. */
  readonly rival: Rival | null;
  /** Without it, New game starts another match. */
  readonly onAgain: (() => void) | undefined;
  /** Replaces the winner. */
  readonly headline: string | undefined;
  /** Tells who plays on without the player. */
  readonly hosted: MatchSource["hosted"];
}

/** The result for all players, side by side. Closing it leaves the board to explore. */
export function SummarySheet({
  onClose,
  game,
  result,
  names,
  race,
  onHistory,
  check,
  rival,
  onAgain,
  headline,
  hosted,
}: SummarySheetProps) {
  const { history, summary } = t();
  const own = names.you;
  // The others on the left, the player on the right, as in the panels.
  const all = game.seats.map((_, seat) => seat);
  const seats = names.shared ? all : all.sort((a, b) => Number(names.isYou(a)) - Number(names.isYou(b)));
  return (
    <Sheet
      onClose={onClose}
      title={headline ?? (result === null ? summary.out : sayResult(result, names))}
      mark={own !== null && result !== null && wins(result, own) ? <StarIcon /> : null}
      class="summary"
    >
      {result === null ? (
        <p class="hint" role="status">
          {hosted === "device" ? summary.botsPlayOn : summary.othersPlayOn}
        </p>
      ) : (
        <p class="hint">
          {sayReason(game, result, names)}
          {typeof result.winner === "number" && wonByTurn(result) && ` ${sayWonByTurn(result.winner, names)}.`}
        </p>
      )}
      <div class="duel">
        {seats.map((seat) => (
          <FinalScore key={seat} seat={seat} game={game} result={result} names={names} />
        ))}
      </div>
      {race !== null && <RaceChart race={race} names={names} />}
      <Stats seats={seats} stats={game.seats.map((seat) => seat.stats)} names={names} coins={game.slots > 0} />
      {check !== null && (
        <a class="summary-check" href={check}>
          {t().fair.check}
        </a>
      )}
      <div class="summary-actions">
        <button type="button" class="button only-icon" aria-label={history.open} onClick={onHistory}>
          <HistoryIcon />
        </button>
        <button type="button" class="button" onClick={onClose}>
          <EyeIcon />
          {summary.explore}
        </button>
        {rival !== null ? (
          <RematchActions rival={rival} />
        ) : onAgain === undefined ? (
          <a class="button primary" href={HOME}>
            {summary.newGame}
          </a>
        ) : (
          <button type="button" class="button primary" onClick={onAgain}>
            {summary.playAgain}
          </button>
        )}
      </div>
    </Sheet>
  );
}

function sayWonByTurn(winner: Seat, names: Names): string {
  const { summary } = t();
  return names.isYou(winner) ? summary.wonByTurnYou : summary.wonByTurn(names.of(winner));
}

interface FinalScoreProps {
  readonly seat: Seat;
  readonly game: GameView;
  readonly result: Result | null;
  readonly names: Names;
}

function FinalScore({ seat, game, result, names }: FinalScoreProps) {
  const { summary } = t();
  const parts = result?.parts[seat];
  // A single bot is named after its level.
  const level = game.seats.length > 2 ? names.levelOf(seat) : undefined;
  const score = result === null ? game.seats[seat]?.score : result.final[seat];
  return (
    <section class={result !== null && wins(result, seat) ? "duel-seat won" : "duel-seat"} aria-label={names.of(seat)}>
      <p class="duel-name">
        <span class="seat-dot" style={seatStyle(seat, names)} />
        <span class="duel-name-text">{names.of(seat)}</span>
        {level !== undefined && <span class="duel-level">{t().bots.level[level]}</span>}
      </p>
      <p class="duel-score">{formats(locale()).number(score ?? 0)}</p>
      {/* Where the scores stay as they are, nothing is added up. */}
      {parts !== undefined && parts.coins + parts.leftover + parts.gained !== 0 && (
        <p class="duel-parts">
          {game.slots > 0
            ? summary.parts(parts.points, parts.coins, parts.leftover)
            : summary.partsPlain(parts.points, parts.leftover, parts.gained)}
        </p>
      )}
    </section>
  );
}
