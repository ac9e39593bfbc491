/** The screens of the device: the landing board, bots, Solo. */
import { type Browser, expect, type Page } from "@playwright/test";
import { openDeviceMatch } from "../browser/device-match.ts";
import { Player, sv } from "../browser/player.ts";
import { position, squares, word } from "../browser/positions.ts";
import { returning } from "../browser/returning.ts";
import { DARK, DESKTOP, PHONE, phone, type Shots, sized } from "./stage.ts";

const { app, bots, hints, match, play, solo, summary } = sv;

const landed = async (page: Page): Promise<void> => {
  await expect(page.locator(".first-board")).toHaveCount(0);
  await expect(page.locator(".hint-line")).toContainText(hints.lay);
};

async function firstMinute(browser: Browser, origin: string, shots: Shots): Promise<void> {
  const you = new Player(await (await phone(browser, origin)).newPage(), "tap");
  await you.open("/");
  await landed(you.page);
  await shots.shoot("landing", you.page);
  await shots.elsewhere("landing-dark", you.page, DARK, landed);
  await shots.elsewhere("landing-320", you.page, sized(320, 568), landed);
  await shots.elsewhere("landing-desktop", you.page, DESKTOP, landed);
  await you.layWord("STRAND", squares("STRAND", "E8"));
  await you.play();
  await expect(you.page.locator(".thinking")).toBeVisible();
  await shots.inMotion("bot-thinking", you.page);
  await you.page.locator(".thinking").tap();
  await expect(you.note).toContainText(hints.shop);
  await shots.shoot("hint-shop", you.page);
  await you.buy("charge");
  await expect(you.note).toContainText(hints.power);
  await shots.shoot("hint-power", you.page);
}

async function botsAndSolo(browser: Browser, origin: string, shots: Shots): Promise<void> {
  const you = new Player(await (await returning(await phone(browser, origin))).newPage(), "tap");
  await you.open("/");
  await you.button(bots.harder).tap();
  await expect(you.page.locator(".bot-card")).toContainText(bots.level.hard);
  await shots.shoot("new-game-bot", you.page);
  await you.page.getByRole("combobox", { name: play.rules, exact: true }).selectOption({ label: "Alfapet" });
  await you.page.locator(".solo-card").scrollIntoViewIfNeeded();
  await shots.shoot("new-game-solo", you.page);
  const terms = { ruleset: "alfapet", lexicon: "sv", options: { players: 1, rackSize: 7 }, against: { kind: "record" } } as const;
  const { position: last } = position({ rack: "EN", score: 200 }, {}, { board: word("SOL", "I9", "down"), bag: "", turn: 0 });
  await openDeviceMatch(you, terms, { position: { ...last, players: last?.players?.slice(0, 1) ?? [] } });
  await shots.shoot("solo", you.page);
  await you.layWord("EN", squares("EN", "J9"));
  await you.play();
  await expect(you.dialog.getByRole("heading", { name: solo.newRecord(203), exact: true })).toBeVisible();
  await shots.shoot("solo-record", you.page);
}

async function severalBots(browser: Browser, origin: string, shots: Shots): Promise<void> {
  const you = new Player(await (await returning(await phone(browser, origin))).newPage(), "tap");
  const against = { kind: "bots", level: "medium" } as const;
  const rules = { ruleset: "alfapet", lexicon: "sv", options: { players: 4, rackSize: 7 }, against } as const;
  const { position: table } = position(
    { rack: "ENSLOTA", score: 141 },
    { rack: "RADIONE", score: 118 },
    { board: word("SOL", "I9", "down"), turn: 0 },
  );
  const [own = {}, bot = {}] = table?.players ?? [];
  await openDeviceMatch(you, rules, { position: { ...table, players: [own, bot, bot, bot] } });
  await you.button(match.drawOk).tap();
  await shots.shoot("bots-several", you.page);
  // Matches on the device exist nowhere else.
  await you.page.setViewportSize({ width: 320, height: 568 });
  await shots.shoot("bots-several-320", you.page);
  await you.page.setViewportSize(PHONE.viewport);
  await you.button(match.more).tap();
  await you.dialog.getByRole("button", { name: match.resign, exact: true }).tap();
  await you.dialog.getByRole("button", { name: match.resign, exact: true }).tap();
  await expect(you.dialog).toContainText(summary.botsPlayOn);
  await shots.inMotion("bots-out", you.page);

  await you.open("/");
  await expect(you.page.locator(".match-card")).toBeVisible();
  await you.page.context().setOffline(true);
  await you.page.getByRole("combobox", { name: play.lexicon, exact: true }).selectOption(app.lexicon.da);
  await you.page.locator(".bot-card .barred").scrollIntoViewIfNeeded();
  await shots.shoot("new-game-offline", you.page);
}

export async function onTheDevice(browser: Browser, origin: string, shots: Shots): Promise<void> {
  await firstMinute(browser, origin, shots);
  await botsAndSolo(browser, origin, shots);
  await severalBots(browser, origin, shots);
}
