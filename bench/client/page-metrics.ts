/** The figures of V-13 out of what a browser reports: pure functions. */
import { percentile } from "../statistics.ts";

/** A layout shift that no input caused. */
export interface Shift {
  /** Milliseconds since the navigation began. */
  readonly at: number;
  readonly value: number;
}

const SHIFT_GAP_MS = 1000;
const SHIFT_WINDOW_MS = 5000;

/** CLS: the largest sum of shifts that follow each other within 1 s, in at most 5 s (web.dev/articles/cls). */
export function cumulativeShift(shifts: readonly Shift[]): number {
  let [largest, sum, first, last] = [0, 0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { at, value } of shifts) {
    const continues = at - last < SHIFT_GAP_MS && at - first < SHIFT_WINDOW_MS;
    if (!continues) {
      sum = 0;
      first = at;
    }
    sum += value;
    last = at;
    largest = Math.max(largest, sum);
  }
  return largest;
}

/** INP of a visit of fewer than 50 interactions: the slowest one (web.dev/articles/inp). */
export const slowestInteraction = (interactionsMs: readonly number[]): number => Math.max(0, ...interactionsMs);

/** One file that the page fetched. */
export interface Fetched {
  /** From the root of the origin. */
  readonly path: string;
  readonly gzipBytes: number;
}

export interface Weight {
  readonly requests: number;
  readonly scriptRequests: number;
  /** Scripts and the wasm of worker threads. */
  readonly jsGzip: number;
  readonly cssGzip: number;
  readonly htmlGzip: number;
}

const isWordList = (path: string): boolean => path.startsWith("/lexicons/");
const isScript = (path: string): boolean => /\.(js|wasm)$/.test(path);
const isStyle = (path: string): boolean => path.endsWith(".css");
/** Paths of pages have no ending, and the API has a folder of its own. */
const isPage = (path: string): boolean => !path.startsWith("/api/") && !/\.\w+$/.test(path);

/** Word lists are not counted (V-13). A file that was fetched twice counts twice. */
export function weigh(fetched: readonly Fetched[]): Weight {
  const counted = fetched.filter(({ path }) => !isWordList(path));
  const bytes = (is: (path: string) => boolean): number =>
    counted.filter(({ path }) => is(path)).reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
  return {
    requests: counted.length,
    scriptRequests: counted.filter(({ path }) => isScript(path)).length,
    jsGzip: bytes(isScript),
    cssGzip: bytes(isStyle),
    htmlGzip: bytes(isPage),
  };
}

/** A frame longer than this is felt while dragging: three frames of a 60 Hz screen. */
const LONG_FRAME_MS = 50;

export interface FrameFigures {
  readonly frameP99Ms: number;
  readonly floorFrameP99Ms: number;
  /** Long frames in a thousand, beyond those of the empty page. */
  readonly longFramesOverFloor: number;
}

/** Gaps between frames in ms, while dragging over the board and over an empty page. */
export function compareFrames(board: readonly number[], empty: readonly number[]): FrameFigures {
  const longInThousand = (gaps: readonly number[]): number =>
    (1000 * gaps.filter((gap) => gap > LONG_FRAME_MS).length) / Math.max(1, gaps.length);
  return {
    frameP99Ms: percentile(board, 99),
    floorFrameP99Ms: percentile(empty, 99),
    longFramesOverFloor: longInThousand(board) - longInThousand(empty),
  };
}

/** Figures by name; a figure may be a group of figures. */
export interface FigureTree {
  readonly [name: string]: number | FigureTree;
}

/** Each figure divided by the figure of the same name in `other`. Left out where either is missing, or `other` has 0. */
export function ratiosTo(other: FigureTree, figures: FigureTree): FigureTree {
  const ratios: Record<string, number | FigureTree> = {};
  for (const [name, figure] of Object.entries(figures)) {
    const reference = other[name];
    if (typeof figure === "number") {
      if (typeof reference === "number" && reference !== 0) ratios[name] = Number((figure / reference).toFixed(2));
    } else if (typeof reference === "object") {
      ratios[name] = ratiosTo(reference, figure);
    }
  }
  return ratios;
}
