/**
 * A match of three on a phone: a stop tile, a word that turns twice, an exchange, and a player who leaves (P-01, P-10 to P-12,
 *
 */
import type { Locator } from "@playwright/test";
import { movePiece } from "./hand.ts";
import { makeMatch, takeSeat } from "./matches.ts";
import { type Player, sv } from "./player.ts";
import { type TestOptions, word } from "./positions.ts";
import { expect, test } from "./test.ts";

const { board, match, summary } = sv;

const prepared: TestOptions = {
  position: {
    board: word("ABBORRE", "I4", "down"),
    premiums: {},
    players: [{ rack: "LADA#EN" }, { rack: "RTIST>>" }, { rack: "KATTENS" }],
    bag: "AAAAAAAAAAAAAAAAAAAA",
    turn: 0,
  },
};

const special = (player: Player, name: string): Locator => player.hand.getByRole("button", { name, exact: true }).first();

async function bend(player: Player, at: string, way: keyof typeof board.ways): Promise<void> {
  await movePiece(player.page, player.grip, special(player, board.arrow), player.square(at));
  await player.dialog.getByRole("button", { name: new RegExp(`^${board.ways[way].name}`) }).tap();
  await expect(player.dialog).toBeHidden();
  await expect(player.square(at)).toHaveAccessibleName(new RegExp(board.bend[way]));
}

test("P-10 P-11 P-12 R-32 three play: a stop tile, a word round two corners, an exchange, and one who leaves", async ({
  anna,
  bo,
  visitor,
  origin,
}) => {
  const ceb = await visitor();
  const options = { players: 3 } as const;
  const made = await makeMatch(anna.page.context(), origin, prepared, { ruleset: "alfapet", options });
  await takeSeat(bo.page.context(), origin, made.invite ?? "");
  await takeSeat(ceb.page.context(), origin, made.invite ?? "");
  for (const player of [anna, bo, ceb]) {
    await player.open(`/match/${made.match}`);
    await expect(player.dialog.getByRole("heading", { name: match.drawTitle, exact: true })).toBeVisible();
    await player.dialog.getByRole("button", { name: match.drawOk, exact: true }).tap();
    await expect(player.board).toBeVisible();
  }

  await movePiece(anna.page, anna.grip, special(anna, board.stop), anna.square("I11"));
  await anna.sees("I11", `${board.stop}, ${board.drafted}`);
  await anna.layWord("LADA", ["J11", "K11", "L11", "M11"]);
  await expect(anna.note).toContainText("LADA");
  await anna.play();

  await bo.isOnTurn();
  await bo.sees("I11", `${board.stop}, ${board.lastMove}`);
  await bo.layWord("RT", ["M12", "N12"]);
  await bend(bo, "M12", "down-right");
  await bo.layWord("IST", ["O12", "O13", "O14"]);
  await bend(bo, "O12", "right-down");
  await expect(bo.note).toContainText("ARTIST");
  await expect(bo.note).toContainText(board.fullRack("+50"));
  await bo.play();

  await ceb.isOnTurn();
  await expect(ceb.lastLine).toContainText(`ARTIST ${match.aroundTheCorner}`);
  await ceb.hears(`ARTIST ${match.aroundTheCorner}`);
  await expect(ceb.page.locator("section.panel")).toHaveCount(3);
  await ceb.button(board.exchange).tap();
  await ceb.tile("K").tap();
  await ceb.tile("A").tap();
  await ceb.button(board.choose.exchange.confirm(2)).tap();

  await anna.isOnTurn();
  await expect(anna.lastLine).toContainText(/bytte 2 brickor/);
  await anna.button(match.more).tap();
  await anna.dialog.getByRole("button", { name: match.resign, exact: true }).tap();
  await expect(anna.dialog).toContainText(match.resignBodyMany);
  await anna.dialog.getByRole("button", { name: match.resign, exact: true }).tap();
  await bo.isOnTurn();
  await expect(anna.dialog).toContainText(summary.othersPlayOn);
  await expect(bo.page.locator("section.panel.gone")).toHaveCount(1);
});
