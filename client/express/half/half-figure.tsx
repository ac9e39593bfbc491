import type { HalfOutcome } from "../../../shared/express/index.ts";
import type { SquareName } from "../../../shared/rules/model.ts";
import { squareNumber } from "../../../shared/rules/squares.ts";
import type { GameView } from "../../../shared/rules/view.types.ts";
import { type Crop, MiniBoard } from "../../board/mini-board.tsx";
import { t } from "../../i18n/index.ts";
import type { Names } from "../../match/names.ts";
import { seatStyle } from "../../match/seat-colour.ts";
import { boardOfHalf, SIZE } from "./half.ts";

interface HalfFigureProps {
  readonly half: HalfOutcome;
  readonly values: GameView["values"];
  readonly names: Names;
}

/** A half at the end of the round: what counted, and what did not. */
export function HalfFigure({ half, values, names }: HalfFigureProps) {
  const { express } = t();
  const counting = new Set(half.words.filter(({ counts }) => counts).flatMap(({ squares }) => squares));
  const faded = new Set(half.tiles.map(({ at }) => at).filter((at) => !counting.has(at)));
  const words = half.words.filter(({ counts }) => counts).map(({ word }) => word);
  const invalid = half.words.filter(({ valid }) => !valid).map(({ word }) => word);
  return (
    <figure class="half-figure" style={seatStyle(half.seat, names)}>
      <figcaption>
        <span class="seat-dot" />
        <b>{names.of(half.seat)}</b>
      </figcaption>
      {half.tiles.length === 0 ? (
        <p class="hint">{express.nothing}</p>
      ) : (
        <MiniBoard
          size={SIZE}
          start=""
          premiums={{}}
          board={boardOfHalf(half.tiles, values)}
          faded={faded}
          crop={cropOf(half.tiles.map(({ at }) => at))}
        />
      )}
      {words.length > 0 && <p class="half-words">{express.words(words.join(", "))}</p>}
      {invalid.length > 0 && <p class="half-words bad">{express.invalid(invalid.join(", "))}</p>}
    </figure>
  );
}

/** The laid tiles without empty edges. */
function cropOf(squares: readonly SquareName[]): Crop {
  const spots = squares.map((at) => squareNumber(at, SIZE));
  const columns = spots.map((spot) => spot % SIZE);
  const rows = spots.map((spot) => Math.floor(spot / SIZE));
  const [column, row] = [Math.min(...columns), Math.min(...rows)];
  return { column, row, columns: Math.max(...columns) - column + 1, rows: Math.max(...rows) - row + 1 };
}
