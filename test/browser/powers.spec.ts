import type { Player } from "./player.ts";
import { sv } from "./player.ts";
import { position, word } from "./positions.ts";
import { expect, test } from "./test.ts";

const { match, shop } = sv;
const COINS = 40;
const PRICES = 5 + 1 + 6 + 10 + 5;

const able = { rack: "ENXZSAC", coins: COINS };
const other = { rack: "ÅRATSEL" };
const katt = {
  board: { ...word("KATT", "G8"), I9: "Å" },
  premiums: { I9: "2L" },
  bag: "ÅÖAAAAAAAAAAAAA",
} as const;

/** K-42: the mode can be left without using the power. Confirming exchanges the tiles and keeps the turn (K-30). */
async function swapTwo(player: Player): Promise<void> {
  await player.slot("swap").tap();
  await expect(player.note).toContainText(match.swapHelp(7));
  await player.button(sv.app.cancel).tap();
  await expect(player.slot("swap")).toBeVisible();
  await expect(player.playButton).toBeDisabled();

  await player.slot("swap").tap();
  await expect(player.button(match.swapConfirm(0))).toBeDisabled();
  await player.tile("X").tap();
  await player.tile("Z").tap();
  await player.button(match.swapConfirm(2)).tap();
  await expect(player.tile("Å")).toBeVisible();
  await expect(player.tile("Ö")).toBeVisible();
  await expect(player.tile("X")).toHaveCount(0);
  await expect(player.slot("swap")).toHaveCount(0);
  await player.isOnTurn();
}

async function useAllFive(player: Player, opponent: Player): Promise<void> {
  await player.isOnTurn();
  await player.buy("swap", "charge", "erase", "morph", "dice");
  await player.coinsAre(COINS - PRICES, 3);
  // Purchases are hidden until the next move is shown (K-41).
  await opponent.coinsAre(3, COINS);
  await swapTwo(player);

  await player.place("erase", "I9");
  await player.sees("I9", "Å, 4 poäng, utkast, suddas");
  await player.place("charge", "H8");
  await player.sees("H8", "A, 2 poäng, 1 laddning, utkast");
  await player.place("morph", "G8");
  await player.pick("R");
  await player.sees("G8", "R, 0 poäng, var K, utkast");
  await player.layWord("EN", ["K8", "L8"]);
  await player.place("dice", "L8");
  await player.sees("L8", "N, 1 poäng, tärningen slås när du spelar, utkast");
  await expect(player.note).toContainText("RATTEN 6");
  await expect(player.note).toContainText(sv.board.diceLater);
  await expect(player.badge).toHaveText("6");
  // Nothing of the draft has left this device (K-13).
  await opponent.sees("G8", "K, 3 poäng");
  await opponent.sees("I9", "Å, 4 poäng");

  await player.play();
  await opponent.isOnTurn();
  await player.isWaiting();
  await opponent.sees("G8", "R, 0 poäng, var K, senaste draget");
  await opponent.sees("H8", "A, 2 poäng, 1 laddning, senaste draget");
  await opponent.sees("I9", sv.board.empty);
  await expect(opponent.square("L8")).toHaveAccessibleName(/^L8: N, [2-7] poäng, tärning [1-6], senaste draget$/);
  const roll = Number((await opponent.square("L8").textContent())?.match(/tärning (\d)/)?.[1]);
  await player.sees("L8", `N, ${1 + roll} poäng, tärning ${roll}`);
  await player.scoresAre(6 + roll, 0);
  await opponent.scoresAre(0, 6 + roll);
  await player.coinsAre(COINS - PRICES + 6, 3);
  await opponent.coinsAre(3, COINS - PRICES + 6);
  await expect(player.powerBar.getByRole("img", { name: sv.board.freeSlot, exact: true })).toHaveCount(7);
}

test("K-10 K-30 to K-38 all five powers bought and used by taps, in one turn", async ({ anna, bo, seated }) => {
  await seated(position(able, other, { ...katt, turn: 0 }));
  await useAllFive(anna, bo);

  // The erased square is free again in later turns, and its premium is gone (K-32).
  await bo.lay("Å", "I9");
  await expect(bo.badge).toHaveText("5");
  await bo.play();
  await anna.isOnTurn();
  await anna.sees("I9", "Å, 4 poäng, senaste draget");
});

test("K-10 K-30 to K-38 all five powers bought and used by drags, in one turn", async ({ anna, bo, seated }) => {
  await seated(position(other, able, katt));
  await useAllFive(bo, anna);
});

test("K-10 K-40 powers are sold for their price, by a tap or a drag, in either player's turn", async ({ anna, bo, seated }) => {
  await seated(position({ rack: "SETNKAT", bar: ["charge", "swap"] }, { rack: "SOLNEMA", bar: ["dice", "alfa:pentagon"] }));
  await bo.sell("dice");
  await expect(bo.slot("dice")).toHaveCount(0);
  await bo.coinsAre(8, 3);
  await anna.coinsAre(3, 3);

  await anna.isWaiting();
  await anna.sell("charge");
  await anna.coinsAre(4, 3);
  await expect(anna.slot("charge")).toHaveCount(0);
  await expect(anna.slot("swap")).toBeVisible();

  // Earned tiles cannot be sold, and nothing offers it.
  await bo.slot("alfa:pentagon").tap();
  await expect(bo.slot("alfa:pentagon")).toHaveAttribute("aria-pressed", "true");
  await expect(bo.page.locator(".sell-area")).toHaveCount(0);
});

test("A-72 K-39 the shop says what is out of reach, and why", async ({ anna, bo, seated }) => {
  const full = ["charge", "charge", "charge", "charge", "charge", "charge"] as const;
  await seated(position({ rack: "SETNKAT", coins: 7, bar: [...full] }, { rack: "SOLNEMA" }));
  await anna.button(match.shop).tap();
  await expect(anna.dialog).toContainText(shop.free(1));
  const morph = anna.dialog.getByRole("button", { name: shop.buy(sv.powers.power.morph.name, 10), exact: true });
  await expect(morph).toBeDisabled();
  await expect(morph).toHaveAccessibleDescription(shop.tooDear(3));
  await anna.dialog.getByRole("button", { name: shop.buy(sv.powers.power.charge.name, 1), exact: true }).tap();
  await expect(anna.dialog).toContainText(shop.free(0));
  await expect(anna.dialog.getByRole("button", { name: /^Köp/, disabled: false })).toHaveCount(0);
  await expect(morph).toHaveAccessibleDescription(shop.noSlot);
  await expect(bo.board).toBeVisible();
  // A tap beside a sheet closes it. A tap on it does not.
  const sheet = anna.dialog;
  await sheet.getByRole("heading").first().tap();
  await expect(sheet).toBeVisible();
  await anna.page.touchscreen.tap(20, 20);
  await expect(sheet).toBeHidden();
});
