import type { Page } from "@playwright/test";

/** Waits until the page is rendered and every finite animation has ended. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frames = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const moving = (): readonly Animation[] =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) => playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
    await document.fonts.ready;
    await frames();
    while (moving().length > 0) {
      await Promise.all(moving().map((motion) => motion.finished.catch(() => undefined)));
      await frames();
    }
  });
}
