/** Every screen in the order in which a player meets them. */
import { type Browser, expect, type Page } from "@playwright/test";
import { makeMatch, takeSeat } from "../browser/matches.ts";
import { Player, sv } from "../browser/player.ts";
import { returning } from "../browser/returning.ts";
import { look, NORRSKEN, VASS, VISST } from "./look-position.ts";
import { onTheDevice } from "./on-the-device.ts";
import { DARK, DESKTOP, phone, type Shots, sized } from "./stage.ts";

const { app, match, play } = sv;

interface Duo {
  readonly maja: Player;
  readonly you: Player;
}

async function duo(browser: Browser, origin: string): Promise<Duo> {
  const open = async (): Promise<Player> => new Player(await (await returning(await phone(browser, origin))).newPage(), "tap");
  return { maja: await open(), you: await open() };
}

async function beforeTheMatch({ maja, you }: Duo, origin: string, shots: Shots): Promise<void> {
  await maja.open("/");
  await expect(maja.button(play.create)).toBeVisible();
  await shots.shoot("home-first", maja.page);

  const open = await makeMatch(maja.page.context(), origin, {});
  await maja.open(`/match/${open.match}`);
  await expect(maja.page.locator("output.code")).toBeVisible();
  await shots.shoot("open", maja.page);
  await you.open(open.link ?? "");
  await expect(you.button(play.take)).toBeVisible();
  await shots.shoot("invite", you.page);
  await shots.elsewhere("invite-dark", you.page, DARK, (page) =>
    expect(page.getByRole("button", { name: play.take, exact: true })).toBeVisible(),
  );
  await maja.button(play.closeMatch).tap();
  await expect(maja.button(play.create)).toBeVisible();
  await you.open(open.link ?? "");
  await expect(you.page.getByRole("heading", { name: play.inviteGone, exact: true })).toBeVisible();
  await shots.shoot("invite-gone", you.page);

  const blitz = await makeMatch(maja.page.context(), origin, {}, { format: "blitz" });
  await takeSeat(you.page.context(), origin, blitz.invite ?? "");
  await Promise.all([maja.open(`/match/${blitz.match}`), you.open(`/match/${blitz.match}`)]);
  await maja.button(play.ready).tap();
  await expect(you.page.locator(".lobby-mark").first()).toHaveText(play.ready);
  await shots.shoot("lobby", you.page);
  await you.button(play.ready).tap();
  await expect(you.page.getByRole("timer")).toBeVisible();
  await shots.shoot("lobby-countdown", you.page);
  await expect(you.board).toBeVisible();
  await expect(you.own.getByRole("timer")).toBeVisible();
  await shots.shoot("match-first-blitz", you.page);
}

async function layNorrsken({ maja, you }: Duo): Promise<void> {
  for (const [letter, at] of Object.entries(NORRSKEN.rack)) await maja.lay(letter, at);
  await maja.layWild("alfa:pentagon", NORRSKEN.alfa.at, NORRSKEN.alfa.letter);
  await maja.lay(...NORRSKEN.last);
  await maja.play();
  await you.isOnTurn();
}

const drafted = async (page: Page): Promise<void> => {
  await expect(page.locator(".score-badge")).toBeVisible();
};

