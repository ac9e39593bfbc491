/** The keyboard: arrows move a cursor, letters type from the rack, and every key does what a tap or a drag does. */
import { DOWN, RIGHT, squareNumber } from "../../../shared/rules/squares.ts";
import { ARROW, BLANK, normalLetter, STOP } from "../../../shared/rules/tiles.ts";
import { t } from "../../i18n/index.ts";
import { laidAt } from "../draft/draft.ts";
import type { BoardModel } from "../model/board-model.ts";
import { showing } from "../model/zoom-maths.ts";
import { announce, announceProblem } from "../speech/announce.ts";
import { rackTileName } from "../speech/names.ts";
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

const cursorOf = (model: BoardModel): Cursor => model.cursor.peek() ?? firstCursor(model.view.peek(), model.draft.peek());

/** A piece was chosen with the keyboard: the focus moves to the board. */
export function toBoard(model: BoardModel, id: number): void {
  if (model.selected.peek() === id) moveCursor(model, cursorOf(model));
}

/** Columns beyond a half have no squares. */
const onBoard = (model: BoardModel, cursor: Cursor, from: Cursor): Cursor =>
  squareNumber(cursor.at, model.size) % model.size < model.columns ? cursor : from;

/** Sets the cursor and the focus, so that a screen reader reads the square. */
export function moveCursor(model: BoardModel, cursor: Cursor): void {
  model.cursor.value = cursor;
  const square = squareNumber(cursor.at, model.size);
  const [column, row] = [square % model.size, Math.floor(square / model.size)];
  const { field } = model.surfaces;
  const zoom = model.zoom.peek();
  if (field !== null && zoom.scale > 1)
    model.zoom.value = showing(zoom, column, row, model.columns, { width: field.clientWidth, height: field.clientHeight });
  field?.querySelector<HTMLElement>(`[data-at="${cursor.at}"]`)?.focus({ preventScroll: true });
}

/** The keys for a stop tile and an arrow. The stop tile also has the bar that is drawn on it. */
const SIGNS: Readonly<Record<string, typeof STOP | typeof ARROW>> = { [STOP]: STOP, "-": STOP, [ARROW]: ARROW };

/** Lays a letter or a stop tile on the next free square. */
function typeTile(model: BoardModel, id: number | null, name: string, letter?: string): void {
  const [view, draft, cursor] = [model.view.peek(), model.draft.peek(), cursorOf(model)];
  const free = nextFree(cursor, view, draft);
  if (id === null) announceProblem(model, t().board.noSuchTile(name));
  else if (free === null) announceProblem(model, t().board.cannotLay(cursor.at));
  else if (put(model, id, free.at, letter === undefined ? {} : { letter }))
    moveCursor(model, afterLaying(free, view, model.draft.peek()));
}

/** Lays an arrow under the letter typed last. The word turns there, and typing goes on in the new direction. */
function typeArrow(model: BoardModel): void {
  const [view, draft] = [model.view.peek(), model.draft.peek()];
  const id = inHand(ARROW, draft);
  const spot = arrowSpot(cursorOf(model), view, draft);
  if (id === null) announceProblem(model, t().board.noSuchTile(rackTileName(ARROW)));
  else if (put(model, id, spot.at, { way: wayFor(spot.direction) }))
    moveCursor(model, afterLaying(spot, view, model.draft.peek()));
}

function typeSign(model: BoardModel, sign: typeof STOP | typeof ARROW): void {
  if (sign === ARROW) typeArrow(model);
  else typeTile(model, inHand(STOP, model.draft.peek()), rackTileName(STOP));
}

function backspace(model: BoardModel): void {
  const taken = behindCursor(cursorOf(model), model.view.peek(), model.draft.peek());
  if (taken === null) return;
  bringBack(model, taken.id);
  if (taken.cursor !== null) moveCursor(model, taken.cursor);
}

