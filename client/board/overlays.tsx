/** The marks over the squares: the score of the draft, frames round unknown words, the cursor, the square under the finger. */
import type { ScoredWord, SquareName } from "../../shared/rules/model.ts";
import { RIGHT, squareNumber } from "../../shared/rules/squares.ts";
import { roundedPath } from "../icons/geometry.ts";
import { Svg } from "../icons/svg.tsx";
import { laidAt } from "./draft/draft.ts";
import { badgeSpot, outline } from "./draft/marks.ts";
import { type BoardModel, rejectedBy } from "./model/board-model.ts";
import { isPlayable } from "./model/play-state.ts";

const place = (column: number, row: number) => ({ "--column": column, "--row": row });

const spotOf = (at: SquareName, size: number) => {
  const square = squareNumber(at, size);
  return { column: square % size, row: Math.floor(square / size) };
};

/** The points of the draft, beside the main word and never on a tile. */
export function ScoreBadge({ model }: { readonly model: BoardModel }) {
  const preview = model.preview.value;
  if (preview === null || preview.error !== null || preview.main === null) return null;
  if (preview.words.some(({ known }) => known === false) || model.refusal.value !== null) return null;
  const [board, draft] = [model.view.value.board, model.draft.value];
  const isTaken = (at: SquareName): boolean => board[at] !== undefined || laidAt(draft, at) !== undefined;
  const { column, row } = badgeSpot(preview.main.squares, isTaken, model.size);
  return (
    <output class="score-badge" style={place(column, row)} aria-hidden="true">
      {preview.points}
    </output>
  );
}

/** The radius of the outline's corners, in squares. */
const ROUNDED = 0.24;

/** One line round a whole word, also round the corners of a bent one. */
function WordFrame({ word, size, columns }: { readonly word: ScoredWord; readonly size: number; readonly columns: number }) {
  const path = roundedPath(outline(word.squares, size), ROUNDED);
  return (
    <Svg class="word-frame" viewBox={`0 0 ${columns} ${size}`}>
      <path class="word-frame-halo" d={path} />
      <path class="word-frame-line" d={path} />
      <path class="word-frame-dots" d={path} />
    </Svg>
  );
}

/** A red frame with a dotted line round each whole word that is not in the list, while laying and after a refusal (K-28). */
export function UnknownFrames({ model }: { readonly model: BoardModel }) {
  const preview = model.preview.value;
  const rejected = new Set(rejectedBy(model.refusal.value));
  if (preview === null || !isPlayable(preview)) return null;
  const unknown = preview.words.filter(({ word, known }) => known === false || rejected.has(word));
  return (
    <>
      {unknown.map((word) => (
        <WordFrame key={word.squares.join("")} word={word} size={model.size} columns={model.columns} />
      ))}
    </>
  );
}

/** The square and direction of the next typed letter. */
export function CursorMark({ model }: { readonly model: BoardModel }) {
  const cursor = model.cursor.value;
  if (cursor === null || model.view.value.own === null) return null;
  const { column, row } = spotOf(cursor.at, model.size);
  return <span class={`cursor ${cursor.direction === RIGHT ? "across" : "down"}`} style={place(column, row)} />;
}

/** The square that a held piece would snap into. */
export function DropMark({ model }: { readonly model: BoardModel }) {
  const over = model.drag.value?.over ?? null;
  if (over?.kind !== "square") return null;
  const { column, row } = spotOf(over.at, model.size);
  return <span class={over.fits ? "drop-mark" : "drop-mark unfit"} style={place(column, row)} />;
}
