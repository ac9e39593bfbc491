import { prepared } from "./matches.ts";
import { Player, sv } from "./player.ts";
import { expect, makeMatch, takeSeat, test } from "./test.ts";

const { app, match, play } = sv;

const ready = (player: Player) => player.button(play.ready);
const marks = (player: Player) => player.page.locator(".lobby-mark");
const countdown = (player: Player) => player.page.getByRole("timer");

async function bothUnready(...players: readonly Player[]): Promise<void> {
  for (const player of players) {
    await expect(marks(player)).toHaveText([play.notReady, play.notReady]);
    await expect(countdown(player)).toHaveCount(0);
    await expect(player.page.getByText(play.countdownStopped, { exact: true })).toBeVisible();
  }
}

test("A-14 Blitz by room code: both press Ready and the seconds run; whoever leaves or takes it back stops them", async ({
  anna,
  bo,
}) => {
  await prepared(anna.page, { countdownMs: 60_000 });
  await anna.open("/");
  await anna.page.getByText(app.format.blitz.name, { exact: true }).tap();
  await anna.button(play.create).tap();
  const code = (await anna.page.locator("output.code").textContent()) ?? "";
  await bo.open("/");
  await bo.page.getByLabel(play.joinHelp, { exact: true }).fill(code);
  await bo.button(play.joinButton).tap();
  for (const player of [anna, bo]) {
    await expect(player.page.getByRole("heading", { name: play.lobby, exact: true })).toBeVisible();
    await expect(marks(player)).toHaveText([play.notReady, play.notReady]);
  }

  await ready(anna).tap();
  await expect(marks(bo)).toHaveText([play.ready, play.notReady]);
  await expect(countdown(anna)).toHaveCount(0);
  await ready(bo).tap();
  await expect(countdown(anna)).toHaveText(/^Börjar om \d+ sekunder/);
  await expect(countdown(bo)).toBeVisible();

  await anna.button(play.undoReady).tap();
  await bothUnready(anna, bo);

  await ready(anna).tap();
  await ready(bo).tap();
  await expect(countdown(anna)).toBeVisible();
  await bo.open("/");
  await bothUnready(anna);
});

test("A-14 A-32 R-24 three seconds, and the clock runs; a question about a turn goes with it: the pass that was asked for does not pass the next", async ({
  anna,
  bo,
  origin,
}) => {
  const made = await makeMatch(anna.page.context(), origin, {}, { format: "blitz" });
  await takeSeat(bo.page.context(), origin, made.invite ?? "");
  await Promise.all([anna.open(`/match/${made.match}`), bo.open(`/match/${made.match}`)]);
  await ready(bo).tap();
  await expect(marks(anna)).toHaveText([play.notReady, play.ready]);
  const begun = Date.now();
  await ready(anna).tap();
  await expect(bo.board).toBeVisible();
  expect(Date.now() - begun, "three seconds pass first").toBeGreaterThanOrEqual(3000);
  await expect(anna.board).toBeVisible();

  // The player who took the free seat has the first turn (K-04), with two minutes.
  await bo.isOnTurn();
  await expect(bo.own.getByRole("timer")).toHaveText(/^0[12]:\d\d$/);
  await expect(anna.opponent.getByRole("timer")).toHaveText(/^0[12]:\d\d$/);
  await expect(anna.own.getByRole("timer")).toHaveCount(0);

  // Setting the clock of the device changes no clock of the match.
  await bo.page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 3_600_000;
  });
  await expect(bo.own.getByRole("timer")).toHaveText(/^01:\d\d$/);

  // The turn ends while the dialog is open, here through another page of his.
  await bo.button(match.pass).tap();
  await expect(bo.dialog.getByRole("heading", { name: match.passTitle, exact: true })).toBeVisible();
  const other = new Player(await bo.page.context().newPage(), "tap");
  await other.openMatch(made.match ?? "");
  await other.pass();
  await anna.isOnTurn();
  await bo.isWaiting();
  await expect(bo.dialog).toBeHidden();
  await expect(bo.opponent.getByRole("timer")).toHaveText(/^0[12]:\d\d$/);
});
