/** The bot of a match on the device, whose thinking time is random. */
import type { Page } from "@playwright/test";

export const KEEPS_NOTHING = { serviceWorkers: "block" } as const;

/**
 * Holds the bot back until the returned function is called, so that the page stays as it is. Call it before the match opens,
 * on a device that stores nothing of the app.
 */
export async function holdBot(page: Page): Promise<() => void> {
  const { promise: free, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/bot.worker-*.js", async (route) => {
    await free;
    await route.continue();
  });
  return letGo;
}

/** Hurries the bot by the offered tap, unless it has moved already. */
export const hurryBot = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector<HTMLElement>(".thinking")?.click());

export interface Search {
  readonly name: string;
  readonly bytes: number;
}

/** The engines that the bots of the page have made (client/local/bots/bot.worker.ts). */
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

/** Makes the compiled search unavailable. Call it before the match opens, on a device that stores nothing of the app. */
export const refuseCompiled = (page: Page): Promise<unknown> =>
  page.route("**/search.generated-*.wasm", (route) => route.abort());
