/** The screens of what lives on the device: the landing board, bots, Solo. */
import { type Browser, expect, type Page } from "@playwright/test";
import { openDeviceMatch } from "../browser/device-match.ts";
import { Player, sv } from "../browser/player.ts";
import { position, squares, word } from "../browser/positions.ts";
import { returning } from "../browser/returning.ts";
import { DARK, DESKTOP, phone, type Shots, sized } from "./stage.ts";

const { bots, hints, play, solo } = sv;

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

export async function onTheDevice(browser: Browser, origin: string, shots: Shots): Promise<void> {
  await firstMinute(browser, origin, shots);
  await botsAndSolo(browser, origin, shots);
}
