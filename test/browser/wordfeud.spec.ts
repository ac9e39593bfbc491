/** A match on a random board, up to an end at which one player gains what the other has left (W-02, W-10). */
import { rulesOf } from "../../shared/rules/index.ts";
import { tileSet } from "../../shared/rules/rulesets/tile-sets.ts";
import { sv } from "./player.ts";
import { expect, test } from "./test.ts";

const { summary } = sv;

const { values } = tileSet("wordfeud", "sv");
const LEFT = (values.E ?? 0) + (values.N ?? 0);
const PREMIUMS = Object.keys(rulesOf("wordfeud").board?.premiums ?? {}).length;

test("W-02 W-10 both see the same random board; who lays the last tile gains what the other has left", async ({
  anna,
  bo,
  seated,
}) => {
  const racks = { position: { players: [{ rack: "EN" }, { rack: "SOL" }], bag: "" } };
  await seated(racks, { ruleset: "wordfeud", options: { board: "random" } });
  const named = async (player: typeof anna): Promise<readonly (string | null)[]> =>
    player.board.locator("[data-at]").evaluateAll((squares) => squares.map((square) => square.textContent));
  const seen = await named(anna);
  expect(await named(bo)).toEqual(seen);
  expect(await anna.board.locator(".premium").count()).toBe(PREMIUMS);

  await expect(bo.page.getByRole("button", { name: sv.match.shop, exact: true })).toHaveCount(0);
  await bo.layWord("SOL", ["G8", "H8", "I8"]);
  await expect(bo.playButton).toHaveText(/\+\d+$/);
  const points = Number((await bo.playButton.textContent())?.replace(/\D/g, ""));
  await bo.play();
  for (const player of [anna, bo]) {
    await expect(player.dialog).toContainText(summary.partsPlain(points, 0, LEFT));
    await expect(player.dialog).toContainText(summary.partsPlain(0, LEFT, 0));
  }
  await expect(bo.dialog.getByRole("heading", { name: summary.won, exact: true })).toBeVisible();
});
