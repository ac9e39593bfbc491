/** The rules for every screen of a match on every phone (A-75, look.md). */
import { expect } from "@playwright/test";
import type { Player } from "./player.ts";
import { atRest } from "./rest.ts";

export const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
  { width: 320, height: 568 },
] as const;

/** Nothing reaches outside the window, so there is nothing to scroll to. */
export async function fits(player: Player): Promise<void> {
  const { width = 0, height = 0 } = player.page.viewportSize() ?? {};
  await atRest(player.page);
  const { scrolls, outside, cut } = await player.page.evaluate(() => {
    const root = document.documentElement;
    const shown = [...document.querySelectorAll<HTMLElement>("main *")].filter((element) => {
      const { clip } = getComputedStyle(element);
      return element.checkVisibility() && clip === "auto" && !element.closest(".unseen");
    });
    const out = shown.filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && (box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1);
    });
    // A word that is wider than its button overlaps the next one.
    const wide = [...document.querySelectorAll<HTMLElement>("main .action")].filter(
      (button) => button.scrollWidth > button.clientWidth + 1,
    );
    return {
      cut: wide.map(({ textContent }) => textContent),
      scrolls: root.scrollHeight > innerHeight || root.scrollWidth > innerWidth,
      outside: out.map((element) => `${element.tagName}.${element.className}`),
    };
  });
  expect(outside, `outside ${width}×${height}`).toEqual([]);
  expect(cut, `cut at ${width}×${height}`).toEqual([]);
  expect(scrolls).toBe(false);
}

/** No page or sheet scrolls sideways: long names break. */
export async function isNoWider(player: Player): Promise<void> {
  await atRest(player.page);
  const wider = await player.page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("dialog")].map((shown) => shown.scrollWidth - shown.clientWidth),
  );
  expect(Math.max(...wider), "wider than the window").toBe(0);
}

/** Touch targets are large enough for a thumb. Drag and zoom help with the squares of the board. */
export async function targetsAreLarge(player: Player): Promise<void> {
  await atRest(player.page);
  const small = await player.page.evaluate(() => {
    const reach = (target: Element, dx: number, dy: number): number => {
      const box = target.getBoundingClientRect();
      let steps = 0;
      while (steps < 30) {
        const [x, y] = [box.left + box.width / 2 + dx * (steps + 1), box.top + box.height / 2 + dy * (steps + 1)];
        const isEdge = x < 0 || y < 0 || x >= innerWidth || y >= innerHeight;
        if (isEdge || document.elementFromPoint(x, y)?.closest("button, a") !== target) break;
        steps++;
      }
      return steps;
    };
    return [...document.querySelectorAll("main button, main a")]
      .map((target) => ({
        name: target.getAttribute("aria-label") ?? target.textContent,
        width: reach(target, -1, 0) + reach(target, 1, 0) + 1,
        height: reach(target, 0, -1) + reach(target, 0, 1) + 1,
      }))
      .filter(({ width, height }) => Math.min(width, height) < 43);
  });
  expect(small, "smaller than 44 pixels").toEqual([]);
}
