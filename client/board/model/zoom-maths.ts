/** The zoom of the board while tiles are laid. Offsets are in unscaled pixels of the board. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** The unscaled board in pixels. A half is higher than wide (P-20). */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

export const NO_ZOOM: Zoom = { scale: 1, x: 0, y: 0 };
export const MAX_ZOOM = 3;
/** Pixels of a fingertip. */
const FINGERTIP = 44;

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** The zoom of a double tap: twice the size, or more if a square would still be smaller than a fingertip. */
export const tapZoom = ({ width }: Frame, columns: number): number => between(2, (FINGERTIP * columns) / width, MAX_ZOOM);

/** Keeps the edges of the board outside its frame. */
export function within(zoom: Zoom, frame: Frame): Zoom {
  const scale = between(1, zoom.scale, MAX_ZOOM);
  if (scale === 1) return NO_ZOOM;
  const into = (offset: number, length: number): number => between(length - length * scale, offset, 0);
  return { scale, x: into(zoom.x, frame.width), y: into(zoom.y, frame.height) };
}

/** Changes the scale and keeps the point (x, y) of the frame in place. */
export function zoomedAt(zoom: Zoom, scale: number, x: number, y: number, frame: Frame): Zoom {
  const next = between(1, scale, MAX_ZOOM);
  const factor = next / zoom.scale;
  return within({ scale: next, x: x - (x - zoom.x) * factor, y: y - (y - zoom.y) * factor }, frame);
}

/** Pans just enough to bring a square wholly into the frame. */
export function showing(zoom: Zoom, column: number, row: number, columns: number, frame: Frame): Zoom {
  const side = (frame.width / columns) * zoom.scale;
  const into = (offset: number, line: number, length: number): number =>
    between(0 - line * side, offset, length - (line + 1) * side);
  return within({ ...zoom, x: into(zoom.x, column, frame.width), y: into(zoom.y, row, frame.height) }, frame);
}

/** Keeps the same part of the board after the frame changed its size. */
export const refitted = ({ scale, x, y }: Zoom, before: Frame, frame: Frame): Zoom =>
  within({ scale, x: (x * frame.width) / before.width, y: (y * frame.height) / before.height }, frame);

export const panned = (zoom: Zoom, dx: number, dy: number, frame: Frame): Zoom =>
  within({ ...zoom, x: zoom.x + dx, y: zoom.y + dy }, frame);
