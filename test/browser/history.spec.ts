import type { Locator } from "@playwright/test";
import { type Player, sv } from "./player.ts";
import { position } from "./positions.ts";
import { expect, test } from "./test.ts";

const { history, match, summary } = sv;

/** SOL on a word and a letter premium, then EN on a word premium. */
const premiums = { G8: "2W", I8: "3L", K8: "3W" } as const;
const opening = position({ rack: "ENSTARK" }, { rack: "SOLSTEN" }, { premiums });

const slider = (dialog: Locator): Locator => dialog.getByRole("slider", { name: history.slider, exact: true });
const step = (player: Player, name: string): Promise<void> => player.dialog.getByRole("button", { name, exact: true }).tap();
const heading = (player: Player, text: string): Promise<void> =>
  expect(player.dialog.getByRole("heading", { level: 2 })).toHaveText(text);

async function openHistory(player: Player): Promise<void> {
  await player.lastLine.getByRole("button", { name: new RegExp(history.open) }).tap();
  await expect(slider(player.dialog)).toBeVisible();
}

test("A-50 the line with the last move opens the history: the board after each move, and its score premium by premium", async ({
  anna,
  bo,
  seated,
}) => {
  await seated(opening);
  await bo.layWord("SOL", ["G8", "H8", "I8"]);
  await bo.play();
  await anna.isOnTurn();
  await anna.layWord("EN", ["J8", "K8"]);
  await anna.play();
  await bo.isOnTurn();

  await openHistory(anna);
  const square = (at: string): Locator => anna.dialog.getByRole("grid").locator(`[data-at="${at}"]`);
  await heading(anna, history.move(2, 2));
  await expect(anna.dialog.getByRole("heading", { level: 3 })).toHaveText("Du lade SOLEN");
  await expect(anna.dialog.getByRole("listitem").first()).toContainText("SOLEN: 7 × 3 = 21");
  await expect(anna.dialog).toContainText("Du 21");
  await expect(square("K8")).toContainText("N, 1 poäng");

  await step(anna, history.earlier);
  await heading(anna, history.move(1, 2));
  await expect(anna.dialog.getByRole("listitem").first()).toContainText("SOL: (1 + 2 + 2 × 3) × 2 = 18");
  await expect(square("K8")).not.toContainText("poäng");
  await slider(anna.dialog).press("ArrowLeft");
  await heading(anna, history.start);
  await expect(anna.dialog.getByRole("button", { name: history.earlier, exact: true })).toBeDisabled();
  await slider(anna.dialog).press("End");
  await heading(anna, history.move(2, 2));

  // On a phone the history closes for a new move.
  await bo.layWord("S", ["L8"]);
  await bo.play();
  await anna.isOnTurn();
  await expect(anna.dialog).toBeHidden();
  await anna.sees("L8", "S, 1 poäng, senaste draget");
});

test("A-50 the word being laid stands apart, as a preview; a reload knows every move from the first", async ({
  anna,
  bo,
  seated,
}) => {
  await seated(opening);
  await bo.layWord("SOL", ["G8", "H8", "I8"]);
  await bo.play();
  await anna.isOnTurn();
  await anna.page.reload();
  await expect(anna.board).toBeVisible();
  await anna.layWord("EN", ["J8", "K8"]);
  await openHistory(anna);
  await heading(anna, history.move(1, 1));
  await step(anna, history.later);
  await heading(anna, history.draft);
  await expect(anna.dialog.getByRole("listitem").first()).toContainText("SOLEN: 7 × 3 = 21");
  await expect(anna.dialog.getByRole("grid").locator('[data-at="K8"]')).toContainText(sv.board.drafted);
  await expect(anna.dialog.getByRole("button", { name: history.later, exact: true })).toBeDisabled();

  await anna.dialog.getByRole("button", { name: sv.app.close, exact: true }).tap();
  await expect(anna.playButton).toHaveText("Spela+21");
});

test("A-41 A-50 the finished board is looked at move by move, from the summary and while it is explored", async ({
  anna,
  bo,
  seated,
}) => {
  await seated(position({ rack: "E" }, { rack: "SOL" }, { bag: "" }));
  await bo.layWord("SOL", ["G8", "H8", "I8"]);
  await bo.play();
  await expect(anna.dialog).toContainText(summary.explore);
  await anna.dialog.getByRole("button", { name: history.open, exact: true }).tap();
  await heading(anna, history.move(1, 1));
  await anna.dialog.getByRole("button", { name: sv.app.close, exact: true }).tap();
  await anna.button(history.title).tap();
  await heading(anna, history.move(1, 1));
  await anna.dialog.getByRole("button", { name: sv.app.close, exact: true }).tap();
  await expect(anna.button(match.showResult)).toBeVisible();
});
