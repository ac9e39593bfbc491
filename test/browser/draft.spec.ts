import { dropOn } from "./hand.ts";
import { sv } from "./player.ts";
import { position, word } from "./positions.ts";
import { expect, test } from "./test.ts";

const { match } = sv;

test("A-73 K-13 a draft and the order of the hand outlive a reload, and what the opponent buys meanwhile", async ({
  anna,
  bo,
  seated,
}) => {
  await seated(
    position(
      { rack: "TALLARS", coins: 9 },
      { rack: "ENSTARX", bar: ["charge", "charge", "morph"], coins: 3 },
      { board: word("KATT", "G8") },
    ),
  );
  await bo.holds("ENSTARX");
  await dropOn(bo.page, bo.tile("X"), bo.hand.locator(".rack-place").first());
  await bo.holds("XENSTAR");
  await bo.layWord("EN", ["K8", "L8"]);
  await bo.place("charge", "L8");
  await bo.place("morph", "G8");
  await bo.pick("R");
  await expect(bo.playButton).toHaveText("Spela+6");

  await anna.buy("charge", "dice");
  await bo.page.reload();
  await expect(bo.note).toContainText("RATTEN 6");
  await bo.holds("X··STAR");
  await bo.sees("K8", "E, 1 poäng, utkast");
  await bo.sees("L8", "N, 2 poäng, 1 laddning, utkast");
  await bo.sees("G8", "R, 0 poäng, var K, utkast");
  await expect(bo.draftedSlot("charge", "L8")).toBeVisible();
  await expect(bo.slot("charge")).toBeVisible();
  await anna.sees("K8", sv.board.empty);

  // The empty place of a tile gives the tile back, with the powers drafted on it (K-13).
  await bo.hand.getByRole("button", { name: /ligger på L8/ }).tap();
  await expect(bo.draftedSlot("charge", "L8")).toHaveCount(0);
  await bo.holds("X·NSTAR");
  await bo.lay("N", "L8");
  await bo.play();
  await anna.isOnTurn();
  await anna.scoresAre(0, 5);
  await anna.sees("G8", "R, 0 poäng, var K, senaste draget");
});

test("A-73 a draft made in the opponent's turn waits, and gives way to what is laid on its squares", async ({
  anna,
  bo,
  seated,
}) => {
  await seated(position({ rack: "ENSTAR" }, { rack: "ENTARSX" }, { board: word("SOL", "G8") }));
  await anna.layWord("STEN", ["G9", "G10", "G11", "J8"]);
  await expect(anna.playButton).toBeEnabled();
  await bo.layWord("EN", ["J8", "K8"]);
  await bo.play();
  await anna.isOnTurn();
  await anna.sees("J8", "E, 1 poäng, senaste draget");
  await anna.sees("G9", "S, 1 poäng, utkast");
  await expect(anna.tile("N")).toBeVisible();
});

test("A-71 Shuffle mixes the hand and keeps every tile; Recall takes the whole draft back", async ({ anna, seated }) => {
  await seated(position({ rack: "ABCDEFG", bar: ["charge"] }, {}, { board: word("SOL", "G8"), turn: 0 }));
  await anna.button(match.shuffle).tap();
  await anna.hears(sv.board.shuffled);
  expect([...(await anna.handLetters())].sort().join("")).toBe("ABCDEFG");
  await anna.lay("E", "J8");
  await anna.place("charge", "G8");
  await anna.button(match.recall).tap();
  await anna.sees("J8", sv.board.empty);
  await anna.sees("G8", "S, 1 poäng");
  await expect(anna.slot("charge")).toBeVisible();
  expect([...(await anna.handLetters())].sort().join("")).toBe("ABCDEFG");
  await expect(anna.playButton).toBeDisabled();
});

test("A-71 look.md a tap right after a quick drag is not lost", async ({ bo, seated }) => {
  await seated(position({}, { rack: "ENSTARX", bar: ["charge"] }, { board: word("SOL", "G8") }));
  for (const place of [4, 2, 6]) {
    await dropOn(bo.page, bo.tile("E"), bo.hand.locator(".rack-place").nth(place));
    await bo.slot("charge").tap();
    await expect(bo.slot("charge")).toHaveAttribute("aria-pressed", "true");
    await bo.slot("charge").tap();
    await expect(bo.slot("charge")).toHaveAttribute("aria-pressed", "false");
  }
});
