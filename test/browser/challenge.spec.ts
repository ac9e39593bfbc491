import { isAccessible } from "./axe.ts";
import { sv } from "./player.ts";
import { position, word } from "./positions.ts";
import { expect, test } from "./test.ts";

const { challenge, friends, inbox, match } = sv;
const kraft = { ruleset: "kraft", lexicon: "sv", format: "casual" };
const sol = position({ rack: "TARMENS" }, { rack: "ENSTARK" }, { board: word("SOL", "G8"), turn: 1, bag: "ORMAREN" });

test("A-10 A-11 a challenge arrives at once, is declined, accepted, and played, and who is here is seen", async ({
  anna,
  bo,
  origin,
}) => {
  const headers = { Origin: origin };
  await bo.page.context().request.post("/api/me", { headers });
  await bo.open("/profile");
  const code = (await bo.page.locator("output.code").textContent()) ?? "";
  await bo.page.getByRole("link", { name: "Alfa Kraft", exact: true }).tap();

  await anna.open("/");
  await anna.page.getByLabel(new RegExp(`^${friends.find}`)).fill(code.toLowerCase());
  await anna.button(challenge.send).tap();
  await expect(anna.page.getByRole("button", { name: challenge.withdraw, exact: true })).toBeVisible();
  const card = bo.page.getByRole("article");
  await expect(card).toContainText(inbox.yourStart);
  await expect(bo.page).toHaveTitle("(1) Alfa Kraft");
  await isAccessible(bo, "a challenge in the inbox");
  await card.getByRole("button", { name: /^Tacka nej/ }).tap();
  await expect(anna.page.getByText(challenge.declined, { exact: true })).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(bo.page).toHaveTitle("Alfa Kraft");

  // She saw it happen, so her list does not mention it.
  await anna.page.getByRole("link", { name: sv.app.home, exact: true }).tap();
  const note = anna.page.locator(".notes li");
  await expect(anna.page.getByLabel(new RegExp(`^${friends.find}`))).toBeVisible();
  await expect(note).toHaveCount(0);

  const request = anna.page.context().request;
  const sent = await request.post("/api/challenges", { headers, data: { ...kraft, to: { code }, test: sol } });
  const { match: id } = await sent.json();
  await card.getByRole("button", { name: /^Anta/ }).tap();
  await bo.isOnTurn();
  await expect(note).toContainText("antog din utmaning");
  await note.getByRole("link").tap();
  await expect(anna.page).toHaveURL(`${origin}/match/${id}`);
  await bo.layWord("EN", ["J8", "K8"]);
  await bo.play();
  await anna.isOnTurn();
  await anna.open("/");
  const listed = anna.page.locator(".match-card").first();
  await expect(listed).toContainText(match.yourTurn);
  await expect(listed).toContainText(match.near);
  await expect(note).toHaveCount(0);

  // Accepting a challenge by code accepted the request that came with it.
  await anna.open("/friends");
  const friend = anna.page.getByRole("listitem").filter({ has: anna.page.getByText(code, { exact: true }) });
  await expect(friend).toContainText(match.near);
  await isAccessible(anna, "friends");
  await friend.getByRole("button", { name: new RegExp(`^${friends.block} `) }).tap();
  await anna.dialog.getByRole("button", { name: friends.block, exact: true }).tap();
  await expect(friend.getByRole("button", { name: new RegExp(`^${friends.unblock} `) })).toBeVisible();
});
