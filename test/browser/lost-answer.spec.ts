/** A press whose answer was lost may be repeated and makes nothing new. */
import type { Page } from "@playwright/test";
import { sv } from "./player.ts";
import { expect, test } from "./test.ts";

/** The server gets the first request to `path`, and its answer never arrives. Gives the match that each request names. */
async function loseAnswer(page: Page, path: string): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route(path, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    asked.push(route.request().postDataJSON().match);
    if (asked.length > 1) return route.continue();
    await route.fetch();
    await route.abort("connectionreset");
  });
  return asked;
}

for (const reloaded of [false, true]) {
  test(`A-07 a match whose answer was lost is there once after the second press${reloaded ? ", also over a reload" : ""}`, async ({
    anna,
    origin,
  }) => {
    const asked = await loseAnswer(anna.page, "**/api/matches");
    await anna.open("/");
    await anna.button(sv.play.create).tap();
    await expect(anna.page.getByText(sv.errors.unreachable, { exact: true })).toBeVisible();
    if (reloaded) await anna.page.reload();
    await anna.button(sv.play.create).tap();
    await expect(anna.page.locator("output.code")).toBeVisible();
    const { matches } = await (await anna.page.context().request.get(`${origin}/api/matches`)).json();
    expect(matches).toHaveLength(1);
    expect(new Set(asked).size).toBe(1);
  });
}
