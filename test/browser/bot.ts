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

export interface Search {
  readonly name: string;
  readonly bytes: number;
}

/** What the page's bots have made to search with (client/local/bots/bot.worker.ts). */
export async function searchesMade(page: Page): Promise<readonly Search[]> {
  const threads = page.workers().filter((thread) => thread.url().includes("bot.worker"));
  const marks = threads.map((thread) =>
    thread.evaluate(() =>
      (performance.getEntriesByType("mark") as PerformanceMark[]).map(({ name, detail }) => ({ name, bytes: Number(detail) })),
    ),
  );
  return (await Promise.all(marks)).flat();
}

export const searchesOf = async (page: Page): Promise<readonly string[]> => [
  ...new Set((await searchesMade(page)).map(({ name }) => name)),
];

/** The compiled search cannot be had. Called before the bot's match is opened, on a device that keeps nothing of the app. */
export const refuseCompiled = (page: Page): Promise<unknown> =>
  page.route("**/search.generated-*.wasm", (route) => route.abort());
