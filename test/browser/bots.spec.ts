import { RATINGS } from "../../shared/bot/ratings.ts";
import { rankOf } from "../../shared/rating/ranks.ts";
import { holdBot, hurryBot, KEEPS_NOTHING, refuseCompiled, searchesOf } from "./bot.ts";
import { openDeviceMatch } from "./device-match.ts";
import { sv } from "./player.ts";
import { position, squares, word } from "./positions.ts";
import { expect, test } from "./test.ts";

const { app, bots, match, play, summary } = sv;

test("A-60 A-64 C-18 a bot is chosen by arrows, moves by itself whatever is looked at, and is found again after a reload", async ({
  visitor,
}) => {
  const anna = await visitor(KEEPS_NOTHING);
  await refuseCompiled(anna.page);
  const letGo = await holdBot(anna.page);
  await anna.open("/");
  const card = anna.page.locator(".bot-card");
  await expect(card.getByRole("heading", { name: bots.level.medium, exact: true })).toBeVisible();
  await anna.page.getByRole("combobox", { name: play.rules, exact: true }).selectOption({ label: "Alfa Kraft Classic" });
  await expect(card.getByRole("heading", { name: bots.classic.medium, exact: true })).toBeVisible();
  await anna.page.getByRole("combobox", { name: play.rules, exact: true }).selectOption({ label: "Alfa Kraft" });
  await anna.button(bots.easier).tap();
  await expect(card).toContainText(bots.about.powers.easy);
  await expect(card, "C-17 its rating has a rank").toContainText(sv.ranks.tier[rankOf(RATINGS.kraft?.easy ?? 0).tier]);
  await expect(anna.button(bots.easier)).toBeDisabled();
  await anna.button(bots.play(bots.level.easy)).tap();

  await anna.isOnTurn();
  await anna.plays(bots.level.easy);
  await anna.pass();
  await expect(anna.note).toContainText(bots.thinking(bots.level.easy));

  const listed = anna.page.locator(".match-card");
  await anna.page.getByRole("link", { name: app.home, exact: true }).tap();
  await expect(listed).toContainText(match.theirTurn(bots.level.easy));
  await anna.page.reload();
  await expect(listed).toContainText(match.theirTurn(bots.level.easy));
  letGo();
  await expect(listed, "it moves where nobody looks, and when the app is opened again").toContainText(match.yourTurn);

  const letGoAgain = await holdBot(anna.page);
  await listed.tap();
  await anna.isOnTurn();
  await anna.pass();
  await anna.page.locator(".thinking").press("Enter");
  letGoAgain();
  await anna.isOnTurn();
  await expect(anna.board.locator(":focus"), "A-75 keys go on from the board").toHaveCount(1);
  await expect(anna.lastLine).toContainText(bots.level.easy);
  expect(await searchesOf(anna.page), "A-61 a bot thinks on where its compiled search is refused").toEqual([
    "search: TypeScript",
  ]);
  const line = await anna.lastLine.locator(".last-move").textContent();
  const hand = await anna.handLetters();

  await anna.page.reload();
  await anna.isOnTurn();
  await expect(anna.lastLine).toContainText(line ?? "");
  await anna.holds(hand);
  await anna.lastLine.locator(".last-open").tap();
  await expect(anna.dialog).toContainText(bots.level.easy);
  await anna.closeSheet();

  await anna.page.getByRole("link", { name: app.home, exact: true }).tap();
  await expect(listed).toContainText(match.yourTurn);
  await listed.tap();
  await anna.isOnTurn();
});

test("A-61 A-75 A-43 without a network a bot match goes on after a reload, ends, and is played again", async ({ anna }) => {
  const terms = { ruleset: "kraft", lexicon: "sv", options: {}, against: { kind: "bots", level: "hard" } } as const;
  const last = position(
    { rack: "SEN", score: 40 },
    { rack: "LO", score: 20 },
    { board: word("SOL", "H8", "down"), bag: "", turn: 0 },
  );
  await openDeviceMatch(anna, terms, last);
  await anna.page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    // A worker is ready once it is active. It serves the page a moment later.
    if (active?.state !== "activated") await new Promise((done) => active?.addEventListener("statechange", done, { once: true }));
  });
  // The lexicon and its bands are on the device.
  await expect.poll(() => anna.page.evaluate(keptLexicon)).toHaveLength(2);
  await anna.layWord("EN", squares("EN", "I8"));
  await expect(anna.badge).toBeVisible();

  await anna.page.context().setOffline(true);
  const asked: string[] = [];
  anna.page.on("requestfailed", (request) => asked.push(request.url()));
  anna.page.on("request", (request) => {
    if (/\/(api|lexicons)\//.test(request.url())) asked.push(request.url());
  });
  await anna.page.reload();
  await expect(anna.board).toBeVisible();
  await expect(anna.badge, "the draft is there still").toBeVisible();
  await anna.play();
  await hurryBot(anna.page);
  // The bot lays its last two tiles.
  await expect(anna.dialog).toContainText(summary.reason["racks-empty"].they(bots.level.hard));
  expect(await searchesOf(anna.page), "A-61 it searches as WebAssembly, kept with the app").toEqual(["search: WebAssembly"]);

  // Two presses make one match.
  await anna.button(summary.playAgain).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await anna.isOnTurn();
  await anna.plays(bots.level.hard);
  await anna.scoresAre(0, 0);
  expect(asked, "nothing is asked of the network").toEqual([]);

  await anna.page.getByRole("link", { name: app.home, exact: true }).tap();
  await expect(anna.button(bots.play(bots.level.medium))).toBeEnabled();
  const without = anna.page.getByText(play.offline, { exact: true });
  await expect(without).toBeVisible();
  await expect(anna.page.locator(".problem")).toHaveCount(0);
  await expect(anna.page.locator(".match-card"), "the old match and one new one").toHaveCount(2);
  await anna.page.getByRole("combobox", { name: play.lexicon, exact: true }).selectOption(app.lexicon.da);
  await expect(anna.page.locator(".bot-card")).toContainText(play.notHere(app.lexicon.da, [app.lexicon.sv]));
  await expect(anna.button(bots.play(bots.level.medium))).toBeDisabled();
  await anna.page.context().setOffline(false);
  await expect(without, "it goes on by itself").toHaveCount(0);
  await expect(anna.page.locator(".problem")).toHaveCount(0);
});

/** Runs in the page. */
async function keptLexicon(): Promise<readonly IDBValidKey[]> {
  const all = await indexedDB.databases();
  // Opening it earlier would create it without its stores.
  if (!all.some(({ name }) => name === "alfa-kraft-lexicons")) return [];
  const opening = indexedDB.open("alfa-kraft-lexicons");
  await new Promise((resolve) => {
    opening.onsuccess = resolve;
  });
  const asking = opening.result.transaction("automata").objectStore("automata").getAllKeys();
  await new Promise((resolve) => {
    asking.onsuccess = resolve;
  });
  opening.result.close();
  return asking.result;
}
