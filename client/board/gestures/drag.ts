/**
 * Dragging with pointer events: the piece rises, follows above the finger, lights its square, and snaps in or goes back. A
 * press that does not move is a tap and ends in the click of the element.
 */

import { bringBack, isStill, put, reorder } from "../actions/laying.ts";
import { priceOf, sell } from "../actions/selling.ts";
import { isDrafted, isInRack, isTile, pieceOf } from "../draft/draft.ts";
import { accepts } from "../draft/targets.ts";
import type { BoardModel, DropTarget } from "../model/board-model.ts";
import { drawn } from "./auto-pan.ts";
import { isInside, placeUnder, type Spot, squareUnder } from "./drop-target.ts";
import { fly } from "./flight.ts";

/** Pixels of movement that make a drag. A mouse is steadier than a finger. */
const SLOP = { mouse: 4, pen: 6, touch: 8 } as const;
/** Pixels from the finger to the lower edge of the held piece. */
const CLEARANCE = 16;
/** The scale of a held piece. Over the board it is relative to the square, so that the mark of the square shows round it. */
const LIFTED = 1.12;
const LEAST_HELD = 26;

let draggedLast = false;

/** True if this click ends a drag. Ask at once: a drag without a click is forgotten in the next task. */
export function wasDrag(): boolean {
  const dragged = draggedLast;
  draggedLast = false;
  return dragged;
}

interface Held {
  readonly element: HTMLElement;
  readonly width: number;
  readonly rises: boolean;
  scale: number;
}

function hold(source: HTMLElement, rises: boolean): Held {
  const rect = source.getBoundingClientRect();
  const element = document.createElement("div");
  const copy = source.cloneNode(true) as HTMLElement;
  for (const name of ["id", "data-piece", "data-testid", "aria-label"]) copy.removeAttribute(name);
  copy.classList.remove("lifted", "chosen");
  element.className = "held";
  element.inert = true;
  element.setAttribute("aria-hidden", "true");
  element.style.width = `${rect.width}px`;
  element.style.height = `${rect.height}px`;
  element.style.setProperty("--side", getComputedStyle(source).fontSize);
  element.append(copy);
  document.body.append(element);
  return { element, width: rect.width, rises, scale: 1 };
}

/** The middle of the held piece. */
function middleOf(held: Held, finger: Spot): Spot {
  const half = (held.width * held.scale) / 2;
  return held.rises ? { x: finger.x, y: finger.y - CLEARANCE - half } : finger;
}

function move(held: Held, finger: Spot): void {
  const { x, y } = middleOf(held, finger);
  held.element.style.transform = `translate(${x - held.width / 2}px, ${y - held.width / 2}px)`;
  held.element.style.setProperty("--held-scale", String(held.scale));
}

function heldScale(model: BoardModel, held: Held, over: DropTarget | null): number {
  const field = model.surfaces.field?.getBoundingClientRect();
  if (over?.kind !== "square" || field === undefined) return LIFTED;
  return Math.max(LEAST_HELD, (field.width / model.columns) * LIFTED) / held.width;
}

function targetUnder(model: BoardModel, id: number, finger: Spot, middle: Spot): DropTarget | null {
  const { field, rack, sell: sellArea } = model.surfaces;
  const draft = model.draft.peek();
  const touches = (element: HTMLElement | null, spot: Spot, margin: number): boolean =>
    element !== null && isInside(element.getBoundingClientRect(), spot, margin);
  if (priceOf(model, id) !== null && (touches(sellArea, middle, 8) || touches(sellArea, finger, 0))) return { kind: "sell" };
  const frame = field?.closest<HTMLElement>(".board-frame") ?? null;
  const at = field !== null && touches(frame, middle, 8) ? squareUnder(field.getBoundingClientRect(), model, middle) : null;
  if (at !== null) return { kind: "square", at, fits: accepts(model.view.peek(), draft, id, at) };
  if (!isInRack(draft, id) || !(touches(rack, finger, 12) || touches(rack, middle, 12))) return null;
  const places = [...(rack?.querySelectorAll<HTMLElement>("[data-place]") ?? [])];
  const place = placeUnder(
    places.map((element) => ({ place: Number(element.dataset.place), box: element.getBoundingClientRect() })),
    middle,
  );
  return place === null ? null : { kind: "rack", place };
}

