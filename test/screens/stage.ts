/** Browsers for the screens: a phone to prepare a scene, and the same player on other devices for the pictures. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import { atRest } from "../browser/rest.ts";

const OUT = join("build", "screens");

export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: "sv-SE",
  colorScheme: "light",
} as const satisfies BrowserContextOptions;

export const DESKTOP = {
  viewport: { width: 1440, height: 900 },
  deviceScaleFactor: 1,
  hasTouch: false,
  isMobile: false,
} as const satisfies BrowserContextOptions;

export const sized = (width: number, height: number): BrowserContextOptions => ({ viewport: { width, height } });

export const DARK: BrowserContextOptions = { colorScheme: "dark" };

export interface Shots {
  readonly taken: readonly string[];
  /** Takes a picture of the page. */
  shoot(name: string, page: Page): Promise<void>;
  /** Takes a picture of something that does not come to rest before it ends. */
  inMotion(name: string, page: Page): Promise<void>;
  /** Opens the address on another device of the same player, with the draft and the session. */
  elsewhere(name: string, page: Page, device: BrowserContextOptions, until: (page: Page) => Promise<void>): Promise<void>;
}

export function shots(browser: Browser, origin: string): Shots {
  mkdirSync(OUT, { recursive: true });
  const taken: string[] = [];
  async function shoot(name: string, page: Page): Promise<void> {
    await atRest(page);
    await inMotion(name, page);
  }
  async function inMotion(name: string, page: Page): Promise<void> {
    await page.screenshot({ path: join(OUT, `${name}.png`) });
    taken.push(name);
    console.error(`screens: ${name}`);
  }
  return {
    taken,
    shoot,
    inMotion,
    async elsewhere(name, page, device, until) {
      const storageState = await page.context().storageState();
      const context = await browser.newContext({ baseURL: origin, ...PHONE, ...device, storageState });
      const other = await context.newPage();
      await other.goto(page.url());
      await until(other);
      await shoot(name, other);
      await context.close();
    },
  };
}

export const phone = (browser: Browser, origin: string, more: BrowserContextOptions = {}): Promise<BrowserContext> =>
  browser.newContext({ baseURL: origin, ...PHONE, ...more });
