import type { Locator } from "@playwright/test";
import { type Player, sv } from "./player.ts";
import { position, word } from "./positions.ts";
import { expect, makeMatch, takeSeat, test } from "./test.ts";

const { board, match, powers } = sv;
const DESKTOP = { viewport: { width: 1280, height: 900 }, hasTouch: false, isMobile: false, deviceScaleFactor: 1 } as const;

/** Presses Tab until the target has the focus, like a keyboard user. Fails after one round. */
async function tabTo({ page }: Player, target: Locator): Promise<void> {
  for (let step = 0; step < 40; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reaches ${target}`);
}

async function press({ page }: Player, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** A letter that Playwright's keyboard lacks. */
async function pressLetter({ page }: Player, letter: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchKeyEvent", { type: "keyDown", key: letter, text: letter });
  await session.send("Input.dispatchKeyEvent", { type: "keyUp", key: letter });
  await session.detach();
}

/** Tabs to the target and presses Enter. */
async function use(player: Player, target: Locator): Promise<void> {
  await tabTo(player, target);
  await press(player, "Enter");
}

test("A-71 look.md whole turns by the keyboard alone: shop, a power, typed tiles, an alfa tile, play, pass", async ({
  anna,
  visitor,
  origin,
}) => {
  const prepared = position(
    { rack: "SOLENAR" },
    { rack: "ENSTARK", coins: 12, bar: ["alfa:pentagon"] },
    { board: word("KATT", "G8") },
  );
  const { match: id = "", invite = "" } = await makeMatch(anna.page.context(), origin, prepared);
  const eva = await visitor(DESKTOP);
  await takeSeat(eva.page.context(), origin, invite);
  await Promise.all([anna.openMatch(id), eva.openMatch(id)]);
  await eva.isOnTurn();

  // The shop, and back.
  await use(eva, eva.button(match.shop));
  await expect(eva.dialog).toBeVisible();
  await use(eva, eva.dialog.getByRole("button", { name: sv.shop.buy(powers.power.charge.name, 1), exact: true }));
  await expect(eva.dialog).toContainText(sv.shop.purse(11));
  await press(eva, "Escape");
  await expect(eva.dialog).toBeHidden();
  await expect(eva.button(match.shop)).toBeFocused();

  // The cursor starts on the star. Letters go on the next free squares.
  await tabTo(eva, eva.square("H8"));
  await press(eva, "ArrowRight");
  await expect(eva.square("I8")).toBeFocused();
  await press(eva, "ArrowRight", "ArrowRight", "e", "n");
  await eva.sees("K8", `E, 1 poäng, ${board.drafted}`);
  await eva.sees("L8", `N, 1 poäng, ${board.drafted}`);
  await eva.hears(board.score(8));
  await press(eva, "Backspace");
  await eva.sees("L8", board.empty);
  await press(eva, "n", "s", "q");
  await eva.hears(board.noSuchTile("Q"));
  await expect(eva.note).toContainText("KATTENS 9");

  // Space turns: the next letter goes down. Escape takes everything back, and it is typed again.
  await press(eva, " ");
  await eva.hears(board.down);
  await press(eva, "Escape");
  await eva.hears(board.allBack);
  await eva.sees("K8", board.empty);
  await press(eva, " ");
  await tabTo(eva, eva.square("N8"));
  await press(eva, "ArrowLeft", "ArrowLeft", "ArrowLeft", "e", "n");

  // The power is chosen in its slot and placed at the cursor.
  await use(eva, eva.slot("charge"));
  await expect(eva.slot("charge")).toHaveAttribute("aria-pressed", "true");
  await press(eva, "ArrowLeft");
  await tabTo(eva, eva.board.locator("[tabindex='0']"));
  await press(eva, "ArrowLeft", "ArrowLeft", "Enter");
  await expect(eva.powerBar.getByRole("button", { name: /ligger på/ })).toHaveCount(1);

  // The alfa tile asks for its letter, which is typed.
  await use(eva, eva.slot("alfa:pentagon"));
  await press(eva, "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "Enter");
  await expect(eva.dialog.getByRole("heading", { name: board.letterTitle, exact: true })).toBeVisible();
  await pressLetter(eva, "ö");
  await expect(eva.dialog).toBeHidden();
  await expect(eva.playButton).toHaveText("Spela+9");

  await tabTo(eva, eva.board.locator("[tabindex='0']"));
  await press(eva, "Enter");
  await anna.isOnTurn();
  await anna.scoresAre(0, 9);
  await eva.hears(/KATTEN/);

  await anna.pass();
  await eva.isOnTurn();
  await eva.hears(match.yourTurn);
  await use(eva, eva.button(match.pass));
  await expect(eva.dialog).toBeVisible();
  await use(eva, eva.dialog.getByRole("button", { name: match.passConfirm, exact: true }));
  await anna.isOnTurn();
});
