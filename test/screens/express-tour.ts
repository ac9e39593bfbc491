/** The screens of Express (P-20), in the order of play. */
import { type Browser, expect, type Page } from "@playwright/test";
import { bag, ExpressPlayer } from "../browser/express-player.ts";
import { makeMatch, takeSeat } from "../browser/matches.ts";
import { Player, sv } from "../browser/player.ts";
import { returning } from "../browser/returning.ts";
import { DARK, DESKTOP, phone, type Shots, sized } from "./stage.ts";

const { express, match, play } = sv;

/** Words across and down, one that is in no list, and loose letters. */
const LAID = [
  ["NORRSKEN", ["A4", "B4", "C4", "D4", "E4", "F4", "G4", "H4"]],
  ["SOL", ["E4", "E5", "E6"]],
  ["LADA", ["E6", "F6", "G6", "H6"]],
] as const;
const DRAWN = "NORRSKENOLADAVEXÄTI?";

const drawn = async (page: Page): Promise<void> => {
  await expect(page.getByRole("button", { name: express.draw, exact: true })).toBeVisible();
  await expect(page.locator(".tray .tile").first()).toBeVisible();
};
const outcome = async (page: Page): Promise<void> => {
  await expect(page.locator(".half-figure").first()).toBeVisible();
};

export async function expressTour(browser: Browser, origin: string, shots: Shots): Promise<void> {
  const open = async (): Promise<Player> => new Player(await (await returning(await phone(browser, origin))).newPage(), "tap");
  const [maja, you] = [await open(), await open()];
  await you.open("/");
  await you.page.getByRole("combobox", { name: play.rules, exact: true }).selectOption({ label: "Alfapet Express" });
  await you.page.getByText(express.createHelp, { exact: true }).scrollIntoViewIfNeeded();
  await shots.shoot("express-new-game", you.page);

  const test = bag(`SOLXBRITA${DRAWN}`, { pauseMs: 600_000 });
  const made = await makeMatch(maja.page.context(), origin, test, { ruleset: "express", format: "blitz" });
  await takeSeat(you.page.context(), origin, made.invite ?? "");
  await Promise.all([maja.open(`/match/${made.match}`), you.open(`/match/${made.match}`)]);
  await you.button(express.namesChange).tap();
  await you.page.getByRole("textbox", { name: express.names, exact: true }).fill("Maja, Bo, Märta");
  await shots.shoot("express-names", you.page);
  await you.button(express.namesPropose).tap();
  await expect(maja.page.getByText("MAJA, BO, MÄRTA", { exact: true })).toBeVisible();
  await shots.shoot("express-lobby", you.page);
  const [theirs, own] = [new ExpressPlayer(maja), new ExpressPlayer(you)];
  await theirs.ready();
  await own.ready();
  await expect(own.half).toBeVisible();
  await shots.shoot("express-first", you.page);

  await theirs.draw("SOLXBRITA");
  await theirs.lay("SOLX", ["C5", "D5", "E5", "F5"]);
  await own.draw(DRAWN);
  const lying = new Set<string>();
  for (const [word, squares] of LAID) {
    for (const [index, at] of squares.entries()) {
      if (!lying.has(at)) await own.lay(word.charAt(index), [at]);
      lying.add(at);
    }
  }
  await own.lay("VEX", ["B3", "B5", "B6"]);
  await expect(you.unknownFrames.first()).toBeVisible();
  await shots.shoot("express", you.page);
  await shots.elsewhere("express-dark", you.page, DARK, drawn);
  await shots.elsewhere("express-360", you.page, sized(360, 740), drawn);
  await shots.elsewhere("express-320", you.page, sized(320, 568), drawn);
  await shots.elsewhere("express-desktop", you.page, DESKTOP, drawn);
  await shots.elsewhere("express-landscape", you.page, sized(844, 390), drawn);
  await shots.elsewhere("express-english", you.page, { locale: "en-GB" }, async (page) => {
    await expect(page.locator(".draw-button")).toBeVisible();
  });

  await you.button(express.done).tap();
  await maja.button(express.done).tap();
  await outcome(you.page);
  await shots.shoot("express-round", you.page);
  await shots.elsewhere("express-round-320", you.page, { ...sized(320, 568), ...DARK }, outcome);
  await shots.elsewhere("express-round-desktop", you.page, DESKTOP, outcome);
  await you.closeSheet();
  await shots.shoot("express-between", you.page);
  await maja.closeSheet();
  await maja.button(match.more).tap();
  await maja.button(match.resign).tap();
  await maja.dialog.getByRole("button", { name: match.resign, exact: true }).tap();
  await expect(you.dialog.getByRole("heading", { name: express.won, exact: true })).toBeVisible();
  await shots.shoot("express-won", you.page);
}
