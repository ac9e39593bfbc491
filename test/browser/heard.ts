/** Records the announcements for screen readers. A text that is replaced at once counts as announced. */
import { type BrowserContext, expect, type Page } from "@playwright/test";

declare global {
  var heard: string[] | undefined;
}

/** Runs in every page before its own scripts. */
function listen(): void {
  const heard: string[] = [];
  globalThis.heard = heard;
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (!(target instanceof Element) || !target.matches("[aria-live=polite][aria-atomic=true]")) continue;
      for (const { textContent } of addedNodes) if (textContent) heard.push(textContent);
    }
  }).observe(document, { subtree: true, childList: true });
}

export const listening = (context: BrowserContext): Promise<unknown> => context.addInitScript(listen);

/** Runs in the page. Takes the announcements after the last awaited one, up to `what`; all of them while it is missing. */
function take(what: string | RegExp): readonly string[] {
  const heard = globalThis.heard ?? [];
  const at = heard.findIndex((text) => (typeof what === "string" ? text.includes(what) : what.test(text)));
  return at < 0 ? heard : heard.splice(0, at + 1);
}

/** Waits for this announcement after the last awaited one. */
export async function hears(page: Page, what: string | RegExp): Promise<void> {
  const said = typeof what === "string" ? expect.stringContaining(what) : expect.stringMatching(what);
  await expect.poll(() => page.evaluate(take, what), "what a screen reader is told").toContainEqual(said);
}
