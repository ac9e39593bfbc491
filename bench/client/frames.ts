/** Frames while a finger drags a tile over a full board, and while it moves over an empty page in the same way. */
import type { Browser } from "@playwright/test";
import { newPhone, type Phone, type Point, slowProcessor, touchEnd, touchMove, touchStart } from "./phone.ts";
import { RACK_TILE, squareAt } from "./selectors.ts";
import type { Side } from "./side.ts";

/** A drag takes so many steps, of a screen's frame each. */
const STEPS = 180;
const STEP_MS = 16;
const EMPTY_PAGE = "/bench-empty-page";

declare global {
  var frameGaps: { start(): void; stop(): readonly number[] };
}

function watchFrames(): void {
  let gaps: number[] = [];
  let last: number | null = null;
  let watching = false;
  const frame = (now: number): void => {
    if (!watching) return;
    if (last !== null) gaps.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  globalThis.frameGaps = {
    start() {
      gaps = [];
      last = null;
      watching = true;
      requestAnimationFrame(frame);
    },
    stop() {
      watching = false;
      return gaps;
    },
  };
}

export interface Frames {
  /** Gaps between frames in ms. */
  readonly board: readonly number[];
  readonly empty: readonly number[];
}

/** Both pages stay open, so that rounds can take turns. */
export class DragBench {
  readonly #board: Phone;
  readonly #empty: Phone;
  readonly #tile: Point;
  readonly #corners: readonly Point[];

  private constructor(board: Phone, empty: Phone, tile: Point, corners: readonly Point[]) {
    this.#board = board;
    this.#empty = empty;
    this.#tile = tile;
    this.#corners = corners;
  }

  static async open(browser: Browser, side: Side): Promise<DragBench> {
    const board = await newPhone(browser, side.origin, { storageState: side.fullBoard.session, serviceWorkers: "block" });
    const empty = await newPhone(browser, side.origin, { serviceWorkers: "block" });
    await empty.page.route(`**${EMPTY_PAGE}`, (route) =>
      route.fulfill({ contentType: "text/html", body: '<!doctype html><meta name="viewport" content="width=device-width">' }),
    );
    for (const { page } of [board, empty]) await page.addInitScript(watchFrames);
    await board.page.goto(side.fullBoard.path);
    await empty.page.goto(EMPTY_PAGE);
    const middleOf = async (selector: string): Promise<Point> => {
      const box = await board.page.locator(selector).first().boundingBox();
      if (box === null) throw new Error(`${selector} cannot be seen`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const corners = [];
    for (const at of ["B3", "P3", "P15", "B15"]) corners.push(await middleOf(squareAt(at)));
    const bench = new DragBench(board, empty, await middleOf(RACK_TILE), corners);
    for (const { session } of [board, empty]) await slowProcessor(session);
    return bench;
  }

  async round(): Promise<Frames> {
    return { board: await this.#drag(this.#board), empty: await this.#drag(this.#empty) };
  }

  async #drag({ page, session }: Phone): Promise<readonly number[]> {
    await page.bringToFront();
    await touchStart(session, this.#tile);
    await page.evaluate(() => frameGaps.start());
    for (let step = 0; step < STEPS; step++) {
      const next = page.waitForTimeout(STEP_MS);
      await touchMove(session, this.#pointAt(step / STEPS));
      await next;
    }
    const gaps = await page.evaluate(() => frameGaps.stop());
    await touchEnd(session);
    return gaps;
  }

  /** On the way round the board. */
  #pointAt(share: number): Point {
    const leg = share * this.#corners.length;
    const from = this.#corners[Math.floor(leg) % this.#corners.length] ?? this.#tile;
    const to = this.#corners[Math.ceil(leg) % this.#corners.length] ?? this.#tile;
    const part = leg % 1;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  }

  async close(): Promise<void> {
    await this.#board.close();
    await this.#empty.close();
  }
}
