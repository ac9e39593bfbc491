import AxeBuilder from "@axe-core/playwright";
import { expect } from "@playwright/test";
import type { Player } from "./player.ts";
import { atRest } from "./rest.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Finds every fault of WCAG 2.2 A and AA that rules can find, in the light theme, and the colours of the dark one. Animations
 * end first, because a half-faded element has no contrast yet.
 */
export async function isAccessible({ page }: Pick<Player, "page">, screen: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await atRest(page);
    const axe = new AxeBuilder({ page });
    const { violations } = await (colorScheme === "light" ? axe.withTags(TAGS) : axe.withRules("color-contrast")).analyze();
    const found = violations.map(
      ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
    );
    expect(found, `${screen}, ${colorScheme}`).toEqual([]);
  }
}
