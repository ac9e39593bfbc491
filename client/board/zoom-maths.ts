/** The board drawn larger while tiles are laid; offsets in the board's own pixels, before scaling. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const NO_ZOOM: Zoom = { scale: 1, x: 0, y: 0 };
export const MOST_ZOOM = 3;
/** Pixels of a fingertip. */
const FINGERTIP = 44;

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** What a double tap gives: twice the size, or more where squares are so small that a fingertip needs it. */
export const tapZoom = (size: number, squares: number): number => between(2, (FINGERTIP * squares) / size, MOST_ZOOM);

/** No edge of the board comes inside its frame of `size` px. */
export function within(zoom: Zoom, size: number): Zoom {
  const scale = between(1, zoom.scale, MOST_ZOOM);
  if (scale === 1) return NO_ZOOM;
  const least = size - size * scale;
  return { scale, x: between(least, zoom.x, 0), y: between(least, zoom.y, 0) };
}

/** Another scale, with what lies under (x, y) of the frame staying there. */
export function zoomedAt(zoom: Zoom, scale: number, x: number, y: number, size: number): Zoom {
  const next = between(1, scale, MOST_ZOOM);
  const factor = next / zoom.scale;
  return within({ scale: next, x: x - (x - zoom.x) * factor, y: y - (y - zoom.y) * factor }, size);
}

/** Moved no further than it takes to bring a square wholly into the frame. */
export function showing(zoom: Zoom, column: number, row: number, squares: number, size: number): Zoom {
  const side = (size / squares) * zoom.scale;
  const into = (offset: number, line: number): number => between(0 - line * side, offset, size - (line + 1) * side);
  return within({ ...zoom, x: into(zoom.x, column), y: into(zoom.y, row) }, size);
}

export const panned = (zoom: Zoom, dx: number, dy: number, size: number): Zoom =>
  within({ ...zoom, x: zoom.x + dx, y: zoom.y + dy }, size);
