import { useEffect, useMemo, useRef } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { ZoomOutIcon } from "../icons/index.ts";
import { bindKeys, moveCursor } from "./actions/keys.ts";
import { tapSquare } from "./actions/taps.ts";
import { firstCursor, turned } from "./actions/typing.ts";
import { SellArea } from "./controls/sell-area.tsx";
import { arrowAt, laidAt } from "./draft/draft.ts";
import { useArrivals } from "./gestures/arrivals.ts";
import { press, wasDrag } from "./gestures/drag.ts";
import { useGlimpse } from "./gestures/peek.ts";
import { bindPinch, type Pinch } from "./gestures/pinch.ts";
import type { BoardModel } from "./model/board-model.ts";
import { NO_ZOOM } from "./model/zoom-maths.ts";
import { CursorMark, DropMark, ScoreBadge, UnknownFrames } from "./overlays.tsx";
import { startName } from "./speech/names.ts";
import { Square } from "./square.tsx";
import "./board.css";

interface BoardProps {
  readonly model: BoardModel;
  /** Draws letters and numbers along the edges. The board is then a little smaller. */
  readonly coordinates?: boolean;
  /** Its name for screen readers, where there are several boards. */
  readonly label?: string;
}

const squareOf = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>("[data-at]") : null;

/** A laid tile, and an arrow that waits for its letter, can be dragged. */
function onPress(model: BoardModel, event: PointerEvent): void {
  const square = squareOf(event);
  const [draft, at] = [model.draft.peek(), square?.dataset.at ?? ""];
  const piece = laidAt(draft, at) ?? arrowAt(draft, at);
  if (piece !== undefined && square !== null) press(model, piece.id, event, square);
}

/** A tap with no other effect sets the cursor for a mouse. Two taps of a finger zoom. */
function onTap(model: BoardModel, event: MouseEvent, pinch: Pinch): void {
  const at = squareOf(event)?.dataset.at;
  if (at === undefined || wasDrag() || tapSquare(model, at)) return;
  const byMouse = event instanceof PointerEvent && event.pointerType === "mouse";
  if (!byMouse) pinch.tapped(event.clientX, event.clientY);
  if (!byMouse || model.view.peek().own === null) return;
  const cursor = model.cursor.peek() ?? firstCursor(model.view.peek(), model.draft.peek());
  moveCursor(model, cursor.at === at && model.cursor.peek() !== null ? turned(cursor) : { ...cursor, at });
}

/** The cursor follows the focus that Tab brings. */
function onFocus(model: BoardModel, event: FocusEvent): void {
  const square = squareOf(event);
  const at = square?.dataset.at;
  if (at === undefined || square?.matches(":focus-visible") !== true || model.cursor.peek()?.at === at) return;
  model.cursor.value = { ...firstCursor(model.view.peek(), model.draft.peek()), ...model.cursor.peek(), at };
}

function Rows({ model }: { readonly model: BoardModel }) {
  const arrivals = useArrivals(model);
  const glimpse = useGlimpse(model);
  const start = startName(model.view.peek().ruleset);
  const { columns } = model;
  const rows = Array.from({ length: model.size }, (_, row) => model.faces.slice(row * columns, (row + 1) * columns));
  return (
    <tbody>
      {rows.map((faces, row) => (
        <tr key={faces[0]?.peek().at}>
          {faces.map((face, column) => {
            const { at } = face.peek();
            return (
              <Square
                key={at}
                face={face}
                start={start}
                glaze={column + 2 * row}
                arriving={arrivals.get(at) ?? null}
                glimpse={glimpse === at}
              />
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}

function Coordinates({ size }: { readonly size: number }) {
  const lines = Array.from({ length: size }, (_, line) => line);
  return (
    <div class="coordinates" aria-hidden="true">
      {lines.map((line) => (
        <span key={line} class="column-name" style={{ "--column": line }}>
          {"ABCDEFGHIJKLMNOPQRSTU".charAt(line)}
        </span>
      ))}
      {lines.map((line) => (
        <span key={line} class="row-name" style={{ "--row": line }}>
          {line + 1}
        </span>
      ))}
    </div>
  );
}

export function Board({ model, coordinates = false, label = t().match.board }: BoardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const freeform = model.options.freeform !== undefined;
  useEffect(() => {
    const board = frame.current;
    if (board === null) return;
    const pinch = bindPinch(model, board);
    const stopKeys = bindKeys(model);
    const tap = (event: MouseEvent): void => onTap(model, event, pinch);
    const down = (event: PointerEvent): void => onPress(model, event);
    const focus = (event: FocusEvent): void => onFocus(model, event);
    board.addEventListener("click", tap);
    board.addEventListener("pointerdown", down);
    board.addEventListener("focusin", focus);
    return () => {
      stopKeys();
      pinch.stop();
      board.removeEventListener("click", tap);
      board.removeEventListener("pointerdown", down);
      board.removeEventListener("focusin", focus);
      model.surfaces.field = null;
    };
  }, [model]);
  // The same vnode again, so zooming and panning redraw no square.
  const rows = useMemo(() => <Rows model={model} />, [model]);
  const zoom = model.zoom.value;
  const zoomed = zoom.scale > 1;
  return (
    <div
      class={`board${coordinates ? " with-coordinates" : ""}${freeform ? " freeform" : ""}`}
      style={{ "--n": model.columns }}
      data-table
    >
      {coordinates && <Coordinates size={model.size} />}
      <SellArea model={model} />
      <div ref={frame} class={`board-frame${zoomed ? " zoomed" : ""}`}>
        <div class="zoomable" style={zoomed ? { transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` } : {}}>
          <table
            ref={(field) => {
              model.surfaces.field = field;
            }}
            class="field"
            role="grid"
            aria-label={label}
          >
            {rows}
          </table>
          <DropMark model={model} />
          <CursorMark model={model} />
          <UnknownFrames model={model} />
          <ScoreBadge model={model} />
        </div>
      </div>
      {zoomed && (
        <button
          type="button"
          class="icon-button zoom-out"
          aria-label={t().board.zoomOut}
          onClick={() => {
            model.zoom.value = NO_ZOOM;
          }}
        >
          <ZoomOutIcon />
        </button>
      )}
    </div>
  );
}
