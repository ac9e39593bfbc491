/** The bot of a match on the device, whose time to think is chance's. */
import type { Page } from "@playwright/test";

export const KEEPS_NOTHING = { serviceWorkers: "block" } as const;

/**
 * Until it is let go the bot does not come to its thoughts: what is seen meanwhile stays. Called before its match is opened, on a
 * device that keeps nothing of the app.
 */
export async function holdBot(page: Page): Promise<() => void> {
  const { promise: free, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/bot.worker-*.js", async (route) => {
    await free;
    await route.continue();
  });
  return letGo;
}

/** By the tap that is offered while it thinks; it may have moved already. */
export const hurryBot = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector<HTMLElement>(".thinking")?.click());

/** What has run the searches of the page's bots (client/local/compiled-search.ts). */
export async function searchesOf(page: Page): Promise<readonly string[]> {
  const threads = page.workers().filter((thread) => thread.url().includes("bot.worker"));
  const marks = threads.map((thread) => thread.evaluate(() => performance.getEntriesByType("mark").map(({ name }) => name)));
  return [...new Set((await Promise.all(marks)).flat())];
}

/** The compiled search cannot be had. Called before the bot's match is opened, on a device that keeps nothing of the app. */
export const refuseCompiled = (page: Page): Promise<unknown> =>
  page.route("**/search.generated-*.wasm", (route) => route.abort());