/** While tiles are chosen, a letter or a sign chooses a tile of its kind, and releases them once all of the kind are chosen. */
function chooseTyped(model: BoardModel, key: string): boolean {
  const tile = SIGNS[key] ?? (key === BLANK ? BLANK : normalLetter(key));
  const alike = model.draft.peek().rack.flatMap((piece) => (piece?.item === tile ? [piece.id] : []));
  const chosen = model.choice.peek()?.chosen ?? new Set();
  const id = alike.find((piece) => !chosen.has(piece)) ?? alike.at(-1);
  if (id === undefined) return false;
  toggleChosen(model, id);
  return true;
}

function enter(model: BoardModel): void {
  if (model.choice.peek() !== null) {
    confirmChoice(model);
    return;
  }
  const [selected, cursor] = [model.selected.peek(), model.cursor.peek()];
  if (model.options.freeform !== undefined && selected === null) tapSquare(model, cursorOf(model).at);
  else if (selected === null || cursor === null) play(model);
  else if (put(model, selected, cursor.at) && laidAt(model.draft.peek(), cursor.at)?.id === selected)
    moveCursor(model, afterLaying(cursor, model.view.peek(), model.draft.peek()));
}

function turn(model: BoardModel): void {
  const cursor = turned(cursorOf(model));
  moveCursor(model, cursor);
  announce(model, cursor.direction === RIGHT ? t().board.across : t().board.down);
}

/** Handles keys for the focused or chosen piece: its place in the rack, and its sale. True if the key was used. */
function onPieceKey(model: BoardModel, key: string, shift: boolean, target: Element): boolean {
  const focused = target.closest<HTMLElement>("[data-held]")?.dataset.held;
  const id = focused === undefined ? model.selected.peek() : Number(focused);
  const place = model.draft.peek().rack.findIndex((piece) => piece?.id === id);
  if (id === null) return false;
  if (focused !== undefined && shift && place >= 0 && (key === "ArrowLeft" || key === "ArrowRight"))
    reorder(model, id, place + (key === "ArrowLeft" ? -1 : 1));
  else if (key === "Delete" && place < 0) sell(model, id);
  else return false;
  return true;
}

const holds = (model: BoardModel, tile: string): boolean => model.draft.peek().rack.some((piece) => piece?.item === tile);

/** Handles a key on the board. False if the key has no meaning there. */
export function pressKey(model: BoardModel, key: string): boolean {
  if (model.choice.peek() !== null && key !== "Escape") return chooseTyped(model, key);
  const own = model.options.freeform?.keys;
  if (own !== undefined && Object.hasOwn(own, key)) {
    own[key]?.();
    return true;
  }
  if (isArrow(key)) {
    const { direction, back } = ARROWS[key];
    const cursor = model.cursor.peek();
    moveCursor(model, cursor === null ? cursorOf(model) : onBoard(model, stepped(cursor, direction, back, model.size), cursor));
  } else if (key === "Backspace") backspace(model);
  else if (key === "Escape") letGo(model);
  else {
    const letter = normalLetter(key);
    const sign = SIGNS[key];
    if (sign !== undefined && holds(model, sign)) typeSign(model, sign);
    else if (model.view.peek().alphabet.includes(letter)) typeTile(model, pieceFor(letter, model.draft.peek()), letter, letter);
    else return false;
  }
  return true;
}

/** Enter and Space belong to a focused button. On the board they play and turn. */
export function pressWideKey(model: BoardModel, key: string): boolean {
  if (key === "Enter") enter(model);
  // The cursor of the board does not move while tiles are chosen.
  else if (key === " " && model.choice.peek() === null) turn(model);
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
export function standOn(model: BoardModel, target: Element): void {
  const at = target.closest<HTMLElement>("[data-at]")?.dataset.at;
  if (at === undefined || at === cursorOf(model).at) return;
  model.cursor.value = { ...cursorOf(model), at };
}

/** Listens while the board is on screen. Returns a function that stops. */
export function bindKeys(model: BoardModel): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (!isOurs(event) || model.view.peek().own === null || model.drag.peek() !== null) return;
    const target = event.target instanceof Element ? event.target : document.body;
    const onButton = target.closest("button, a, [role=button]") !== null;
    standOn(model, target);
    const used =
      onPieceKey(model, event.key, event.shiftKey, target) ||
      pressKey(model, event.key) ||
      (!onButton && pressWideKey(model, event.key));
    if (used) event.preventDefault();
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}
