import { sv } from "./player.ts";
import { expect, test } from "./test.ts";

const { fair, match, play, summary } = sv;

test("R-21 V-14 the seal is shown before the seat is taken; the finished match is checked on the device that drew its part", async ({
  anna,
  bo,
  visitor,
}) => {
  await anna.open("/");
  await anna.button(play.create).tap();
  await expect(anna.page.getByRole("heading", { name: play.waiting, exact: true })).toBeVisible();
  const link = await anna.page.getByLabel(play.link, { exact: true }).inputValue();

  await bo.open(link);
  await bo.page.getByText(fair.sealed, { exact: true }).tap();
  const digits = bo.page.locator(".seal-digits");
  await expect(digits).toHaveText(/^([0-9a-f]{8} ?){8}$/);
  const seal = await digits.textContent();
  await bo.button(play.take).tap();
  await bo.isOnTurn();

  await anna.button(match.more).tap();
  await anna.dialog.getByRole("button", { name: match.about, exact: true }).tap();
  await anna.dialog.getByText(fair.sealed, { exact: true }).tap();
  await expect(anna.dialog.locator(".seal-digits")).toHaveText(seal ?? "");
  await expect(anna.dialog.getByRole("link", { name: fair.check, exact: true })).toHaveCount(0);
  await anna.closeSheet();

  await bo.button(match.more).tap();
  await bo.dialog.getByRole("button", { name: match.resign, exact: true }).tap();
  await bo.dialog.getByRole("button", { name: match.resign, exact: true }).tap();
  await expect(bo.dialog).toContainText(summary.lost(await bo.opponentName()));
  await bo.dialog.getByRole("link", { name: fair.check, exact: true }).tap();
  await expect(bo.page.getByRole("status")).toContainText(fair.yes);
  for (const says of [fair.ownSeal, fair.ownPart, fair.subject.commit(), fair.subject.bag()]) {
    await expect(bo.page.getByRole("listitem").filter({ has: bo.page.getByText(says, { exact: true }) })).toContainText(
      fair.right,
    );
  }
  const download = bo.page.waitForEvent("download");
  await bo.page.getByRole("link", { name: fair.save, exact: true }).tap();
  const file = await (await download).path();

  // Another player's device has stored nothing, and checks the file.
  const eve = await visitor();
  await eve.open(new URL(bo.page.url()).pathname);
  await expect(eve.page.getByRole("status")).toContainText(fair.yesUnkept);
  await eve.open("/verify/none");
  await expect(eve.page.getByRole("alert")).toContainText(fair.gone);
  await eve.page.getByLabel(fair.open, { exact: true }).setInputFiles(file);
  await expect(eve.page.getByRole("status")).toContainText(fair.yesUnkept);
});
