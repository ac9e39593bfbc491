import AxeBuilder from "@axe-core/playwright";
import { expect } from "@playwright/test";
import type { Player } from "./player.ts";
import { atRest } from "./rest.ts";

/** No fault of WCAG 2.2 A and AA that can be found by rule. Motion is over first: what is half faded in has no contrast yet. */
export async function isAccessible({ page }: Player, screen: string): Promise<void> {
  await atRest(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
  expect(found, screen).toEqual([]);
}
