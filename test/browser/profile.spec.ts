import { isAccessible } from "./axe.ts";
import { sv } from "./player.ts";
import { position, word } from "./positions.ts";
import { expect, test } from "./test.ts";

const { app, profile } = sv;
const sol = position({ rack: "ENSTARK" }, { rack: "TARMENS" }, { board: word("SOL", "G8"), turn: 0, bag: "ORMAREN" });

test("A-04 a player takes another name, and logs out for good: pages that are still open say so", async ({
  anna,
  bo,
  seated,
}) => {
  await seated(sol);
  await bo.isWaiting();
  const page = await bo.page.context().newPage();
  await page.goto("/");
  await page.getByRole("link", { name: profile.title, exact: true }).tap();
  await expect(page.getByRole("heading", { name: profile.sessions, exact: true })).toBeVisible();
  await expect(page.getByText(profile.thisDevice, { exact: true })).toBeVisible();
  await isAccessible({ page }, "profile");

  const name = page.getByLabel(profile.name, { exact: true });
  await name.fill("B!");
  await page.getByRole("button", { name: profile.save, exact: true }).tap();
  await expect(page.getByText(profile.badName, { exact: true })).toBeVisible();
  await name.fill("Bo Ek");
  await page.getByRole("button", { name: profile.save, exact: true }).tap();
  await expect(name).toBeDisabled();
  await expect(anna.opponent).toHaveAttribute("aria-label", "Bo Ek");

  await page.getByRole("button", { name: profile.logOut, exact: true }).tap();
  await expect(page.getByRole("dialog")).toContainText(profile.logOutBody);
  await page.getByRole("dialog").getByRole("button", { name: profile.logOut, exact: true }).tap();
  await expect(bo.page.getByRole("heading", { name: app.loggedOut, exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: profile.nobody, exact: true })).toBeVisible();
});
