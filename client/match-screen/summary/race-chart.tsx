import { t } from "../../i18n/index.ts";
import type { Names } from "../../match/names.ts";
import { seatStyle } from "../../match/seat-colour.ts";
import type { Race } from "./race.ts";

const WIDTH = 300;
const HEIGHT = 84;

/** A step per move: the score holds until the next one. */
function steps(line: readonly number[], moves: number, low: number, high: number): string {
  const x = (move: number) => ((move / moves) * WIDTH).toFixed(1);
  const y = (score: number) => (HEIGHT - ((score - low) / (high - low)) * HEIGHT).toFixed(1);
  return line.map((score, move) => (move === 0 ? `M0 ${y(score)}` : `H${x(move)}V${y(score)}`)).join("");
}

/** All scores, move by move. The figures stand beside the ends, so colour carries nothing alone. */
export function RaceChart({ race, names }: { readonly race: Race; readonly names: Names }) {
  const { summary } = t();
  if (race.moves < 2) return null;
  const low = Math.min(...race.scores.flat());
  const high = Math.max(low + 1, ...race.scores.flat());
  const ends = race.scores.map((line, seat) => ({ seat, score: line.at(-1) ?? 0 }));
  return (
    <figure class="race">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={summary.race}>
        <path class="race-ground" d={`M0 ${HEIGHT}H${WIDTH}`} />
        {ends.map(({ seat }) => (
          <path
            key={seat}
            class={names.isYou(seat) ? "race-line own" : "race-line"}
            style={seatStyle(seat, names)}
            d={steps(race.scores[seat] ?? [], race.moves, low, high)}
          />
        ))}
      </svg>
      <figcaption>
        {[...ends]
          .sort((a, b) => b.score - a.score)
          .map(({ seat, score }) => (
            <span key={seat} class={names.isYou(seat) ? "own" : ""}>
              <span class="race-name">{names.of(seat)}</span> {score}
            </span>
          ))}
      </figcaption>
      <p class="race-moves" aria-hidden="true">
        <span>{summary.move(1)}</span>
        <span>{summary.move(race.moves)}</span>
      </p>
    </figure>
  );
}
