/** Express (P-20): all at once, each on their own half. */
import { isAccessible } from "./axe.ts";
import { bag, ExpressPlayer } from "./express-player.ts";
import { fits, isNoWider, SIZES, targetsAreLarge } from "./fits.ts";
import { movePiece } from "./hand.ts";
import { Line } from "./line.ts";
import { withTheWidestName } from "./matches.ts";
import { sv } from "./player.ts";
import { expect, makeMatch, takeSeat, test } from "./test.ts";

const { app, express, match, play, rematch, summary } = sv;
const EXPRESS = { ruleset: "express", format: "blitz" } as const;
const NAME = "Alfapet Express";

test("P-20 A-70 New game offers Express for two to four, live, without bots; names are pasted in while the seats fill", async ({
  anna,
  bo,
}) => {
  await anna.open("/");
  await anna.page.getByRole("combobox", { name: play.rules, exact: true }).selectOption({ label: NAME });
  await expect(anna.page.getByText(express.createHelp, { exact: true })).toBeVisible();
  await expect(anna.page.getByText(app.format.casual.name, { exact: true })).toHaveCount(0);
  await anna.page.getByText("3", { exact: true }).tap();
  await anna.button(play.create).tap();
  await expect(anna.page.getByText(play.seatsTaken(1, 3), { exact: true })).toBeVisible();
  const code = (await anna.page.locator("output.code").textContent()) ?? "";

  await bo.open("/");
  await bo.page.getByLabel(play.joinHelp, { exact: true }).fill(code);
  await bo.button(play.joinButton).tap();
  await expect(bo.page.getByText(play.seatsTaken(2, 3), { exact: true })).toBeVisible();
  await bo.button(express.namesChange).tap();
  const field = bo.page.getByRole("textbox", { name: express.names, exact: true });
  await field.fill("Bo, Ann-Marie");
  await expect(bo.page.getByRole("alert")).toHaveText(express.namesWrong("ANN-MARIE"));
  await field.fill("Bo, Märta");
  await bo.button(express.namesPropose).tap();
  await expect(anna.page.getByText("BO, MÄRTA", { exact: true })).toBeVisible();
});

test("P-20 R-26 a round of two to its end, the next one, and the match", async ({ anna, bo, origin }) => {
  const [taps, drags] = [new ExpressPlayer(anna), new ExpressPlayer(bo)];
  const prepared = bag("KATTSOLBX", { pauseMs: 600_000 });
  const made = await makeMatch(anna.page.context(), origin, prepared, EXPRESS);
  await takeSeat(bo.page.context(), origin, made.invite ?? "");
  await Promise.all([anna.open(`/match/${made.match}`), bo.open(`/match/${made.match}`)]);

  // A new list of names takes every Ready back, because Ready agrees to the names.
  await taps.ready();
  await bo.button(express.namesChange).tap();
  await bo.page.getByRole("textbox", { name: express.names, exact: true }).fill("bo");
  await bo.button(express.namesPropose).tap();
  await expect(anna.page.locator(".lobby-mark")).toHaveText([play.notReady, play.notReady]);
  await expect(anna.page.getByText("BO", { exact: true })).toBeVisible();
  await taps.ready();
  await drags.ready();
  await expect(taps.half).toBeVisible();

  await taps.draw("KATT");
  await drags.draw("SOLBX");
  await taps.waits("KATT");
  await drags.sees(0, 4);
  await expect(anna.button(express.draw)).toBeDisabled();

  // Laid letters are moved by a tap that picks them up, and by a drag.
  await taps.lay("KATT", ["B2", "C2", "D2", "E2"]);
  await expect(anna.note).toHaveText(express.standing(1, 4, 32));
  await anna.hears(/KATT gäller/);
  await taps.square("E2").tap();
  await taps.square("E3").tap();
  await taps.lies("T", "E3");
  await expect(anna.note).toHaveText(express.standing(1, 4, 32));
  await taps.square("E3").tap();
  await taps.square("E2").tap();
  await taps.lies("T", "E2");
  await drags.sees(4, 4);

  // A word in no list is framed at once. An agreed name and an English word count.
  await drags.lay("SOL", ["C5", "D5", "E5"]);
  await drags.lay("B", ["D4"]);
  await expect(bo.note).toHaveText(express.standing(2, 4, 32));
  await drags.lay("X", ["F5"]);
  await expect(bo.unknownFrames).toHaveCount(1);
  await expect(bo.note).toContainText("SOLX finns inte i ordlistan");
  await movePiece(bo.page, "drag", drags.square("F5"), drags.square("D6"));
  await expect(bo.unknownFrames).toHaveCount(0);
  await expect(bo.note).toHaveText(express.standing(2, 5, 32));
  await bo.hears(/BOX gäller/);
  await drags.square("D6").tap();
  await drags.square("D6").tap();
  await drags.waits("X");
  await taps.sees(4, 5);

  await anna.button(express.done).tap();
  await expect(anna.note).toHaveText(express.youAreDone);
  await expect(bo.opponent).toContainText(/är klar/);
  await bo.button(express.done).tap();

  // Words go to Bo, the longest to Anna, and four letters each to both.
  for (const player of [anna, bo]) {
    await expect(player.dialog.getByRole("heading", { name: express.ends.done, exact: true })).toBeVisible();
    await expect(player.dialog.locator(".half-figure")).toHaveCount(2);
    await expect(player.dialog.getByText(express.words("SOL, BO"), { exact: true })).toBeVisible();
  }
  await expect(anna.dialog.locator(".prize.won")).toHaveText(["2", "KATT", "4", "4"].map((amount) => new RegExp(`^${amount}`)));
  await taps.points(2, 2);
  await isAccessible(anna, "a round that is over");

  await anna.dialog.getByRole("button", { name: new RegExp(`^${express.ready}`) }).tap();
  await expect(bo.opponent).toContainText(/är redo/);
  await bo.dialog.getByRole("button", { name: new RegExp(`^${express.ready}`) }).tap();
  await expect(anna.page.locator(".round-line")).toContainText(express.round(2));
  await expect(anna.dialog).toBeHidden();
  await taps.isBare("B2");
  await taps.waits("");

  await bo.button(match.more).tap();
  await bo.button(match.resign).tap();
  await bo.dialog.getByRole("button", { name: match.resign, exact: true }).tap();
  await expect(anna.dialog.getByRole("heading", { name: express.won, exact: true })).toBeVisible();
  await expect(anna.dialog).toContainText(/gav upp\./);
  await expect(bo.dialog.getByRole("heading", { name: /vann$/ })).toBeVisible();
  await isAccessible(anna, "a match that is over");
  await anna.dialog.getByRole("button", { name: rematch.offer, exact: true }).tap();
  await bo.dialog.getByRole("button", { name: rematch.yes, exact: true }).tap();
  for (const player of [anna, bo]) await expect(player.page.locator(".lobby-mark")).toHaveText([play.notReady, play.notReady]);
  // The agreed names are proposed again. Ready agrees to them.
  await expect(anna.page.getByText("BO", { exact: true })).toBeVisible();
});

