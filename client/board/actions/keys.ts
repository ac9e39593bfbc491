/** The keyboard: arrows move a cursor, letters type from the rack, and every key does what a tap or a drag does. */
import { DOWN, RIGHT, squareNumber } from "../../../shared/rules/squares.ts";
import { ARROW, BLANK, normalLetter, STOP } from "../../../shared/rules/tiles.ts";
import { t } from "../../i18n/index.ts";
import { laidAt } from "../draft/draft.ts";
import type { Table } from "../model/table.ts";
import { showing } from "../model/zoom-maths.ts";
import { rackTileName } from "../speech/names.ts";
import { object, say } from "../speech/voice.ts";
import { bringBack, put, reorder } from "./laying.ts";
import { confirmChoice, toggleChosen } from "./rack-choice.ts";
import { sell } from "./selling.ts";
import { play } from "./sending.ts";
import { letGo, tapSquare } from "./taps.ts";
import {
  afterLaying,
  arrowSpot,
  behindCursor,
  type Cursor,
  firstCursor,
  inHand,
  nextFree,
  pieceFor,
  stepped,
  turned,
  wayFor,
} from "./typing.ts";

const ARROWS = {
  ArrowLeft: { direction: RIGHT, back: true },
  ArrowRight: { direction: RIGHT, back: false },
  ArrowUp: { direction: DOWN, back: true },
  ArrowDown: { direction: DOWN, back: false },
} as const;

const isArrow = (key: string): key is keyof typeof ARROWS => Object.hasOwn(ARROWS, key);

const cursorOf = (table: Table): Cursor => table.cursor.peek() ?? firstCursor(table.view.peek(), table.draft.peek());

/** A piece was chosen with the keyboard: the focus moves to the board. */
export function toBoard(table: Table, id: number): void {
  if (table.selected.peek() === id) moveCursor(table, cursorOf(table));
}

/** Columns beyond a half have no squares. */
const onBoard = (table: Table, cursor: Cursor, from: Cursor): Cursor =>
  squareNumber(cursor.at, table.size) % table.size < table.columns ? cursor : from;

/** Sets the cursor and the focus, so that a screen reader reads the square. */
export function moveCursor(table: Table, cursor: Cursor): void {
  table.cursor.value = cursor;
  const square = squareNumber(cursor.at, table.size);
  const [column, row] = [square % table.size, Math.floor(square / table.size)];
  const { field } = table.surfaces;
  const zoom = table.zoom.peek();
  if (field !== null && zoom.scale > 1)
    table.zoom.value = showing(zoom, column, row, table.columns, { width: field.clientWidth, height: field.clientHeight });
  field?.querySelector<HTMLElement>(`[data-at="${cursor.at}"]`)?.focus({ preventScroll: true });
}

/** The keys for a stop tile and an arrow. The stop tile also has the bar that is drawn on it. */
const SIGNS: Readonly<Record<string, typeof STOP | typeof ARROW>> = { [STOP]: STOP, "-": STOP, [ARROW]: ARROW };

/** Lays a letter or a stop tile on the next free square. */
function typeTile(table: Table, id: number | null, name: string, letter?: string): void {
  const [view, draft, cursor] = [table.view.peek(), table.draft.peek(), cursorOf(table)];
  const free = nextFree(cursor, view, draft);
  if (id === null) object(table, t().board.noSuchTile(name));
  else if (free === null) object(table, t().board.cannotLay(cursor.at));
  else if (put(table, id, free.at, letter === undefined ? {} : { letter }))
    moveCursor(table, afterLaying(free, view, table.draft.peek()));
}

/** Lays an arrow under the letter typed last. The word turns there, and typing goes on in the new direction. */
function typeArrow(table: Table): void {
  const [view, draft] = [table.view.peek(), table.draft.peek()];
  const id = inHand(ARROW, draft);
  const spot = arrowSpot(cursorOf(table), view, draft);
  if (id === null) object(table, t().board.noSuchTile(rackTileName(ARROW)));
  else if (put(table, id, spot.at, { way: wayFor(spot.direction) }))
    moveCursor(table, afterLaying(spot, view, table.draft.peek()));
}

function typeSign(table: Table, sign: typeof STOP | typeof ARROW): void {
  if (sign === ARROW) typeArrow(table);
  else typeTile(table, inHand(STOP, table.draft.peek()), rackTileName(STOP));
}

