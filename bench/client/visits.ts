/** The visits that the bench makes, each on a phone of its own that has nothing of the build yet. */
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import type { Observed } from "./observe-page.ts";
import { cumulativeShift, type Fetched, slowestInteraction, type Weight, weigh } from "./page-metrics.ts";
import { newPhone, type Phone, type Point, slowNetwork, slowProcessor, touchEnd, touchStart } from "./phone.ts";
import { INVITATION_BUTTON, PLAYABLE, RACK_TILE, squareAt, TILE_LETTER } from "./selectors.ts";
import type { Side } from "./side.ts";

/** The first hand of every Swedish visitor holds these letters (client/landing). */
const FIRST_WORD: readonly (readonly [letter: string, at: string])[] = [
  ["S", "E8"],
  ["T", "F8"],
  ["R", "G8"],
  ["A", "H8"],
  ["N", "I8"],
  ["D", "J8"],
];
/** Shifts and larger paints may still follow what the visit waits for. */
const AFTERWARDS_MS = 1500;
const TAP_EVERY_MS = 100;
const PATIENCE_MS = 60_000;

export const ROUTES = ["home", "match", "invite"] as const;
export type Route = (typeof ROUTES)[number];

const observedOf = (page: Page): Promise<Observed> => page.evaluate(() => pageObserver.observed());

async function onPhone<T>(browser: Browser, side: Side, route: Route, visit: (phone: Phone) => Promise<T>): Promise<T> {
  const phone = await newPhone(browser, side.origin, route === "match" ? { storageState: side.match.session } : {});
  phone.page.setDefaultTimeout(PATIENCE_MS);
  try {
    return await visit(phone);
  } finally {
    await phone.close();
  }
}

const pathOf = (side: Side, route: Route): string =>
  route === "home" ? "/" : route === "match" ? side.match.path : side.invitation;

async function layFirstWord(page: Page): Promise<void> {
  for (const [letter, at] of FIRST_WORD) {
    const tile = page.locator(RACK_TILE).filter({ has: page.locator(TILE_LETTER).getByText(letter, { exact: true }) });
    await tile.first().tap();
    await page.locator(squareAt(at)).tap();
  }
}

export interface FirstVisit extends Weight {
  /** Where the first tile of the rack lies. */
  readonly firstTile: Point;
}

/** A first visit without throttling, until its first move can be played and the page fetches nothing more by itself. */
export async function firstVisit(browser: Browser, side: Side): Promise<FirstVisit> {
  const phone = await newPhone(browser, side.origin, { serviceWorkers: "block" });
  const { page } = phone;
  page.setDefaultTimeout(PATIENCE_MS);
  try {
    const paths: string[] = [];
    page.on("request", (request) => {
      if (request.url().startsWith(side.origin)) paths.push(new URL(request.url()).pathname);
    });
    await page.goto("/");
    const box = await page.locator(RACK_TILE).first().boundingBox();
    if (box === null) throw new Error("the first tile of the rack cannot be seen");
    await layFirstWord(page);
    await page.locator(PLAYABLE).waitFor();
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(AFTERWARDS_MS);
    const fetched: Fetched[] = [];
    for (const path of paths) fetched.push({ path, gzipBytes: await gzipBytesOf(new URL(path, side.origin)) });
    return { ...weigh(fetched), firstTile: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
  } finally {
    await phone.close();
  }
}

/** As Cloudflare sends it to a browser that accepts gzip. */
async function gzipBytesOf(url: URL): Promise<number> {
  const answer = await fetch(url);
  return gzipSync(Buffer.from(await answer.arrayBuffer())).length;
}

export interface Loading {
  readonly fcpMs: number;
  readonly lcpAppliedMs: number;
  readonly cls: number;
}

/** A throttled visit without any input, since the first input ends the search for the largest paint. */
export const loadingVisit = (browser: Browser, side: Side, route: Route): Promise<Loading> =>
  onPhone(browser, side, route, async ({ page, session }) => {
    await slowProcessor(session);
    await slowNetwork(session, true);
    await page.goto(pathOf(side, route));
    await page
      .locator(route === "invite" ? INVITATION_BUTTON : RACK_TILE)
      .first()
      .waitFor();
    await page.waitForTimeout(AFTERWARDS_MS);
    const { fcpMs, lcpMs, shifts } = await observedOf(page);
    if (fcpMs === null || lcpMs === null) throw new Error(`nothing was painted of ${pathOf(side, route)}`);
    return { fcpMs, lcpAppliedMs: lcpMs, cls: cumulativeShift(shifts) };
  });

export interface Tapping {
  readonly firstTapMs: number;
  readonly inpMs: number;
}

/** A throttled first visit that taps the first tile from the start until it is picked up, and then plays the first word. */
export const tappingVisit = (browser: Browser, side: Side, firstTile: Point): Promise<Tapping> =>
  onPhone(browser, side, "home", async ({ page, session }) => {
    await slowProcessor(session);
    await slowNetwork(session, true);
    const opened = page.goto("/");
    const firstTapMs = await tapUntilPickedUp({ page, session }, firstTile);
    await opened;
    // The words are waited for, not measured.
    await slowNetwork(session, false);
    await layFirstWord(page);
    await page.locator(PLAYABLE).tap();
    await page.waitForTimeout(AFTERWARDS_MS);
    return { firstTapMs, inpMs: slowestInteraction((await observedOf(page)).interactionsMs) };
  });

/** One finger: the next tap waits until the page has handled the last one. */
async function tapUntilPickedUp({ page, session }: Pick<Phone, "page" | "session">, at: Point): Promise<number> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    const next = page.waitForTimeout(TAP_EVERY_MS);
    await touchStart(session, at);
    await touchEnd(session);
    const pickedUpMs = await page.evaluate(() => globalThis.pageObserver?.observed().pickedUpMs ?? null).catch(() => null);
    if (pickedUpMs !== null) return pickedUpMs;
    await next;
  }
  throw new Error(`no tap was answered in ${PATIENCE_MS} ms`);
}
