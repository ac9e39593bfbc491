import type { ExpressGameView, ExpressStats } from "../../../shared/express/index.ts";
import type { Seat } from "../../../shared/rules/model.ts";
import { formats } from "../../i18n/format.ts";
import { locale, t } from "../../i18n/index.ts";
import type { Names } from "../../match/names.ts";
import { SeatsRow } from "./seats-row.tsx";

interface WholeMatchProps {
  readonly game: ExpressGameView;
  readonly seats: readonly Seat[];
  readonly names: Names;
}

/** The statistics of all rounds. */
export function WholeMatch({ game, seats, names }: WholeMatchProps) {
  const { express, summary } = t();
  const { number } = formats(locale());
  const rows: readonly (readonly [label: string, show: (of: ExpressStats) => string])[] = [
    [express.stats.words, ({ words }) => number(words)],
    [express.stats.longest, ({ longestWord }) => longestWord ?? summary.none],
    [express.stats.letters, ({ letters }) => number(letters)],
    [express.stats.filled, ({ filled }) => number(filled)],
  ];
  return (
    <table class="stats many">
      <SeatsRow seats={seats} names={names} />
      <tbody>
        {rows.map(([label, show]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {seats.map((seat) => {
              const stats = game.seats[seat]?.stats;
              return <td key={seat}>{stats === undefined ? "" : show(stats)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
