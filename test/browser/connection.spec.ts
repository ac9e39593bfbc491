import { Line } from "./line.ts";
import { sv } from "./player.ts";
import { position, word } from "./positions.ts";
import { expect, makeMatch, takeSeat, test } from "./test.ts";

const { app, match } = sv;
const sol = position({ rack: "ENSTARK" }, { rack: "TARMENS" }, { board: word("SOL", "G8"), turn: 0, bag: "ORMAREN" });

test("R-20 R-25 a move that was missed without a connection is there when it is back, and a play made meanwhile counts once", async ({
  anna,
  visitor,
  origin,
}) => {
  const line = await Line.to(origin);
  const bo = await visitor({ baseURL: line.origin }, "drag");
  const { match: id = "", invite = "" } = await makeMatch(anna.page.context(), origin, sol);
  await takeSeat(bo.page.context(), line.origin, invite);
  await Promise.all([anna.openMatch(id), bo.openMatch(id)]);
  await bo.isWaiting();
  const banner = bo.page.locator(".link-banner");
  await expect(banner).toHaveCount(0);

  line.cut();
  await expect(banner).toHaveText(app.offline);
  await expect(anna.opponent.locator(".presence")).not.toHaveClass(/here/);
  await anna.layWord("EN", ["J8", "K8"]);
  await anna.play();
  await anna.isWaiting();
  await bo.sees("J8", sv.board.empty);

  line.mend();
  await expect(banner).toHaveCount(0);
  await bo.isOnTurn();
  await bo.sees("K8", "N, 1 poäng, senaste draget");
  await bo.scoresAre(0, 7);
  await expect(anna.opponent.locator(".presence")).toHaveClass(/here/);

  // Bo presses Play on a dead line. He is told, and the tiles stay where he put them.
  await bo.layWord("ARM", ["J9", "J10", "J11"]);
  await expect(bo.note).toContainText("EARM");
  await bo.button(match.recall).tap();
  await bo.lay("S", "L8");
  await expect(bo.playButton).toHaveText("Spela+8");
  line.silence();
  await bo.play();
  await expect(bo.playButton).toBeDisabled();
  await expect(banner).toHaveText(app.offlineSends);
  await bo.sees("L8", "S, 1 poäng, utkast");
  await anna.sees("L8", sv.board.empty);

  line.mend();
  await anna.isOnTurn();
  await anna.sees("L8", "S, 1 poäng, senaste draget");
  await bo.isWaiting();
  await bo.scoresAre(8, 7);
  await bo.coinsAre(9, 8);
  await line.close();
});

test("A-75 a device without a network says so, and goes on when it is back", async ({ anna, visitor, origin }) => {
  const line = await Line.to(origin);
  const bo = await visitor({ baseURL: line.origin }, "drag");
  const { match: id = "", invite = "" } = await makeMatch(anna.page.context(), origin, sol);
  await takeSeat(bo.page.context(), line.origin, invite);
  await bo.openMatch(id);
  await bo.isWaiting();
  line.silence();
  await bo.page.context().setOffline(true);
  await expect(bo.page.locator(".link-banner")).toHaveText(app.offlineLocal);
  // It covers nothing that a player needs: the way back can be pressed.
  await bo.page.getByRole("link", { name: app.home, exact: true }).click({ trial: true });
  line.mend();
  await bo.page.context().setOffline(false);
  await expect(bo.page.locator(".link-banner")).toHaveCount(0);
  await anna.openMatch(id);
  await anna.layWord("EN", ["J8", "K8"]);
  await anna.play();
  await bo.isOnTurn();
  await line.close();
});

test("R-25 nine pages of one seat do not fight for its eight sockets: the oldest says so, and takes the match back", async ({
  anna,
  bo,
  seated,
}) => {
  const id = await seated(sol);
  await bo.isWaiting();
  // The other pages are sockets of the same browser.
  const other = await bo.page.context().newPage();
  await other.goto("/rules/kraft");
  await other.evaluate(async (path) => {
    for (let more = 0; more < 8; more++) {
      const socket = new WebSocket(`${location.origin.replace("http", "ws")}${path}`);
      await new Promise((resolve) => socket.addEventListener("open", resolve));
    }
  }, `/api/matches/${id}/socket`);
  await expect(bo.page.getByRole("heading", { name: app.elsewhere, exact: true })).toBeVisible();
  await bo.button(app.takeHere).tap();
  await bo.isWaiting();
  await anna.layWord("EN", ["J8", "K8"]);
  await anna.play();
  await bo.isOnTurn();
});
