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
import { useGlimpse } from "./gestures/glimpse.ts";
import { bindPinch, type Pinch } from "./gestures/pinch.ts";
import type { Table } from "./model/table.ts";
import { NO_ZOOM } from "./model/zoom-maths.ts";
import { CursorMark, DropMark, ScoreBadge, UnknownFrames } from "./overlays.tsx";
import { startName } from "./speech/names.ts";
import { Square } from "./square.tsx";
import "./board.css";

interface BoardProps {
  readonly table: Table;
  /** Draws letters and numbers along the edges. The board is then a little smaller. */
  readonly coordinates?: boolean;
  /** Its name for screen readers, where there are several boards. */
  readonly label?: string;
}

const squareOf = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>("[data-at]") : null;

/** A laid tile, and an arrow that waits for its letter, can be dragged. */
function onPress(table: Table, event: PointerEvent): void {
  const square = squareOf(event);
  const [draft, at] = [table.draft.peek(), square?.dataset.at ?? ""];
  const piece = laidAt(draft, at) ?? arrowAt(draft, at);
  if (piece !== undefined && square !== null) press(table, piece.id, event, square);
}

/** A tap with no other effect sets the cursor for a mouse. Two taps of a finger zoom. */
function onTap(table: Table, event: MouseEvent, pinch: Pinch): void {
  const at = squareOf(event)?.dataset.at;
  if (at === undefined || wasDrag() || tapSquare(table, at)) return;
  const byMouse = event instanceof PointerEvent && event.pointerType === "mouse";
  if (!byMouse) pinch.tapped(event.clientX, event.clientY);
  if (!byMouse || table.view.peek().own === null) return;
  const cursor = table.cursor.peek() ?? firstCursor(table.view.peek(), table.draft.peek());
  moveCursor(table, cursor.at === at && table.cursor.peek() !== null ? turned(cursor) : { ...cursor, at });
}

/** The cursor follows the focus that Tab brings. */
function onFocus(table: Table, event: FocusEvent): void {
  const square = squareOf(event);
  const at = square?.dataset.at;
  if (at === undefined || square?.matches(":focus-visible") !== true || table.cursor.peek()?.at === at) return;
  table.cursor.value = { ...firstCursor(table.view.peek(), table.draft.peek()), ...table.cursor.peek(), at };
}

function Rows({ table }: { readonly table: Table }) {
  const arrivals = useArrivals(table);
  const glimpse = useGlimpse(table);
  const start = startName(table.view.peek().ruleset);
  const { columns } = table;
  const rows = Array.from({ length: table.size }, (_, row) => table.faces.slice(row * columns, (row + 1) * columns));
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

export function Board({ table, coordinates = false, label = t().match.board }: BoardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const freely = table.options.freely !== undefined;
  useEffect(() => {
    const board = frame.current;
    if (board === null) return;
    const pinch = bindPinch(table, board);
    const stopKeys = bindKeys(table);
    const tap = (event: MouseEvent): void => onTap(table, event, pinch);
    const down = (event: PointerEvent): void => onPress(table, event);
    const focus = (event: FocusEvent): void => onFocus(table, event);
    board.addEventListener("click", tap);
    board.addEventListener("pointerdown", down);
    board.addEventListener("focusin", focus);
    return () => {
      stopKeys();
      pinch.stop();
      board.removeEventListener("click", tap);
      board.removeEventListener("pointerdown", down);
      board.removeEventListener("focusin", focus);
      table.surfaces.field = null;
    };
  }, [table]);
  // The same vnode again, so zooming and panning redraw no square.
  const rows = useMemo(() => <Rows table={table} />, [table]);
  const zoom = table.zoom.value;
  const zoomed = zoom.scale > 1;
  return (
    <div
      class={`board${coordinates ? " with-coordinates" : ""}${freely ? " freely" : ""}`}
      style={{ "--n": table.columns }}
      data-table
    >
      {coordinates && <Coordinates size={table.size} />}
      <SellArea table={table} />
      <div ref={frame} class={`board-frame${zoomed ? " zoomed" : ""}`}>
        <div class="zoomable" style={zoomed ? { transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` } : {}}>
          <table
            ref={(field) => {
              table.surfaces.field = field;
            }}
            class="field"
            role="grid"
            aria-label={label}
          >
            {rows}
          </table>
          <DropMark table={table} />
          <CursorMark table={table} />
          <UnknownFrames table={table} />
          <ScoreBadge table={table} />
        </div>
      </div>
      {zoomed && (
        <button
          type="button"
          class="icon-button zoom-out"
          aria-label={t().board.zoomOut}
          onClick={() => {
            table.zoom.value = NO_ZOOM;
          }}
        >
          <ZoomOutIcon />
        </button>
      )}
    </div>
  );
}
