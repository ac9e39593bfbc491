import { sv } from "./player.ts";
import { position, word } from "./positions.ts";
import { expect, makeMatch, takeSeat, test } from "./test.ts";

const { match, play } = sv;
const sol = position({ rack: "ENSTARK" }, { rack: "TARMENS" }, { board: word("SOL", "G8"), turn: 0, bag: "ORMAREN" });

test("A-76 the list of matches follows them while it is open, and the tab says how many wait", async ({ anna, bo, origin }) => {
  const { match: id = "", invite = "" } = await makeMatch(bo.page.context(), origin, sol);
  await bo.open("/");
  const card = bo.page.locator(`.match-card[href="/match/${id}"]`);
  await expect(card).toContainText(play.status.open);
  await expect(bo.page).toHaveTitle("Alfa Kraft");

  // The opponent joins without a press here.
  await takeSeat(anna.page.context(), origin, invite);
  await expect(card).toContainText(match.yourTurn);
  await expect(bo.page).toHaveTitle("(1) Alfa Kraft");

  // On the page of the match its turn is not counted again.
  await card.tap();
  await bo.isOnTurn();
  await anna.openMatch(id);
  const other = await bo.page.context().newPage();
  await other.goto("/");
  await expect(other).toHaveTitle("(1) Alfa Kraft");
  // A page in the background gets its touches slowly.
  await bo.page.bringToFront();
  await bo.layWord("EN", ["J8", "K8"]);
  await bo.play();
  await bo.isWaiting();
  await expect(other).toHaveTitle("Alfa Kraft");
  await anna.pass();
  await expect(other).toHaveTitle("(1) Alfa Kraft");
});
