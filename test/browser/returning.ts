import type { BrowserContext } from "@playwright/test";
import { VISITED } from "../../client/navigation/visited-key.ts";

/** A returning visitor: the first page is the Play tab, not the landing board. */
export async function returning(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript((key) => {
    try {
      localStorage.setItem(key, "yes");
    } catch {
      // A page without an address has no storage.
    }
  }, VISITED);
  return context;
}
