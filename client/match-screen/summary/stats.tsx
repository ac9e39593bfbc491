import type { ComponentChildren } from "preact";
import type { Seat, SeatStats } from "../../../shared/rules/model.ts";
import { formats } from "../../i18n/format.ts";
import { locale, t } from "../../i18n/index.ts";
import type { Names } from "../../match/names.ts";

interface StatsProps {
  readonly seats: readonly Seat[];
  readonly stats: readonly SeatStats[];
  readonly names: Names;
  /** True if the game has coins. */
  readonly coins: boolean;
}

/**
 * The statistics of the match side by side. Two players stand on both sides of the labels, three and four on their
 * right.
 */
export function Stats({ seats, stats, names, coins }: StatsProps) {
  const { summary } = t();
  const { number } = formats(locale());
  const word = (text: string | undefined, size: number | undefined) =>
    text === undefined ? summary.none : <Word text={text} size={number(size ?? 0)} />;
  const rows: [string, (of: SeatStats) => ComponentChildren][] = [
    [summary.bestWord, ({ bestWord }) => word(bestWord?.word, bestWord?.points)],
    [summary.longestWord, ({ longestWord }) => word(longestWord ?? undefined, longestWord?.length)],
    [summary.words, ({ words }) => number(words)],
    [summary.turns, ({ turns }) => number(turns)],
    [summary.tiles, ({ tilesLaid }) => number(tilesLaid)],
  ];
  if (coins) rows.push([summary.coins, ({ coinsEarned }) => number(coinsEarned)]);
  const many = seats.length > 2;
  /** The seat that the label stands before. */
  const labelled = seats.length === 2 ? 1 : 0;
  return (
    <table class={many ? "stats many" : "stats"}>
      <thead class={many ? "" : "unseen"}>
        <tr>
          {seats.map((seat, column) => [
            column === labelled && <td key="label" />,
            <th key={seat} scope="col">
              {names.of(seat)}
            </th>,
          ])}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, show]) => (
          <tr key={label}>
            {seats.map((seat, column) => [
              column === labelled && (
                <th key="label" scope="row">
                  {label}
                </th>
              ),
              <td key={seat}>{stats[seat] === undefined ? "" : show(stats[seat])}</td>,
            ])}
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
