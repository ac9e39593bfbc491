/** The keyboard: arrows move a cursor, letters type from the rack, and every key does what a tap or a drag would. */
import { DOWN, RIGHT, squareNumber } from "../../shared/rules/squares.ts";
import { normalLetter } from "../../shared/rules/tiles.ts";
import { t } from "../i18n/index.ts";
import { laidAt } from "./draft.ts";
import { bringBack, put, reorder } from "./laying.ts";
import { sell } from "./selling.ts";
import { play } from "./sending.ts";
import type { Table } from "./table.ts";
import { letGo } from "./taps.ts";
import { afterLaying, behindCursor, type Cursor, firstCursor, nextFree, pieceFor, stepped, turned } from "./typing.ts";
import { object, say } from "./voice.ts";
import { showing } from "./zoom-maths.ts";

const ARROWS = {
  ArrowLeft: { direction: RIGHT, back: true },
  ArrowRight: { direction: RIGHT, back: false },
  ArrowUp: { direction: DOWN, back: true },
  ArrowDown: { direction: DOWN, back: false },
} as const;

const isArrow = (key: string): key is keyof typeof ARROWS => Object.hasOwn(ARROWS, key);

const cursorOf = (table: Table): Cursor => table.cursor.peek() ?? firstCursor(table.view.peek(), table.draft.peek());

/** A piece was chosen with the keyboard: on to the board with it. */
export function toBoard(table: Table, id: number): void {
  if (table.selected.peek() === id) moveCursor(table, cursorOf(table));
}

/** Sets the cursor and brings the focus there, so that a screen reader reads the square. */
export function moveCursor(table: Table, cursor: Cursor): void {
  table.cursor.value = cursor;
  const square = squareNumber(cursor.at, table.size);
  const width = table.surfaces.field?.clientWidth ?? 0;
  const zoom = table.zoom.peek();
  if (zoom.scale > 1) table.zoom.value = showing(zoom, square % table.size, Math.floor(square / table.size), table.size, width);
  table.surfaces.field?.querySelector<HTMLElement>(`[data-at="${cursor.at}"]`)?.focus({ preventScroll: true });
}

function typeLetter(table: Table, letter: string): void {
  const [view, draft, cursor] = [table.view.peek(), table.draft.peek(), cursorOf(table)];
  const id = pieceFor(letter, draft);
  const at = nextFree(cursor, view, draft);
  if (id === null) object(table, t().board.noSuchTile(letter));
  else if (at === null) object(table, t().board.cannotLay(cursor.at));
  else if (put(table, id, at, letter)) moveCursor(table, afterLaying({ ...cursor, at }, view, table.draft.peek()));
}

function backspace(table: Table): void {
  const draft = table.draft.peek();
  const id = behindCursor(cursorOf(table), table.view.peek(), draft);
  if (id === null) return;
  const at = draft.laid.find((laid) => laid.id === id)?.at;
  bringBack(table, id);
  if (at !== undefined) moveCursor(table, { ...cursorOf(table), at });
}

function enter(table: Table): void {
  const [selected, cursor] = [table.selected.peek(), table.cursor.peek()];
  if (selected === null || cursor === null) play(table);
  else if (put(table, selected, cursor.at) && laidAt(table.draft.peek(), cursor.at)?.id === selected)
    moveCursor(table, afterLaying(cursor, table.view.peek(), table.draft.peek()));
}

function turn(table: Table): void {
  const cursor = turned(cursorOf(table));
  moveCursor(table, cursor);
  say(table, cursor.direction === RIGHT ? t().board.across : t().board.down);
}

/** Keys for the piece that has the focus or is chosen: its place in the rack, its sale. True when the key was used. */
function onPieceKey(table: Table, key: string, shift: boolean, target: Element): boolean {
  const focused = target.closest<HTMLElement>("[data-held]")?.dataset.held;
  const id = focused === undefined ? table.selected.peek() : Number(focused);
  const place = table.draft.peek().rack.findIndex((piece) => piece?.id === id);
  if (id === null) return false;
  if (focused !== undefined && shift && place >= 0 && (key === "ArrowLeft" || key === "ArrowRight"))
    reorder(table, id, place + (key === "ArrowLeft" ? -1 : 1));
  else if (key === "Delete" && place < 0) sell(table, id);
  else return false;
  return true;
}

function onBoardKey(table: Table, event: KeyboardEvent): boolean {
  const { key } = event;
  if (isArrow(key)) {
    const { direction, back } = ARROWS[key];
    const cursor = table.cursor.peek();
    moveCursor(table, cursor === null ? cursorOf(table) : stepped(cursor, direction, back, table.size));
  } else if (key === "Backspace") backspace(table);
  else if (key === "Escape") letGo(table);
  else {
    const letter = normalLetter(key);
    if ([...letter].length !== 1 || !table.view.peek().alphabet.includes(letter)) return false;
    typeLetter(table, letter);
  }
  return true;
}

/** Enter and Space belong to a button that has the focus; on the board they play and turn. */
function onWideKey(table: Table, key: string): boolean {
  if (key === "Enter") enter(table);
  else if (key === " ") turn(table);
  else return false;
  return true;
}

function isOurs(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  const target = event.target instanceof Element ? event.target : document.body;
  if (document.querySelector("dialog[open]") !== null || target.closest("input, textarea, select, [contenteditable]"))
    return false;
  return target === document.body || target.closest("[data-table]") !== null;
}

/** Listens while the board is on the screen; gives back how to stop. */
export function bindKeys(table: Table): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (!isOurs(event) || table.view.peek().own === null || table.drag.peek() !== null) return;
    const target = event.target instanceof Element ? event.target : document.body;
    const onButton = target.closest("button, a, [role=button]") !== null;
    const used =
      onPieceKey(table, event.key, event.shiftKey, target) ||
      onBoardKey(table, event) ||
      (!onButton && onWideKey(table, event.key));
    if (used) event.preventDefault();
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}
