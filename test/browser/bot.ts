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
