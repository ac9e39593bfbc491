import { isAccessible } from "./axe.ts";
import { sv } from "./player.ts";
import { position, word } from "./positions.ts";
import { expect, makeMatch, takeSeat, test } from "./test.ts";

const { match, play } = sv;

const rich = position(
  { rack: "ÖTISAVS", coins: 8, score: 363, bar: ["swap", "charge", "erase", "morph", "dice", "alfa:hexagon"] },
  { rack: "NORSENA", coins: 21, score: 293, bar: ["alfa:pentagon", "gold"] },
  {
    board: { ...word("KATTEN", "F8"), ...word("SOL", "H10") },
    tiles: { F8: { charge: 3 }, G8: { dice: 4 }, H8: { morphed: true }, I8: { gem: "septagon" }, J8: { kind: "gold" } },
    premiums: { A1: "3W", B2: "2L", C3: "3L", D4: "2W", H8: "2W", E12: "4L", F12: "4W" },
    turn: 0,
  },
);

test("A-75 look.md the screens around a match pass axe by day and by night", async ({ visitor, newcomer, origin }) => {
  const eva = await newcomer();
  await eva.open("/");
  // The board in the page cannot be used yet.
  await expect(eva.page.locator(".first-board")).toHaveCount(0);
  await expect(eva.button(sv.hints.putAway)).toBeVisible();
  await isAccessible(eva, "landing");

  const [anna, bo] = [await visitor(), await visitor()];
  await anna.open("/");
  await expect(anna.button(play.create)).toBeVisible();
  await isAccessible(anna, "home");

  const open = await makeMatch(anna.page.context(), origin, rich);
  await anna.open(`/match/${open.match}`);
  await expect(anna.page.locator("output.code")).toBeVisible();
  await isAccessible(anna, "waiting");
  await bo.open(open.link ?? "");
  await expect(bo.button(play.take)).toBeVisible();
  await isAccessible(bo, "invitation");

  const blitz = await makeMatch(anna.page.context(), origin, rich, { format: "blitz" });
  await takeSeat(bo.page.context(), origin, blitz.invite ?? "");
  await bo.open(`/match/${blitz.match}`);
  await expect(bo.button(play.ready)).toBeVisible();
  await isAccessible(bo, "lobby");
  await bo.open("/nowhere");
  await expect(bo.page.getByRole("heading", { name: sv.app.notFound, exact: true })).toBeVisible();
  await isAccessible(bo, "not found");
});

test("A-75 look.md a match and its sheets pass axe by day and by night", async ({ visitor, origin }) => {
  const [anna, bo] = [await visitor(), await visitor()];
  const made = await makeMatch(anna.page.context(), origin, rich);
  await takeSeat(bo.page.context(), origin, made.invite ?? "");
  await anna.openMatch(made.match ?? "");
  await anna.lay("S", "G9");
  await anna.place("charge", "G9");
  await anna.place("dice", "K8");
  await isAccessible(anna, "draft");
  await anna.lay("V", "G10");
  await expect(anna.unknownFrames.first()).toBeVisible();
  await isAccessible(anna, "unknown word");
  await anna.button(match.shop).tap();
  await isAccessible(anna, "shop");
  await anna.closeSheet();
  await anna.slot("alfa:hexagon").tap();
  await anna.square("N14").tap();
  await isAccessible(anna, "letter picker");
  await anna.closeSheet();
  await anna.slot("swap").tap();
  await isAccessible(anna, "swap");
  await anna.button(sv.app.cancel).tap();
  await anna.button(match.pass).tap();
  await isAccessible(anna, "pass");
  await anna.button(sv.app.cancel).tap();
  await expect(anna.dialog).toBeHidden();
  await anna.button(match.more).tap();
  await isAccessible(anna, "more");
  await anna.button(match.resign).tap();
  await isAccessible(anna, "resign");
  await anna.dialog.getByRole("button", { name: match.resign, exact: true }).tap();
  await expect(anna.dialog).toContainText(sv.summary.reason.resigned.you);
  await isAccessible(anna, "summary");
});
