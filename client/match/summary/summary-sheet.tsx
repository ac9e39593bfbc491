import "./summary.css";
import type { ComponentChildren } from "preact";
import type { Result, Seat, SeatStats } from "../../../shared/rules/model.ts";
import type { GameView } from "../../../shared/rules/view.types.ts";
import { HOME } from "../../app/navigate.ts";
import { formats } from "../../i18n/format.ts";
import { locale, t } from "../../i18n/index.ts";
import { EyeIcon, HistoryIcon, StarIcon } from "../../icons/index.ts";
import { Sheet } from "../../ui/sheet.tsx";
import type { Names } from "../live/names.ts";
import { seatStyle } from "../live/seat-colour.ts";
import type { Race } from "./race.ts";
import { RaceChart } from "./race-chart.tsx";
import { sayReason, sayResult, wins } from "./result-text.ts";

interface SummarySheetProps {
  readonly onClose: () => void;
  readonly game: GameView;
  readonly result: Result;
  readonly names: Names;
  /** Null while the moves are not all known. */
  readonly race: Race | null;
  /** The finished board, move by move. */
  readonly onHistory: () => void;
}

/** How it ended, for both, side by side. Putting it away leaves the board to be explored. */
export function SummarySheet({ onClose, game, result, names, race, onHistory }: SummarySheetProps) {
  const { history, summary } = t();
  const own = names.you;
  // The others to the left, oneself to the right, as in the panels.
  const seats = game.seats.map((_, seat) => seat).sort((a, b) => Number(names.isYou(a)) - Number(names.isYou(b)));
  return (
    <Sheet
      onClose={onClose}
      title={sayResult(result, names)}
      mark={own !== null && wins(result, own) ? <StarIcon /> : null}
      class="summary"
    >
      <p class="hint">{sayReason(game, result, names)}</p>
      <div class="duel">
        {seats.map((seat) => (
          <FinalScore key={seat} seat={seat} result={result} names={names} />
        ))}
      </div>
      {race !== null && <RaceChart race={race} names={names} />}
      <Stats seats={seats} stats={game.seats.map((seat) => seat.stats)} names={names} />
      <div class="summary-actions">
        <button type="button" class="button only-icon" aria-label={history.open} onClick={onHistory}>
          <HistoryIcon />
        </button>
        <button type="button" class="button" onClick={onClose}>
          <EyeIcon />
          {summary.explore}
        </button>
        <a class="button primary" href={HOME}>
          {summary.newGame}
        </a>
      </div>
    </Sheet>
  );
}

interface FinalScoreProps {
  readonly seat: Seat;
  readonly result: Result;
  readonly names: Names;
}

function FinalScore({ seat, result, names }: FinalScoreProps) {
  const { summary } = t();
  const parts = result.parts[seat];
  return (
    <section class={wins(result, seat) ? "duel-seat won" : "duel-seat"} aria-label={names.of(seat)}>
      <p class="duel-name">
        <span class="seat-dot" style={seatStyle(seat, names)} />
        <span class="duel-name-text">{names.of(seat)}</span>
      </p>
      <p class="duel-score">{formats(locale()).number(result.final[seat] ?? 0)}</p>
      {/* Where the scores stand as they are there is nothing to add up. */}
      {parts !== undefined && parts.coins + parts.leftover > 0 && (
        <p class="duel-parts">{summary.parts(parts.points, parts.coins, parts.leftover)}</p>
      )}
    </section>
  );
}

interface StatsProps {
  readonly seats: readonly Seat[];
  readonly stats: readonly SeatStats[];
  readonly names: Names;
}

function Stats({ seats, stats, names }: StatsProps) {
  const { summary } = t();
  const { number } = formats(locale());
  const word = (text: string | undefined, size: number | undefined) =>
    text === undefined ? summary.none : <Word text={text} size={number(size ?? 0)} />;
  const rows: readonly [string, (of: SeatStats) => ComponentChildren][] = [
    [summary.bestWord, ({ bestWord }) => word(bestWord?.word, bestWord?.points)],
    [summary.longestWord, ({ longestWord }) => word(longestWord ?? undefined, longestWord?.length)],
    [summary.words, ({ words }) => number(words)],
    [summary.turns, ({ turns }) => number(turns)],
    [summary.tiles, ({ tilesLaid }) => number(tilesLaid)],
    [summary.coins, ({ coinsEarned }) => number(coinsEarned)],
  ];
  return (
    <table class="stats">
      <thead class="unseen">
        <tr>
          <th scope="col">{names.of(seats[0] ?? 0)}</th>
          <td />
          {seats.slice(1).map((seat) => (
            <th key={seat} scope="col">
              {names.of(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, show]) => (
          <tr key={label}>
            {seats.map((seat, column) => {
              const of = stats[seat];
              const cell = <td key={seat}>{of === undefined ? "" : show(of)}</td>;
              const head = (
                <th key={label} scope="row">
                  {label}
                </th>
              );
              return column === 0 ? [cell, head] : cell;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Word = ({ text, size }: { readonly text: string; readonly size: string }) => (
  <>
    <span class="stats-word">{text}</span> <small>{size}</small>
  </>
);
