import { type Player, sv } from "./player.ts";
import { position } from "./positions.ts";
import { expect, test } from "./test.ts";

const { match, rematch, summary } = sv;

const result = (player: Player) => player.dialog;

/** A figure of the table under the result: the opponent's on the left, the player's on the right. */
async function statsAre(player: Player, row: string, opponent: string, own: string): Promise<void> {
  const cells = result(player)
    .getByRole("row")
    .filter({ has: player.page.getByRole("rowheader", { name: row, exact: true }) })
    .getByRole("cell");
  await expect(cells.first()).toHaveText(opponent);
  await expect(cells.last()).toHaveText(own);
}

test("K-15 K-16 K-17 three passes in a row end the match, and each is confirmed with the warning that it deserves", async ({
  anna,
  bo,
  seated,
}) => {
  await seated(position({ rack: "AE", score: 10, coins: 3 }, { rack: "Ö", score: 30, coins: 5 }));

  await bo.button(match.pass).tap();
  await expect(bo.dialog).toContainText(match.passPlain(0));
  await expect(bo.dialog.locator("strong")).toHaveCount(0);
  await bo.button(sv.app.cancel).tap();
  await expect(bo.dialog).toBeHidden();
  await bo.isOnTurn();
  await bo.pass();

  await anna.isOnTurn();
  await expect(anna.lastLine).toContainText(/passade/);
  await anna.lay("A", "H8");
  await anna.button(match.pass).tap();
  await expect(anna.dialog.locator("strong")).toHaveText(match.passNextEnds(await anna.opponentName()));
  await anna.dialog.getByRole("button", { name: match.passConfirm, exact: true }).tap();
  await bo.isOnTurn();
  await anna.sees("H8", sv.board.start);

  await bo.button(match.pass).tap();
  await expect(bo.dialog.locator("strong")).toHaveText(match.passLast);
  await bo.button(match.passConfirmEnd).tap();

  // Points and coins, less what is left in the hand (K-71).
  await expect(result(bo).getByRole("heading", { name: summary.won, exact: true })).toBeVisible();
  await expect(result(anna).getByRole("heading", { name: /vann$/ })).toBeVisible();
  for (const player of [anna, bo]) {
    await expect(result(player)).toContainText(summary.passes(3));
    await expect(result(player)).toContainText(summary.parts(30, 5, 4));
    await expect(result(player)).toContainText(summary.parts(10, 3, 2));
  }
  await expect(result(bo).getByRole("region", { name: match.you, exact: true }).locator(".duel-score")).toHaveText("31");
  await expect(result(anna).getByRole("region", { name: match.you, exact: true }).locator(".duel-score")).toHaveText("11");
});

test("R-32 K-73 resigning is asked for, and ends the match at once for both with the scores as they stand", async ({
  anna,
  bo,
  seated,
}) => {
  await seated(position({ rack: "AE", score: 40, coins: 9 }, { rack: "Ö", score: 30 }));
  // In the opponent's turn as well.
  await anna.isWaiting();
  await anna.button(match.more).tap();
  await anna.button(match.resign).tap();
  await expect(anna.dialog.getByRole("heading", { name: match.resignTitle, exact: true })).toBeVisible();
  await anna.dialog.getByRole("button", { name: sv.app.cancel, exact: true }).tap();
  await expect(anna.dialog).toBeHidden();
  await bo.isOnTurn();

  await anna.button(match.more).tap();
  await anna.button(match.resign).tap();
  await anna.dialog.getByRole("button", { name: match.resign, exact: true }).tap();
  await expect(result(anna)).toContainText(`${summary.reason.resigned.you}. ${summary.asTheyStand}.`);
  await expect(result(bo).getByRole("heading", { name: summary.won, exact: true })).toBeVisible();
  await expect(result(bo)).toContainText(/gav upp\. Poängen ändras inte\./);
  await expect(result(bo).getByRole("region", { name: match.you, exact: true }).locator(".duel-score")).toHaveText("30");

  // A-42 K-04: an offer is withdrawn. The next one is accepted, both are there, and Anna, who did not start, does now.
  await bo.dialog.getByRole("button", { name: rematch.offer, exact: true }).tap();
  await expect(anna.dialog.getByRole("button", { name: rematch.yes, exact: true })).toBeVisible();
  await bo.dialog.getByRole("button", { name: rematch.withdraw, exact: true }).tap();
  await anna.dialog.getByRole("button", { name: rematch.offer, exact: true }).tap();
  await bo.dialog.getByRole("button", { name: rematch.yes, exact: true }).tap();
  for (const player of [anna, bo]) await expect(player.dialog).toBeHidden();
  await anna.isOnTurn();
  await bo.isWaiting();
});

test("K-70 K-71 A-40 A-41 R-33 the last tile ends the match: the summary for both, then the board to be looked at", async ({
  anna,
  bo,
  seated,
}) => {
  await seated(position({ rack: "SÖÄ" }, { rack: "SOLEN" }, { bag: "" }));
  await bo.layWord("SOL", ["G8", "H8", "I8"]);
  await bo.play();
  await anna.isOnTurn();
  await anna.lay("S", "H9");
  await anna.play();
  await bo.isOnTurn();
  await bo.layWord("EN", ["J8", "K8"]);
  await bo.play();

  await expect(result(bo).getByRole("heading", { name: summary.won, exact: true })).toBeVisible();
  await expect(result(bo)).toContainText(summary.reason["racks-empty"].you);
  await expect(result(anna)).toContainText(/lade sista brickan/);
  // 5 + 7 points, 3 + 3 + 5 coins, nothing left; and 3 points, 3 + 2 coins, Ö and Ä left.
  for (const player of [anna, bo]) {
    await expect(result(player)).toContainText(summary.parts(12, 11, 0));
    await expect(result(player)).toContainText(summary.parts(3, 5, 8));
    await expect(result(player).getByRole("img", { name: summary.race, exact: true })).toBeVisible();
  }
  await statsAre(bo, summary.bestWord, "OS 3", "SOLEN 7");
  await statsAre(anna, summary.longestWord, "SOLEN 5", "OS 2");
  await statsAre(bo, summary.turns, "1", "2");
  await statsAre(anna, summary.tiles, "5", "1");
  await statsAre(bo, summary.coins, "2", "8");

  await bo.button(summary.explore).tap();
  await expect(bo.dialog).toBeHidden();
  await bo.sees("K8", "N, 1 poäng");
  await expect(bo.playButton).toHaveCount(0);
  await expect(bo.button(match.pass)).toHaveCount(0);
  await bo.button(match.showResult).tap();
  await expect(result(bo)).toBeVisible();

  // It is still there later, and the list shows how it ended.
  await anna.page.reload();
  await expect(result(anna).getByRole("heading", { name: /vann$/ })).toBeVisible();
  await anna.open("/");
  const listed = anna.page.getByRole("listitem");
  await expect(listed).toHaveCount(1);
  await expect(listed).toContainText(sv.play.outcome.lost);
  await expect(listed).toContainText("0–23");
});
