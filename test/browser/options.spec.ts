/** New game with the options of a rule set, up to the first turn of a match of three (A-70, P-01 to P-05, P-23). */
import { sv } from "./player.ts";
import { expect, test } from "./test.ts";

const { match, play } = sv;
const { option } = play;

test("A-70 P-01 P-02 P-03 P-05 P-23 options are chosen, shown on the invitation and about the match; all seats start it", async ({
  anna,
  bo,
  visitor,
}) => {
  const ceb = await visitor();
  await anna.open("/");
  await anna.page.getByRole("combobox", { name: play.rules, exact: true }).selectOption({ label: "Alfapet" });
  await anna.page.getByRole("group", { name: option.players, exact: true }).getByText("3", { exact: true }).tap();
  await anna.page.getByRole("group", { name: option.rackSize, exact: true }).getByText("8", { exact: true }).tap();
  await anna.page.getByRole("combobox", { name: option.specials, exact: true }).selectOption({ label: option.without });
  await anna.page.getByRole("combobox", { name: option.easy, exact: true }).selectOption({ label: option.easyWays.ones });
  await anna.page.getByRole("combobox", { name: option.theme, exact: true }).selectOption({ label: option.ownTheme });
  await anna.page.getByLabel(option.ownWords, { exact: true }).fill("räv, b2");
  await anna.button(play.create).tap();
  // The button is far below: the faulty field scrolls into view.
  const wrong = anna.page.getByText(option.notAWord("B2"), { exact: true });
  await expect(wrong).toBeInViewport({ ratio: 1 });
  await expect(anna.page.getByLabel(option.ownWords, { exact: true })).toBeFocused();
  await anna.page.getByLabel(option.ownWords, { exact: true }).fill("räv, igel");
  await anna.page.getByLabel(option.bonus, { exact: true }).fill("51");
  await expect(anna.page.getByText(option.bonusRange(50), { exact: true })).toBeVisible();
  await anna.button(play.create).tap();
  await anna.page.getByLabel(option.bonus, { exact: true }).fill("10");
  await anna.button(play.create).tap();
  await expect(anna.page.getByText(play.seatsTaken(1, 3), { exact: true })).toBeVisible();

  const link = await anna.page.getByLabel(play.link, { exact: true }).inputValue();
  await bo.open(link);
  await expect(bo.page.getByText(option.playersAre(3), { exact: true })).toBeVisible();
  await expect(bo.page.getByText(option.themeIs(play.themeWords(2), 10), { exact: true })).toBeVisible();
  await bo.page.getByText(play.themeWords(2), { exact: true }).last().tap();
  await expect(bo.page.getByText("RÄV IGEL", { exact: true })).toBeVisible();
  await bo.button(play.take).tap();
  await expect(bo.page.getByText(play.waitingGuest, { exact: true })).toBeVisible();
  await bo.page.getByText(play.themeWords(2), { exact: true }).last().tap();
  await expect(bo.page.getByText("RÄV IGEL", { exact: true })).toBeVisible();
  await expect(anna.page.getByText(play.seatsTaken(2, 3), { exact: true })).toBeVisible();
  // A guest leaves and returns by the link.
  await bo.button(play.leaveMatch).tap();
  await expect(anna.page.getByText(play.seatsTaken(1, 3), { exact: true })).toBeVisible();
  await bo.open(link);
  await bo.button(play.take).tap();
  await expect(anna.page.getByText(play.seatsTaken(2, 3), { exact: true })).toBeVisible();
  await ceb.open(link);
  await ceb.button(play.take).tap();

  // The highest draw starts, although all tiles are worth the same in the match (P-22).
  for (const player of [anna, bo, ceb]) {
    const told = await player.dialog.locator(".draw-result").textContent();
    await player.dialog.getByRole("button", { name: match.drawOk, exact: true }).tap();
    await expect(player.board).toBeVisible();
    if (told === match.youBegin) await player.isOnTurn();
    else await expect(player.own).not.toHaveClass(/on-turn/);
  }
  await expect(anna.hand.locator(".tile")).toHaveCount(8);
  await anna.button(match.more).tap();
  await anna.dialog.getByRole("button", { name: match.about, exact: true }).tap();
  await expect(anna.dialog).toContainText(option.without);
  await anna.dialog.getByText(play.themeWords(2), { exact: true }).last().tap();
  await expect(anna.dialog).toContainText("RÄV IGEL");
  await expect(anna.dialog.getByRole("heading", { name: match.drawTitle, exact: true })).toBeVisible();

  // One of the three sees that a match is waiting.
  const pages = [anna, bo, ceb];
  for (const player of pages) await player.open("/");
  await expect
    .poll(async () =>
      (await Promise.all(pages.map((player) => player.page.getByText(play.waitingMatches(1), { exact: true }).count()))).sort(),
    )
    .toEqual([0, 0, 1]);
});
