import type { ExpressGameView, HalfOutcome, RoundOutcome } from "../../../shared/express/index.ts";
import type { Seat } from "../../../shared/rules/model.ts";
import { formats } from "../../i18n/format.ts";
import { locale, t } from "../../i18n/index.ts";
import { StarIcon } from "../../icons/index.ts";
import type { Names } from "../../match/names.ts";
import { SeatsRow } from "./seats-row.tsx";

interface PrizesProps {
  readonly game: ExpressGameView;
  readonly outcome: RoundOutcome;
  readonly seats: readonly Seat[];
  readonly names: Names;
}

const PRIZES = ["words", "longest", "letters"] as const;

/** The value and winner of each prize, and the score of the match. */
export function PrizeTable({ game, outcome, seats, names }: PrizesProps) {
  const { express, summary } = t();
  const { number } = formats(locale());
  return (
    <table class="stats many prizes">
      <SeatsRow seats={seats} names={names} />
      <tbody>
        {PRIZES.map((prize) => (
          <tr key={prize}>
            <th scope="row">{express.prizes[prize]}</th>
            {seats.map((seat) => {
              const half = outcome.halves.find((one) => one.seat === seat);
              return (
                <td key={seat} class={outcome.prizes[prize].includes(seat) ? "prize won" : "prize"}>
                  {half === undefined ? summary.none : <Amount prize={prize} half={half} />}
                  {outcome.prizes[prize].includes(seat) && (
                    <span class="prize-mark">
                      <StarIcon />
                      <span class="unseen">{express.prize}</span>
                    </span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
        <tr class="prize-total">
          <th scope="row">{express.matchPoints}</th>
          {seats.map((seat) => (
            <td key={seat}>{number(game.seats[seat]?.points ?? 0)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Amount({ prize, half }: { readonly prize: (typeof PRIZES)[number]; readonly half: HalfOutcome }) {
  const { summary } = t();
  const { number } = formats(locale());
  if (prize !== "longest") return number(half.counted[prize]);
  const longest = half.words.find(({ counts, squares }) => counts && squares.length === half.counted.longest);
  return longest === undefined ? summary.none : <span class="stats-word">{longest.word}</span>;
}
