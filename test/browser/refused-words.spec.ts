import { sv } from "./player.ts";
import { position, word } from "./positions.ts";
import { expect, test } from "./test.ts";

const { board, match } = sv;
const notInList = (word: string): string => `${word} ${sv.words.refused["not-in-list"](1)}`;
const sol = position({ rack: "XENSTAR" }, { rack: "XENSTAR" }, { board: word("SOL", "G8") });

test("K-28 R-15 unknown words are framed and named, may be played all the same, and the server's no costs nothing", async ({
  anna,
  bo,
  seated,
}) => {
  await seated(sol);
  await bo.lay("X", "J8");
  await expect(bo.unknownFrames).toHaveCount(1);
  await expect(bo.note).toHaveText(notInList("SOLX"));
  await bo.hears(notInList("SOLX"));
  await bo.lay("S", "J9");
  await expect(bo.unknownFrames).toHaveCount(2);
  await expect(bo.note).toContainText("SOLX");
  await expect(bo.note).toContainText("XS");
  await expect(bo.badge).toHaveCount(0);

  await expect(bo.playButton).toHaveText(match.playAnyway);
  await bo.play();
  await bo.hears(/SOLX.*finns inte i ordlistan/);
  await expect(bo.note).toContainText("SOLX");
  await expect(bo.note).toContainText("XS");
  await expect(bo.unknownFrames).toHaveCount(2);
  await bo.sees("J8", "X, 8 poäng, utkast");
  await bo.isOnTurn();
  await bo.scoresAre(0, 0);
  await bo.coinsAre(3, 3);
  await anna.isWaiting();
  await anna.sees("J8", board.empty);

  await bo.button(match.recall).tap();
  await bo.layWord("EN", ["J8", "K8"]);
  await expect(bo.unknownFrames).toHaveCount(0);
  await bo.play();
  await anna.isOnTurn();
  await anna.scoresAre(0, 7);
});

test("K-28 R-26 without a word list on the device the server alone tells the words that it rejects", async ({
  anna,
  bo,
  seated,
}) => {
  await anna.page.route("**/lexicons/**", (route) => route.abort());
  await seated({ ...sol, position: { ...sol.position, turn: 0 } });
  await expect(anna.note).toContainText(sv.words.trouble["no-connection"]);
  await anna.lay("X", "J8");
  await expect(anna.unknownFrames).toHaveCount(0);
  await expect(anna.note).toContainText("SOLX 13");
  await anna.play();
  await expect(anna.note).toHaveText(notInList("SOLX"));
  await expect(anna.unknownFrames).toHaveCount(1);
  await anna.isOnTurn();

  await anna.button(match.recall).tap();
  await anna.layWord("EN", ["J8", "K8"]);
  await anna.play();
  await bo.isOnTurn();
  await bo.scoresAre(0, 7);
});

test("R-11 R-13 what is no play yet is told below the board and is not sent", async ({ anna, seated }) => {
  await seated({ ...sol, position: { ...sol.position, turn: 0 } });
  await anna.lay("E", "C3");
  await expect(anna.note).toHaveText(sv.errors["not-connected"]);
  await anna.play();
  await anna.isOnTurn();
  await anna.sees("C3", "E, 1 poäng, utkast");
  await anna.square("C3").tap();
  await expect(anna.tile("E")).toBeVisible();
  await expect(anna.playButton).toBeDisabled();
});
