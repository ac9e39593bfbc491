/** A phone for one visit, with its processor and its network slowed down where a figure asks for it. */
import type { Browser, BrowserContextOptions, CDPSession, Page } from "@playwright/test";
import { observePage } from "./observe-page.ts";
import { PICKED_UP } from "./selectors.ts";

/** V-13: throttling applied. The upload rate is that of Lighthouse's mobile profile. */
export const CPU_FACTOR = 4;
const LATENCY_MS = 150;
const BITS_PER_SECOND = { download: 1_600_000, upload: 750_000 } as const;

const PHONE = {
  locale: "sv-SE",
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
} as const satisfies BrowserContextOptions;

export interface Phone {
  readonly page: Page;
  readonly session: CDPSession;
  close(): Promise<void>;
}

export async function newPhone(browser: Browser, origin: string, options: BrowserContextOptions = {}): Promise<Phone> {
  const context = await browser.newContext({ ...PHONE, baseURL: origin, ...options });
  await context.addInitScript(observePage, PICKED_UP);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  return { page, session, close: () => context.close() };
}

/** Reaches worker threads too, but not a service worker. */
export async function slowNetwork(session: CDPSession, isSlow: boolean): Promise<void> {
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: isSlow ? LATENCY_MS : 0,
    downloadThroughput: isSlow ? BITS_PER_SECOND.download / 8 : -1,
    uploadThroughput: isSlow ? BITS_PER_SECOND.upload / 8 : -1,
  });
}

/** Reaches the page alone, no thread of it. */
export const slowProcessor = (session: CDPSession): Promise<unknown> =>
  session.send("Emulation.setCPUThrottlingRate", { rate: CPU_FACTOR });

export interface Point {
  readonly x: number;
  readonly y: number;
}

const touchAt = (session: CDPSession, type: "touchStart" | "touchMove" | "touchEnd", at: readonly Point[]): Promise<unknown> =>
  session.send("Input.dispatchTouchEvent", {
    type,
    touchPoints: at.map((point) => ({ ...point, id: 1, radiusX: 8, radiusY: 8 })),
  });

/** Resolves once the page has handled the touch. */
export const touchStart = (session: CDPSession, at: Point): Promise<unknown> => touchAt(session, "touchStart", [at]);
export const touchMove = (session: CDPSession, at: Point): Promise<unknown> => touchAt(session, "touchMove", [at]);
export const touchEnd = (session: CDPSession): Promise<unknown> => touchAt(session, "touchEnd", []);