function backspace(table: Table): void {
  const taken = behindCursor(cursorOf(table), table.view.peek(), table.draft.peek());
  if (taken === null) return;
  bringBack(table, taken.id);
  if (taken.cursor !== null) moveCursor(table, taken.cursor);
}

/** While tiles are chosen, a letter or a sign chooses a tile of its kind, and releases them once all of the kind are chosen. */
function chooseTyped(table: Table, key: string): boolean {
  const tile = SIGNS[key] ?? (key === BLANK ? BLANK : normalLetter(key));
  const alike = table.draft.peek().rack.flatMap((piece) => (piece?.item === tile ? [piece.id] : []));
  const chosen = table.choice.peek()?.chosen ?? new Set();
  const id = alike.find((piece) => !chosen.has(piece)) ?? alike.at(-1);
  if (id === undefined) return false;
  toggleChosen(table, id);
  return true;
}

function enter(table: Table): void {
  if (table.choice.peek() !== null) {
    confirmChoice(table);
    return;
  }
  const [selected, cursor] = [table.selected.peek(), table.cursor.peek()];
  if (table.options.freely !== undefined && selected === null) tapSquare(table, cursorOf(table).at);
  else if (selected === null || cursor === null) play(table);
  else if (put(table, selected, cursor.at) && laidAt(table.draft.peek(), cursor.at)?.id === selected)
    moveCursor(table, afterLaying(cursor, table.view.peek(), table.draft.peek()));
}

function turn(table: Table): void {
  const cursor = turned(cursorOf(table));
  moveCursor(table, cursor);
  say(table, cursor.direction === RIGHT ? t().board.across : t().board.down);
}

/** Handles keys for the focused or chosen piece: its place in the rack, and its sale. True if the key was used. */
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

const holds = (table: Table, tile: string): boolean => table.draft.peek().rack.some((piece) => piece?.item === tile);

/** Handles a key on the board. False if the key has no meaning there. */
export function pressKey(table: Table, key: string): boolean {
  if (table.choice.peek() !== null && key !== "Escape") return chooseTyped(table, key);
  const own = table.options.freely?.keys;
  if (own !== undefined && Object.hasOwn(own, key)) {
    own[key]?.();
    return true;
  }
  if (isArrow(key)) {
    const { direction, back } = ARROWS[key];
    const cursor = table.cursor.peek();
    moveCursor(table, cursor === null ? cursorOf(table) : onBoard(table, stepped(cursor, direction, back, table.size), cursor));
  } else if (key === "Backspace") backspace(table);
  else if (key === "Escape") letGo(table);
  else {
    const letter = normalLetter(key);
    const sign = SIGNS[key];
    if (sign !== undefined && holds(table, sign)) typeSign(table, sign);
    else if (table.view.peek().alphabet.includes(letter)) typeTile(table, pieceFor(letter, table.draft.peek()), letter, letter);
    else return false;
  }
  return true;
}

/** Enter and Space belong to a focused button. On the board they play and turn. */
export function pressWideKey(table: Table, key: string): boolean {
  if (key === "Enter") enter(table);
  // The cursor of the board does not move while tiles are chosen.
  else if (key === " " && table.choice.peek() === null) turn(table);
  else return key === " ";
  return true;
}

function isOurs(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  const target = event.target instanceof Element ? event.target : document.body;
  if (document.querySelector("dialog[open]") !== null || target.closest("input, textarea, select, [contenteditable]"))
    return false;
  return target === document.body || target.closest("[data-table]") !== null;
}

/** The cursor follows the focus, also where a screen reader has moved it. */
export function standOn(table: Table, target: Element): void {
  const at = target.closest<HTMLElement>("[data-at]")?.dataset.at;
  if (at === undefined || at === cursorOf(table).at) return;
  table.cursor.value = { ...cursorOf(table), at };
}

/** Listens while the board is on screen. Returns a function that stops. */
export function bindKeys(table: Table): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (!isOurs(event) || table.view.peek().own === null || table.drag.peek() !== null) return;
    const target = event.target instanceof Element ? event.target : document.body;
    const onButton = target.closest("button, a, [role=button]") !== null;
    standOn(table, target);
    const used =
      onPieceKey(table, event.key, event.shiftKey, target) ||
      pressKey(table, event.key) ||
      (!onButton && pressWideKey(table, event.key));
    if (used) event.preventDefault();
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}