test("P-20 A-73 R-25 without a connection the half stays and goes on; a reload and another device bring it back", async ({
  anna,
  visitor,
  origin,
}) => {
  const line = await Line.to(origin);
  const bo = await visitor({ baseURL: line.origin });
  const [near, far] = [new ExpressPlayer(anna), new ExpressPlayer(bo)];
  const made = await makeMatch(anna.page.context(), origin, bag("SOLRENAT"), EXPRESS);
  await takeSeat(bo.page.context(), line.origin, made.invite ?? "");
  await Promise.all([anna.open(`/match/${made.match}`), bo.open(`/match/${made.match}`)]);
  await near.ready();
  await far.ready();
  await far.draw("SOL");
  await far.lay("SO", ["C5", "D5"]);
  await near.sees(2, 3);

  // A letter requested on a dead line arrives once, and what was laid meanwhile is sent.
  line.cut();
  await expect(bo.page.locator(".link-banner")).toBeVisible();
  await bo.button(express.draw).tap();
  await far.lay("L", ["E5"]);
  await expect(far.tray.locator(".coming")).toHaveCount(1);
  await near.sees(2, 3);
  line.mend();
  await far.waits("R");
  await near.sees(3, 4);

  await bo.page.reload();
  await far.lies("L", "E5");
  await far.waits("R");
  // The device has nothing of it, but the server does.
  await bo.page.evaluate(() => localStorage.clear());
  await bo.page.reload();
  await far.lies("S", "C5");
  await far.lies("L", "E5");
  await far.waits("R");
  await far.lay("R", ["C6"]);
  await near.sees(4, 4);
  await line.close();
});

