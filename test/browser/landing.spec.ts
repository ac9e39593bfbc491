import { holdBot, hurryBot, KEEPS_NOTHING } from "./bot.ts";
import { fits, targetsAreLarge } from "./fits.ts";
import { sv } from "./player.ts";
import { squares } from "./positions.ts";
import { expect, test } from "./test.ts";

const { bots, hints, play, words } = sv;

test("look.md the board of the first visit stands in the page before any script runs", async ({ newcomer }) => {
  const anna = await newcomer({ javaScriptEnabled: false });
  await anna.open("/");
  const board = anna.page.locator(".first-board:visible .field");
  await expect(board).toHaveCount(1);
  await expect(board.locator(".square")).toHaveCount(225);
  await expect(board.locator(".star")).toBeInViewport();
  await expect(anna.page.locator("[data-hand]:visible")).toHaveCount(1);
});

test("look.md A-01 a newcomer plays at once, is taught laying, shop and powers, and is found again", async ({ newcomer }) => {
  const anna = await newcomer();
  const asked: string[] = [];
  anna.page.on("request", (request) => {
    if (request.url().includes("/api/")) asked.push(request.url());
  });
  await anna.open("/");
  await expect(anna.page.locator(".first-board"), "the board that can be played takes its place").toHaveCount(0);
  await expect(anna.note).toContainText(hints.lay);
  await anna.plays(bots.level.easy);
  await anna.holds("RTSOAND");
  await anna.layWord("STRAND", squares("STRAND", "E8"));
  await anna.play();
  await hurryBot(anna.page);
  await anna.isOnTurn();

  await expect(anna.note).toContainText(hints.shop);
  await anna.buy("charge");
  await expect(anna.note).toContainText(hints.power);
  await anna.page.reload();
  await expect(anna.note).toContainText(hints.power);
  await anna.button(hints.putAway).tap();
  await expect(anna.button(hints.putAway)).toHaveCount(0);
  expect(asked, "nobody has become a guest, and nothing was asked").toEqual([]);

  await anna.open("/");
  await expect(anna.button(play.create)).toBeVisible();
  await anna.page.locator(".match-card").tap();
  await anna.isOnTurn();
  await expect(anna.button(hints.putAway)).toHaveCount(0);
});

test("look.md A-74 A-75 the landing board fits the smallest phone, with a hand of the reader's own lexicon; whoever leaves it finds the Play tab from then on", async ({
  newcomer,
}) => {
  const anna = await newcomer({ ...KEEPS_NOTHING, viewport: { width: 320, height: 568 } });
  await holdBot(anna.page);
  await anna.page.addInitScript(() => Object.defineProperty(navigator, "languages", { get: () => ["da-DK", "sv"] }));
  await anna.open("/");
  await expect(anna.page.locator(".first-board"), "the board that can be played takes its place").toHaveCount(0);
  await expect(anna.note).toContainText(hints.lay);
  // The word TORDEN.
  await anna.holds("IDETRNO");
  await fits(anna);
  await targetsAreLarge(anna);
  const [hint, board] = await Promise.all([
    anna.page.locator(".hint-line p").boundingBox(),
    anna.page.locator(".board").boundingBox(),
  ]);
  expect(hint?.y, "the hint keeps off the board").toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? 0) + 4);
  const home = anna.page.getByRole("link", { name: sv.app.home, exact: true });
  const card = anna.page.locator(".match-card");
  await anna.lay("T", "H8");
  await home.tap();
  await card.tap();
  await expect(anna.square("H8"), "A-73 the draft lies as it was left").toHaveAccessibleName(new RegExp(`${sv.board.drafted}$`));
  await home.tap();
  await expect(anna.button(play.create)).toBeVisible();
  await anna.page.reload();
  await expect(anna.button(play.create)).toBeVisible();
  await expect(anna.page.locator(".first-board")).toHaveCount(0);
  await anna.button(bots.play(bots.level.medium)).tap();
  await anna.isOnTurn();
  await anna.pass();
  await expect(anna.page.locator(".thinking")).toBeVisible();
  await fits(anna);
  await targetsAreLarge(anna);
});

test("look.md A-75 a newcomer whose network is gone before the words are there is told so, lays meanwhile, and plays on with it", async ({
  newcomer,
}) => {
  const anna = await newcomer(KEEPS_NOTHING);
  const context = anna.page.context();
  const missing = /\/lexicons\/|\.worker-/;
  await context.route(missing, (route) => route.abort());
  await anna.open("/");
  await expect(anna.page.locator(".first-board"), "the board that can be played takes its place").toHaveCount(0);
  await context.setOffline(true);
  await expect(anna.note).toContainText(words.trouble.offline);
  await anna.layWord("STRAND", squares("STRAND", "E8"));
  await expect(anna.note).toContainText(words.trouble.offline);
  await anna.playButton.tap();
  await context.unroute(missing);
  await context.setOffline(false);
  await expect(anna.lastLine, "the bot has answered").toContainText(bots.level.easy);
  await anna.isOnTurn();
});