const sameTarget = (a: DropTarget | null, b: DropTarget | null): boolean => JSON.stringify(a) === JSON.stringify(b);

function drop(model: BoardModel, id: number, rect: DOMRect): void {
  const over = model.drag.peek()?.over ?? null;
  const draft = model.draft.peek();
  const flight = { from: { id, rect } };
  const letGo = (): void => {
    model.drag.value = null;
  };
  letGo();
  if (pieceOf(draft, id) === null) return;
  if (over?.kind === "sell") sell(model, id);
  else if (over?.kind === "rack") reorder(model, id, over.place, flight);
  else if (over?.kind === "square" && put(model, id, over.at, {}, isTile(draft, id) ? flight : {})) return;
  else if (over === null && isDrafted(draft, id)) bringBack(model, id, flight);
  else fly(flight, letGo);
}

/** Starts a press on a piece. Call it from `pointerdown`. */
export function press(model: BoardModel, id: number, event: PointerEvent, source: HTMLElement): void {
  const piece = source.matches("[data-piece]") ? source : source.querySelector<HTMLElement>("[data-piece]");
  draggedLast = false;
  if (piece === null || event.button !== 0 || !event.isPrimary || isStill(model) || model.choice.peek() !== null) return;
  const start: Spot = { x: event.clientX, y: event.clientY };
  const slop = event.pointerType === "touch" ? SLOP.touch : event.pointerType === "pen" ? SLOP.pen : SLOP.mouse;
  const rises = event.pointerType !== "mouse";
  const listening = new AbortController();
  let held: Held | null = null;

  const follow = (finger: Spot): void => {
    if (held === null) return;
    move(held, finger);
    const over = targetUnder(model, id, finger, middleOf(held, finger));
    held.scale = heldScale(model, held, over);
    if (!sameTarget(over, model.drag.peek()?.over ?? null)) model.drag.value = { id, over };
    drawn(model, middleOf(held, finger));
  };
  const onMove = (next: PointerEvent): void => {
    if (next.pointerId !== event.pointerId) return;
    const finger: Spot = { x: next.clientX, y: next.clientY };
    if (held === null && Math.hypot(finger.x - start.x, finger.y - start.y) < slop) return;
    if (held === null) {
      held = hold(piece, rises);
      model.selected.value = null;
      model.notice.value = null;
      model.drag.value = { id, over: null };
    }
    follow(finger);
  };
  const end = (): DOMRect | null => {
    listening.abort();
    const rect = held?.element.querySelector("[class]")?.getBoundingClientRect() ?? null;
    held?.element.remove();
    drawn(model, null);
    if (held !== null) {
      draggedLast = true;
      setTimeout(wasDrag);
    }
    held = null;
    return rect;
  };
  const onUp = (last: PointerEvent): void => {
    if (last.pointerId !== event.pointerId) return;
    const rect = end();
    if (rect !== null) drop(model, id, rect);
  };
  const cancel = (): void => {
    const rect = end();
    model.drag.value = model.drag.peek() === null ? null : { id, over: null };
    if (rect !== null)
      fly({ from: { id, rect } }, () => {
        model.drag.value = null;
      });
  };
  const onCancel = (last: PointerEvent): void => {
    if (last.pointerId === event.pointerId) cancel();
  };
  const onKey = (key: KeyboardEvent): void => {
    if (key.key !== "Escape" || held === null) return;
    key.stopPropagation();
    cancel();
  };
  // Two fingers zoom, also where the first one is on a tile: a half is full of tiles.
  const onSecond = (other: PointerEvent): void => {
    if (other.pointerType === "touch" && !other.isPrimary) cancel();
  };
  const { signal } = listening;
  window.addEventListener("pointerdown", onSecond, { signal });
  window.addEventListener("pointermove", onMove, { signal });
  window.addEventListener("pointerup", onUp, { signal });
  window.addEventListener("pointercancel", onCancel, { signal });
  // Without this, Chromium takes a quick drag for a fling and swallows the tap right after it.
  window.addEventListener("touchmove", (touch) => touch.cancelable && touch.preventDefault(), { signal, passive: false });
  window.addEventListener("selectstart", (selection) => selection.preventDefault(), { signal });
  window.addEventListener("keydown", onKey, { signal, capture: true });
}
