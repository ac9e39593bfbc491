/** Two ways of moving a piece: by two taps, or by a drag of real touch events. */
import { type CDPSession, expect, type Locator, type Page } from "@playwright/test";

export type Grip = "tap" | "drag";

interface Point {
  readonly x: number;
  readonly y: number;
}

const STEPS = 4;
/** A held piece this close to the finger counts as there. */
const NEAR = 3;

async function middle(of: Locator): Promise<Point> {
  const box = await of.boundingBox();
  if (box === null) throw new Error(`nothing to see of ${of}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page);
  if (known !== undefined) return known;
  const opened = page.context().newCDPSession(page);
  sessions.set(page, opened);
  return opened;
}

/** One finger on the glass. */
class Finger {
  private readonly session: CDPSession;
  private at: Point;

  constructor(session: CDPSession, at: Point) {
    this.session = session;
    this.at = at;
  }

  private touch(type: "touchStart" | "touchMove" | "touchEnd"): Promise<unknown> {
    const touchPoints = type === "touchEnd" ? [] : [{ ...this.at, id: 1, radiusX: 8, radiusY: 8, force: 1 }];
    return this.session.send("Input.dispatchTouchEvent", { type, touchPoints });
  }

  press(): Promise<unknown> {
    return this.touch("touchStart");
  }

  release(): Promise<unknown> {
    return this.touch("touchEnd");
  }

  async moveTo(to: Point): Promise<void> {
    const from = this.at;
    for (let step = 1; step <= STEPS; step++) {
      this.at = between(from, to, step / STEPS);
      await this.touch("touchMove");
    }
  }

  moveBy({ x, y }: Point): Promise<void> {
    return this.moveTo({ x: this.at.x + x, y: this.at.y + y });
  }
}

/** Lifts a piece and holds it over `target`, which may appear only then. The finger stays down. */
export async function holdOver(page: Page, piece: Locator, target: Locator): Promise<Finger> {
  await piece.click({ trial: true });
  const finger = new Finger(await sessionOf(page), await middle(piece));
  await finger.press();
  await finger.moveBy({ x: 0, y: -14 });
  const held = page.locator(".held");
  await expect(held, "the piece rises").toBeVisible();
  await expect(target).toBeVisible();
  const goal = await middle(target);
  // The piece floats above the finger. Like a player, look where it is and correct.
  for (let look = 0; look < 6; look++) {
    const now = await middle(held);
    if (distance(now, goal) < NEAR) return finger;
    await finger.moveBy({ x: goal.x - now.x, y: goal.y - now.y });
  }
  throw new Error("the held piece does not follow the finger");
}

/** Moves a piece to a square, which must light up under it. */
export async function movePiece(page: Page, grip: Grip, piece: Locator, square: Locator): Promise<void> {
  if (grip === "tap") {
    await piece.tap();
    await expect(piece).toHaveAttribute("aria-pressed", "true");
    await square.tap();
    return;
  }
  const finger = await holdOver(page, piece, square);
  const mark = page.locator(".drop-mark:not(.unfit)");
  await expect(mark, "the square lights up").toBeVisible();
  expect(distance(await middle(mark), await middle(square)), "the lit square is the one under the piece").toBeLessThan(NEAR);
  await finger.release();
  await expect(page.locator(".held")).toHaveCount(0);
}

/** Drops a piece on something other than a square: a place in the rack, or the sell area. */
export async function dropOn(page: Page, piece: Locator, target: Locator): Promise<void> {
  const finger = await holdOver(page, piece, target);
  await finger.release();
  await expect(page.locator(".held")).toHaveCount(0);
}
