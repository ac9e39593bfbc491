/** The earlier rules: refused words that come to cost, a forced finish, and an end by the player's choice (C-12, C-13). */
import { sv } from "./player.ts";
import { position, word } from "./positions.ts";
import { expect, test } from "./test.ts";

const { match, summary, words } = sv;

const notInList = words.refused["not-in-list"](1);

test("C-12 C-13 three refused words are free and the fourth costs; the last with tiles lays on, and ends the game", async ({
  anna,
  bo,
  seated,
}) => {
  const last = position(
    { rack: "XENA", score: 20, coins: 5 },
    { rack: "", score: 10, coins: 1 },
    { board: word("SOL", "G8"), bag: "", turn: 0 },
  );
  await seated(last, { ruleset: "kraft-classic" });
  await expect(anna.note).toContainText(match.onlyYou);

  const tryWord = async (says: string): Promise<void> => {
    await anna.lay("X", "J8");
    await expect(anna.unknownFrames).toHaveCount(0);
    await anna.play();
    await expect(anna.note).toContainText(`SOLX ${notInList}. ${says}`);
    await anna.button(match.recall).tap();
  };
  for (const says of [match.freeTries(2), match.freeTries(1), match.noFreeTries]) {
    await tryWord(says);
    await anna.scoresAre(20, 10);
  }
  await tryWord(sv.board.attemptPaid);
  await anna.scoresAre(19, 10);
  await anna.coinsAre(4, 1);
  await bo.scoresAre(10, 20);

  await anna.layWord("EN", ["J8", "K8"]);
  await anna.play();
  // The turn goes on, and the move shows the cost of the refused word.
  await expect(bo.lastLine).toContainText("−1");
  await anna.isOnTurn();
  await expect(anna.button(match.pass)).toHaveCount(0);
  await anna.button(match.endGame).tap();
  await expect(anna.dialog).toContainText(/kostar \d+ poäng/);
  await anna.dialog.getByRole("button", { name: match.endGame, exact: true }).tap();
  await expect(anna.dialog).toContainText(summary.reason.ended.you);
  await expect(bo.dialog).toContainText(/avslutade spelet/);
});