test("A-75 look.md Express fits on every phone, targets are large enough, and axe finds nothing", async ({
  anna,
  bo,
  origin,
}) => {
  const own = new ExpressPlayer(anna);
  const made = await makeMatch(anna.page.context(), origin, bag("KATTENSOLRMSÅÄ?X"), EXPRESS);
  for (const player of [anna, bo]) await withTheWidestName(player.page.context(), origin);
  await bo.page.setViewportSize(SIZES[2]);
  await bo.open(made.link ?? "");
  await expect(bo.button(play.take)).toBeVisible();
  await isNoWider(bo);
  await takeSeat(bo.page.context(), origin, made.invite ?? "");
  await Promise.all([anna.open(`/match/${made.match}`), bo.open(`/match/${made.match}`)]);
  await expect(anna.button(express.namesChange)).toBeVisible();
  await isNoWider(anna);
  await isAccessible(anna, "the lobby of Express");
  await own.ready();
  await new ExpressPlayer(bo).ready();
  await expect(own.half).toBeVisible();
  await own.draw("KATTENSOLRMSÅÄ?X");
  for (const size of SIZES) {
    await anna.page.setViewportSize(size);
    await fits(anna);
    await targetsAreLarge(anna);
  }
  await own.lay("XE", ["B2", "C2"]);
  await expect(anna.unknownFrames).toHaveCount(1);
  await fits(anna);
  await isAccessible(anna, "a round of Express");
  await new ExpressPlayer(bo).sees(2, 16);

  // Two taps on an empty spot make squares as wide as a fingertip. Letters are laid as before.
  const { x = 0, y = 0, width: narrow = 0 } = (await own.square("D10").boundingBox()) ?? {};
  expect(narrow).toBeLessThan(30);
  for (let taps = 0; taps < 2; taps++) await anna.page.touchscreen.tap(x + narrow / 2, y + narrow / 2);
  await expect.poll(async () => (await own.square("D10").boundingBox())?.width).toBeGreaterThan(43);
  await own.lay("K", ["D10"]);
  await anna.button(sv.board.zoomOut).tap();
  await expect.poll(async () => (await own.square("D10").boundingBox())?.width).toBeCloseTo(narrow);
  await own.square("D10").tap();
  await own.square("D10").tap();
  await own.isBare("D10");

  // A-40 A-41: the end is said, its sheet keeps its buttons on top, and behind it the halves lie as they were laid.
  await bo.button(match.more).tap();
  await bo.button(match.resign).tap();
  await bo.dialog.getByRole("button", { name: match.resign, exact: true }).tap();
  await expect(anna.dialog.getByRole("heading", { name: express.won, exact: true })).toBeVisible();
  await anna.hears(/gav upp\. .*Du vann\./);
  await isNoWider(anna);
  await anna.page.setViewportSize({ width: 320, height: 400 });
  const tile = anna.dialog.locator(".mini-board .tile").first();
  // The sheet is still opening.
  await expect.poll(() => tile.evaluate(onTopOf)).toContain("summary-actions");
  await anna.page.setViewportSize(SIZES[2]);
  for (const again of [false, true]) {
    if (again) await anna.page.reload();
    await anna.dialog.getByRole("button", { name: summary.explore, exact: true }).tap();
    await own.lies("X", "B2");
    await own.lies("E", "C2");
    await expect(anna.unknownFrames).toHaveCount(1);
    await expect(own.loose.getByRole("button")).toHaveCount(14);
    await fits(anna);
  }
  await anna.page.getByRole("group", { name: express.whose, exact: true }).locator(".segment").last().tap();
  const theirs = anna.page.getByRole("grid", { name: /^Halvan som / });
  await expect(theirs.locator('[data-at="B2"]')).toHaveAccessibleName(sv.board.square("B2", sv.board.empty));
  await expect(own.loose.getByRole("button")).toHaveCount(0);
  await isAccessible(anna, "the halves of a match that is over");
});

test("P-20 A-75 Express is played by keyboard: a row is typed, a letter is picked up and put down", async ({
  visitor,
  bo,
  origin,
}) => {
  const anna = await visitor({
    viewport: { width: 1280, height: 800 },
    hasTouch: false,
    isMobile: false,
    reducedMotion: "reduce",
  });
  const own = new ExpressPlayer(anna);
  const made = await makeMatch(anna.page.context(), origin, bag("KATT"), EXPRESS);
  await takeSeat(bo.page.context(), origin, made.invite ?? "");
  await Promise.all([anna.open(`/match/${made.match}`), bo.open(`/match/${made.match}`)]);
  await anna.button(play.ready).click();
  await new ExpressPlayer(bo).ready();
  await expect(own.half).toBeVisible();
  await anna.button(express.draw).press("Enter");
  await anna.hears(express.drew("K"));
  // Whichever T it is, the same is said of it: the tray tells that both are there.
  for (const [drawn, letter] of [..."ATT"].entries()) {
    await anna.page.keyboard.press("+");
    await anna.hears(express.drew(letter));
    await own.waits("KATT".slice(0, drawn + 2));
  }
  await anna.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (const key of ["ArrowUp", "k", "a", "t", "t"]) await anna.page.keyboard.press(key);
  await own.lies("K", "D9");
  await own.lies("T", "G9");
  await expect(anna.note).toHaveText(express.standing(1, 4, 32));
  await anna.page.keyboard.press("Backspace");
  await own.waits("T");
  for (const key of ["Escape", "ArrowLeft", "Enter", "ArrowDown", "Enter"]) await anna.page.keyboard.press(key);
  await own.lies("T", "F10");
  await own.lies("K", "D9");
  // A screen reader moves the focus to a square by itself, and keys go on from there.
  await own.tray.click();
  await own.square("B3").focus();
  await anna.page.keyboard.press("ArrowDown");
  await expect(own.square("B4")).toBeFocused();
  await fits(anna);
});

/** Of the buttons and the little boards of a sheet, what lies on top where a tile is, once that is scrolled under the buttons. */
function onTopOf(tile: Element): string {
  tile.scrollIntoView({ block: "end" });
  const { left, width, top, height } = tile.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".summary-actions, .mini-board")?.className ?? "";
}
