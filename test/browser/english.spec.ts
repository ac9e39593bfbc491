import { en } from "../../client/i18n/en/index.ts";
import { position } from "./positions.ts";
import { expect, makeMatch, takeSeat, test } from "./test.ts";

test("A-74 the browser's language is chosen: the whole way in English, on a Swedish word list", async ({
  anna,
  visitor,
  origin,
}) => {
  const {
    match: id = "",
    invite = "",
    link = "",
  } = await makeMatch(
    anna.page.context(),
    origin,
    position({ rack: "ENSTARK" }, { rack: "SOLENAR" }, { premiums: { A1: "3W", B2: "2L" } }),
  );
  const guest = await visitor({ locale: "en-GB" });
  const { page } = guest;
  await guest.open("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("heading", { name: en.play.newGame, exact: true })).toBeVisible();
  await guest.open(link);
  await expect(page.getByText(en.play.inviteHelp, { exact: true })).toBeVisible();
  await takeSeat(page.context(), origin, invite);
  await guest.open(`/match/${id}`);
  await expect(page).toHaveTitle(en.match.titleYourTurn("Alfa Kraft"));
  await expect(page.locator('[data-at="A1"]')).toHaveAccessibleName(en.board.square("A1", en.board.premium["3W"]));
  await expect(page.locator('[data-at="A1"]')).toContainText("3W");
  await expect(page.getByRole("button", { name: en.match.shop, exact: true })).toBeVisible();
  const tile = (letter: string) => page.getByRole("button", { name: new RegExp(`^${letter}, \\d points?$`) });
  for (const [letter, at] of [
    ["S", "G8"],
    ["O", "H8"],
    ["L", "I8"],
  ] as const) {
    await tile(letter).tap();
    await page.locator(`[data-at="${at}"]`).tap();
  }
  await expect(page.locator(".note")).toContainText(en.match.earns(3));
  await expect(page.locator(".play-button")).toHaveText(`${en.match.play}+5`);

  await page.getByRole("button", { name: en.match.more, exact: true }).tap();
  await page.getByRole("button", { name: en.app.settings, exact: true }).tap();
  await page.getByText("Svenska", { exact: true }).tap();
  await expect(page.locator("html")).toHaveAttribute("lang", "sv");
  await expect(page.locator(".play-button")).toHaveText("Spela+5");
});
