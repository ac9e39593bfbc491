import { factsOf } from "../../client/guide/facts.ts";
import { en as rulesEn } from "../../client/guide/texts/en/index.ts";
import { sv as rulesSv } from "../../client/guide/texts/sv/index.ts";
import { en } from "../../client/i18n/en/index.ts";
import { GAME_NAMES } from "../../client/i18n/game-names.ts";
import { RULESET_IDS } from "../../shared/rules/model.ts";
import { isAccessible } from "./axe.ts";
import { type Player, sv } from "./player.ts";
import { position } from "./positions.ts";
import { expect, test } from "./test.ts";

const { kraft } = rulesSv.pages;

const heading = ({ page }: Player, name: string) => page.getByRole("heading", { name, exact: true });

test("A-77 from the play page to the rules, to a section of them, and back", async ({ anna }) => {
  await anna.open("/");
  await anna.page.getByRole("link", { name: sv.app.rulesOf(GAME_NAMES.kraft), exact: true }).tap();
  await expect(heading(anna, GAME_NAMES.kraft)).toBeVisible();
  await expect(anna.page).toHaveTitle(sv.app.rulesOf(GAME_NAMES.kraft));
  await expect(anna.page).toHaveURL("/rules/kraft");

  const powers = heading(anna, kraft.sections.powers.title);
  await expect(powers).not.toBeInViewport();
  await anna.button(kraft.sections.powers.title).tap();
  await expect(powers).toBeInViewport();
  await expect(powers).toBeFocused();

  const morph = anna.page
    .getByRole("listitem")
    .filter({ has: anna.page.getByText(sv.powers.power.morph.effect, { exact: true }) });
  await expect(morph.getByLabel(rulesSv.labels.price("10"), { exact: true })).toBeVisible();
  await expect(anna.page.getByRole("row", { name: `${rulesSv.labels.orMore(13)} +300`, exact: true })).toBeVisible();
  await expect(anna.page.getByLabel(rulesSv.labels.tileCount("Z", 10, 1), { exact: true })).toBeVisible();

  await anna.page.getByRole("link", { name: sv.app.home, exact: true }).tap();
  await expect(heading(anna, sv.play.newGame)).toBeVisible();
});

test("A-77 over a match, which goes on behind them", async ({ anna, bo, seated }) => {
  await seated(position({ rack: "ENSTARK" }, { rack: "SOLENAR" }));
  await anna.button(sv.match.more).tap();
  await anna.button(sv.play.rules).tap();
  await expect(anna.dialog.getByText(kraft.lead(factsOf("kraft", "sv")), { exact: true })).toBeVisible();
  await anna.dialog.getByRole("button", { name: kraft.sections.end.title, exact: true }).tap();
  await expect(anna.dialog.getByRole("heading", { name: kraft.sections.end.title, exact: true })).toBeInViewport();

  await bo.layWord("SOL", ["G8", "H8", "I8"]);
  await bo.play();
  await anna.button(sv.app.close).tap();
  await expect(anna.dialog).toBeHidden();
  await anna.sees("G8", "S, 1 poäng, senaste draget");
});

test("A-74 A-77 every game has its rules in both languages, which change with the settings", async ({ visitor }) => {
  const guest = await visitor({ viewport: { width: 320, height: 568 } });
  for (const ruleset of RULESET_IDS) {
    await guest.open(`/rules/${ruleset}`);
    await expect(heading(guest, GAME_NAMES[ruleset])).toBeVisible();
    await expect(guest.page.locator(".rules-section").first()).toBeVisible();
    expect(await guest.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
  await guest.open("/rules/kraft");
  await expect(heading(guest, kraft.sections.start.title)).toBeVisible();
  await guest.button(sv.app.settings).tap();
  await guest.page.getByText("English", { exact: true }).tap();
  await guest.button(en.app.close).tap();
  await expect(heading(guest, rulesEn.pages.kraft.sections.start.title)).toBeVisible();
  await expect(guest.page.getByText(new RegExp(rulesEn.labels.joining("MY", "FROSTY")))).toBeVisible();
});

test("A-77 the rules of no game are not there", async ({ anna }) => {
  await anna.open("/rules/chess");
  await expect(heading(anna, sv.app.notFound)).toBeVisible();
});

test("A-75 A-77 the rules pass axe by day and by night", async ({ anna }) => {
  for (const ruleset of ["kraft", "kraft-classic", "alfapet"] as const) {
    await anna.open(`/rules/${ruleset}`);
    await expect(anna.page.locator(".rules-section").last()).toBeVisible();
    await isAccessible(anna, ruleset);
  }
});
