/** The size of the tiles with which all loose letters are visible without scrolling. Pure. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Pixels between two tiles. No tile is larger than one of the rack. None is smaller than a thumb, unless there are many. */
const GAP = 4;
const LARGEST = 52;
const THUMB = 44;

interface Fit {
  readonly columns: number;
  readonly side: number;
}

/**
 * Uses as few rows as tiles of a thumb's width allow, so that all lie near the thumb. Otherwise it uses the largest tiles of
 * which `count` fit.
 */
export function trayFit(count: number, { width, height }: Box): Fit {
  const fits = (length: number, tiles: number): number => (length - (tiles - 1) * GAP) / tiles;
  const ways = Array.from({ length: Math.max(1, count) }, (_, before): Fit => {
    const rows = Math.ceil(Math.max(1, count) / (before + 1));
    return { columns: before + 1, side: Math.max(0, Math.floor(Math.min(LARGEST, fits(width, before + 1), fits(height, rows)))) };
  });
  const large = ways.filter(({ side }) => side >= THUMB);
  const rowsOf = ({ columns }: Fit): number => Math.ceil(count / columns);
  if (large.length > 0) return large.reduce((best, way) => (rowsOf(way) < rowsOf(best) ? way : best));
  return ways.reduce((best, way) => (way.side > best.side ? way : best));
}
