import { squareNumber } from "../../../shared/rules/squares.ts";
import { type Crop, MiniBoard } from "../../board/mini-board.tsx";
import { formats } from "../../i18n/format.ts";
import { locale } from "../../i18n/index.ts";
import type { Example } from "../examples.ts";
import type { ExhibitProps } from "../exhibit.tsx";
import { sayBreakdown } from "./breakdown.ts";

interface ExampleFigureProps extends ExhibitProps {
  readonly example: Example;
  readonly says: string;
  /** True if its breakdown stands below it. */
  readonly counted?: boolean;
}

/** A play, drawn as a draft, with its breakdown (K-50 to K-57). */
export function ExampleFigure({ example, says, counted = false, texts }: ExampleFigureProps) {
  const { before, play, preview, breakdowns, board } = example;
  const { size, start, premiums } = before;
  const format = formats(locale());
  const { total, coins } = texts.labels;
  return (
    <figure class="figure">
      <MiniBoard
        size={size}
        start={start}
        premiums={premiums}
        board={board}
        drafted={new Set(play.map(({ at }) => at))}
        crop={around(Object.keys(board), size)}
      />
      <figcaption>
        {says}
        {counted && (
          <span class="sums">
            {breakdowns.map((breakdown) => (
              <span key={breakdown.word} class="sum">
                <b class="word">{breakdown.word}</b> {sayBreakdown(breakdown, format)}
              </span>
            ))}
            <span class="sum total">
              {total(preview.points)}
              {preview.coins > 0 && `, ${coins(preview.coins)}`}
            </span>
          </span>
        )}
      </figcaption>
    </figure>
  );
}

/** The tiles with one square round them. */
function around(squares: readonly string[], size: number): Crop {
  const numbers = squares.map((at) => squareNumber(at, size));
  const columns = numbers.map((square) => square % size);
  const rows = numbers.map((square) => Math.floor(square / size));
  const [column, row] = [Math.max(0, Math.min(...columns) - 1), Math.max(0, Math.min(...rows) - 1)];
  const [right, bottom] = [Math.min(size - 1, Math.max(...columns) + 1), Math.min(size - 1, Math.max(...rows) + 1)];
  return { column, row, columns: right - column + 1, rows: bottom - row + 1 };
}
