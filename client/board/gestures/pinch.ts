/** Zooms the board with two fingers, a double tap or the wheel with Ctrl, and pans it while it is larger. */
import type { BoardModel } from "../model/board-model.ts";
import { type Frame, NO_ZOOM, panned, refitted, tapZoom, zoomedAt } from "../model/zoom-maths.ts";

const DOUBLE_TAP_MS = 320;
const DOUBLE_TAP_PX = 30;

interface Touch {
  readonly x: number;
  readonly y: number;
}

export interface Pinch {
  /** A tap with no other effect. A second one soon after it zooms. */
  tapped(x: number, y: number): void;
  stop(): void;
}

/** Listens on the frame of the board. Presses on pieces belong to drag.ts. */
export function bindPinch(model: BoardModel, frame: HTMLElement): Pinch {
  const touches = new Map<number, Touch>();
  let tap: { readonly at: number; readonly x: number; readonly y: number } | null = null;

  const local = (touch: Touch): Touch => {
    const box = frame.getBoundingClientRect();
    return { x: touch.x - box.left, y: touch.y - box.top };
  };
  const size = (): Frame => ({ width: frame.clientWidth, height: frame.clientHeight });
  const spread = (): { readonly gap: number; readonly middle: Touch } | null => {
    const [a, b] = [...touches.values()];
    if (a === undefined || b === undefined) return null;
    return { gap: Math.hypot(a.x - b.x, a.y - b.y), middle: local({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }) };
  };

  const onDown = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" || model.drag.peek() !== null) return;
    touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onMove = (event: PointerEvent): void => {
    const before = touches.get(event.pointerId);
    if (before === undefined || model.drag.peek() !== null) return;
    const old = spread();
    touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = spread();
    const zoom = model.zoom.peek();
    if (old !== null && now !== null) {
      const scaled = zoomedAt(zoom, (zoom.scale * now.gap) / Math.max(1, old.gap), now.middle.x, now.middle.y, size());
      model.zoom.value = panned(scaled, now.middle.x - old.middle.x, now.middle.y - old.middle.y, size());
    } else if (zoom.scale > 1) model.zoom.value = panned(zoom, event.clientX - before.x, event.clientY - before.y, size());
  };
  const onUp = (event: PointerEvent): void => {
    touches.delete(event.pointerId);
  };
  const onWheel = (event: WheelEvent): void => {
    const zoom = model.zoom.peek();
    if (!event.ctrlKey && zoom.scale === 1) return;
    event.preventDefault();
    const { x, y } = local({ x: event.clientX, y: event.clientY });
    model.zoom.value = event.ctrlKey
      ? zoomedAt(zoom, zoom.scale * 2 ** (-event.deltaY / 200), x, y, size())
      : panned(zoom, -event.deltaX, -event.deltaY, size());
  };
  frame.addEventListener("pointerdown", onDown);
  frame.addEventListener("wheel", onWheel, { passive: false });
  window.addEventListener("pointermove", onMove);
  window.addEventListener("pointerup", onUp);
  window.addEventListener("pointercancel", onUp);

  const tapped = (x: number, y: number): void => {
    const now = performance.now();
    const isSecond = tap !== null && now - tap.at < DOUBLE_TAP_MS && Math.hypot(x - tap.x, y - tap.y) < DOUBLE_TAP_PX;
    tap = isSecond ? null : { at: now, x, y };
    if (!isSecond) return;
    const spot = local({ x, y });
    const zoom = model.zoom.peek();
    model.zoom.value = zoom.scale > 1 ? NO_ZOOM : zoomedAt(zoom, tapZoom(size(), model.columns), spot.x, spot.y, size());
  };
  let known = size();
  const resized = new ResizeObserver(() => {
    const before = known;
    known = size();
    if (model.zoom.peek().scale > 1 && before.width > 0) model.zoom.value = refitted(model.zoom.peek(), before, known);
  });
  resized.observe(frame);
  const stop = (): void => {
    resized.disconnect();
    frame.removeEventListener("pointerdown", onDown);
    frame.removeEventListener("wheel", onWheel);
    window.removeEventListener("pointermove", onMove);
    window.removeEventListener("pointerup", onUp);
    window.removeEventListener("pointercancel", onUp);
  };
  return { tapped, stop };
}