async function theMatch({ maja, you }: Duo, origin: string, shots: Shots): Promise<void> {
  const made = await makeMatch(maja.page.context(), origin, look);
  await takeSeat(you.page.context(), origin, made.invite ?? "");
  await Promise.all([maja.openMatch(made.match ?? ""), you.openMatch(made.match ?? "")]);
  await shots.shoot("match-waiting", you.page);
  await layNorrsken({ maja, you });
  await shots.shoot("match-rest", you.page);

  await you.layWord("VASS", VASS);
  await you.place("charge", "L11");
  await drafted(you.page);
  await shots.shoot("match", you.page);
  await shots.elsewhere("match-dark", you.page, DARK, drafted);
  await shots.elsewhere("match-360", you.page, sized(360, 740), drafted);
  await shots.elsewhere("match-320", you.page, sized(320, 568), drafted);
  await shots.elsewhere("match-tablet", you.page, { ...sized(820, 1180) }, drafted);
  await shots.elsewhere("match-desktop", you.page, DESKTOP, drafted);
  await shots.elsewhere("match-desktop-dark", you.page, { ...DESKTOP, ...DARK }, drafted);
  await shots.elsewhere("match-landscape", you.page, sized(844, 390), drafted);
  await shots.elsewhere("match-english", you.page, { locale: "en-GB" }, drafted);

  await you.button(match.shop).tap();
  await shots.shoot("shop", you.page);
  await you.closeSheet();
  await you.slot("alfa:hexagon").tap();
  await you.square("C12").tap();
  await shots.shoot("letter-picker", you.page);
  await you.closeSheet();
  await you.button(match.recall).tap();

  await you.layWord("VISST", VISST);
  await expect(you.unknownFrames).toHaveCount(1);
  await shots.shoot("unknown-word", you.page);
  await shots.elsewhere("unknown-word-dark", you.page, DARK, (page) => expect(page.locator(".word-frame")).toHaveCount(1));
  await you.button(match.recall).tap();

  await you.slot("morph").tap();
  await shots.shoot("power-chosen", you.page);
  await you.square("O9").tap();
  await shots.shoot("morph-picker", you.page);
  await you.pick("A");
  await you.place("erase", "L14");
  await you.place("dice", "N12");
  await shots.shoot("powers-drafted", you.page);
  await you.button(match.recall).tap();
  await you.slot("swap").tap();
  await you.tile("Ö").tap();
  await you.tile("V").tap();
  await shots.shoot("swap", you.page);
  await you.button(app.cancel).tap();
  await you.button(match.pass).tap();
  await shots.shoot("pass", you.page);
  await you.button(app.cancel).tap();
  await expect(you.dialog).toBeHidden();
  await you.button(match.more).tap();
  await shots.shoot("more", you.page);
  await you.button(app.settings).tap();
  await shots.shoot("settings", you.page);
  await you.closeSheet();
  await you.button(match.more).tap();
  await you.button(match.resign).tap();
  await shots.shoot("resign", you.page);
  await you.button(app.cancel).tap();
  await expect(you.dialog).toBeHidden();
}

async function theEnd({ maja, you }: Duo, shots: Shots): Promise<void> {
  await you.layWord("VASS", VASS);
  await you.place("charge", "L11");
  await you.play();
  await maja.isOnTurn();
  await shots.shoot("match-played", you.page);
  await maja.pass();
  await you.isOnTurn();
  await you.pass();
  await maja.isOnTurn();
  await maja.pass(match.passConfirmEnd);
  const shown = (page: Page) => expect(page.getByRole("heading", { name: sv.summary.won, exact: true })).toBeVisible();
  await shown(you.page);
  await expect(you.dialog.getByRole("img")).toBeVisible();
  await shots.shoot("summary", you.page);
  await shots.elsewhere("summary-dark", you.page, DARK, shown);
  await shots.elsewhere("summary-320", you.page, sized(320, 568), shown);
  await shots.elsewhere("summary-desktop", you.page, DESKTOP, shown);
  await you.button(sv.summary.explore).tap();
  await expect(you.dialog).toBeHidden();
  await shots.shoot("explore", you.page);
  await you.open("/");
  await expect(you.page.getByRole("listitem").first()).toBeVisible();
  await shots.shoot("home", you.page);
  const listed = (page: Page) => expect(page.getByRole("listitem").first()).toBeVisible();
  await shots.elsewhere("home-dark", you.page, DARK, listed);
  await shots.elsewhere("home-320", you.page, sized(320, 568), listed);
  await shots.elsewhere("home-desktop", you.page, DESKTOP, listed);
  await you.open("/nowhere");
  await expect(you.page.getByRole("heading", { name: app.notFound, exact: true })).toBeVisible();
  await shots.shoot("not-found", you.page);
}

export async function tour(browser: Browser, origin: string, shots: Shots): Promise<void> {
  await onTheDevice(browser, origin, shots);
  const players = await duo(browser, origin);
  await beforeTheMatch(players, origin, shots);
  await theMatch(players, origin, shots);
  await theEnd(players, shots);
}
