/** What a screen reader is told, kept in the page as it comes: a text that gives way to the next at once has been said all the same. */
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

/** Runs in the page: what was said since the last that was waited for, to that which is waited for; all of it while that is missing. */
function take(what: string | RegExp): readonly string[] {
  const heard = globalThis.heard ?? [];
  const at = heard.findIndex((text) => (typeof what === "string" ? text.includes(what) : what.test(text)));
  return at < 0 ? heard : heard.splice(0, at + 1);
}

/** Waits until it has been said, after what was waited for last. */
export async function hears(page: Page, what: string | RegExp): Promise<void> {
  const said = typeof what === "string" ? expect.stringContaining(what) : expect.stringMatching(what);
  await expect.poll(() => page.evaluate(take, what), "what a screen reader is told").toContainEqual(said);
}
