import { sv } from "./player.ts";
import { position, squares, word } from "./positions.ts";
import { expect, test } from "./test.ts";

const { match, powers } = sv;
const pentagon = powers.alfaTile("pentagon");

test("K-60 K-23 K-25 six tiles earn an alfa tile, laid unconnected in a later turn with a letter of one's choice", async ({
  anna,
  bo,
  seated,
}) => {
  await seated(position({ rack: "VITERNÅ" }, { rack: "STENARÖ" }, { bag: "STALLESAAAAAÄÄ" }));

  await bo.layWord("STENAR", squares("STENAR", "E8"));
  await expect(bo.note).toContainText(match.placement(6, "+25"));
  await expect(bo.playButton).toHaveText("Spela+31");
  await bo.play();
  await anna.isOnTurn();
  await expect(bo.note).toContainText(match.earnedYou(powers.anAlfaTile("pentagon")));
  await expect(bo.slot("alfa:pentagon")).toBeVisible();
  await expect(anna.opponent).toContainText(pentagon);

  await anna.layWord("VITERN", ["H6", "H7", "H9", "H10", "H11", "H12"]);
  await expect(anna.note).toContainText("VINTERN 9");
  await anna.play();
  await bo.isOnTurn();
  await bo.scoresAre(31, 34);
  await expect(anna.slot("alfa:pentagon")).toBeVisible();

  await bo.lay("S", "K8");
  await bo.layWild("alfa:pentagon", "B2", "Ö");
  await bo.sees("B2", `Ö, ${pentagon}, ${sv.board.drafted}`);
  await expect(bo.playButton).toHaveText("Spela+7");
  await bo.play();
  await anna.isOnTurn();
  await anna.sees("B2", `Ö, ${pentagon}, ${sv.board.lastMove}`);
  await expect(bo.slot("alfa:pentagon")).toHaveCount(0);
  await expect(anna.opponent).not.toContainText(pentagon);

  await anna.lay("S", "H13");
  await anna.layWild("alfa:pentagon", "N2", "Ä");
  await anna.play();
  await bo.isOnTurn();
  await bo.sees("N2", `Ä, ${pentagon}, ${sv.board.lastMove}`);
  await bo.scoresAre(38, 44);
});

test("K-21 K-22 K-61 four words earn a gold tile, laid in a later turn for its letter's value", async ({ anna, bo, seated }) => {
  await seated(position({ rack: "AAAAAAA" }, { rack: "ÅLAESTR" }, { board: word("MAT", "G8") }));

  await bo.layWord("ÅLA", ["G9", "H9", "I9"]);
  await expect(bo.note).toContainText(match.combo(4, "+20"));
  await expect(bo.playButton).toHaveText("Spela+39");
  await bo.play();
  await anna.isOnTurn();
  await expect(bo.note).toContainText(match.earnedYou(powers.aGoldTile));
  await anna.pass();

  await bo.isOnTurn();
  await bo.lay("E", "J8");
  await bo.layWild("gold", "K8", "N");
  await expect(bo.note).toContainText("MATEN 7");
  await bo.play();
  await anna.isOnTurn();
  await anna.sees("K8", `N, 1 poäng, ${powers.goldTile}, ${sv.board.lastMove}`);
  await anna.scoresAre(0, 46);
});

test("R-07 K-21 the letter can be left unchosen: the tile stays in the power bar", async ({ anna, seated }) => {
  await seated(position({ rack: "SOLENAR", bar: ["alfa:hexagon"] }, {}, { turn: 0 }));
  await anna.slot("alfa:hexagon").tap();
  await anna.square("H8").tap();
  await expect(anna.dialog.getByRole("heading", { name: sv.board.letterTitle, exact: true })).toBeVisible();
  await anna.closeSheet();
  await expect(anna.slot("alfa:hexagon")).toBeVisible();
  await expect(anna.playButton).toBeDisabled();
});
