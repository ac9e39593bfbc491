import { openDeviceMatch } from "./device-match.ts";
import { sv } from "./player.ts";
import { position, squares, word } from "./positions.ts";
import { expect, test } from "./test.ts";

const { match, play, solo, summary } = sv;

test("P-21 Solo for the record: it is told in New game, and a better score takes its place", async ({ anna }) => {
  const terms = { ruleset: "alfapet", lexicon: "sv", options: { players: 1, rackSize: 7 }, against: { kind: "record" } } as const;
  const { position: last } = position({ rack: "EN", score: 200 }, {}, { board: word("SOL", "I9", "down"), bag: "", turn: 0 });
  await openDeviceMatch(anna, terms, { position: { ...last, players: last?.players?.slice(0, 1) ?? [] } });
  await expect(anna.note).toContainText(solo.racing);
  await anna.layWord("EN", squares("EN", "J9"));
  await anna.play();
  const points = 200 + 3;
  await expect(anna.dialog.getByRole("heading", { name: solo.newRecord(points), exact: true })).toBeVisible();

  await anna.button(summary.playAgain).tap();
  await expect(anna.note).toContainText(solo.racingTo(String(points)));
  await anna.page.getByRole("link", { name: sv.app.home, exact: true }).tap();
  await anna.page.getByRole("combobox", { name: play.rules, exact: true }).selectOption({ label: "Alfapet" });
  await expect(anna.page.locator(".solo-card")).toContainText(String(points));
  await anna.page.locator(".segment", { hasText: /^8/ }).tap();
  await expect(anna.page.locator(".solo-card")).toContainText(solo.none("Svenska", 8));

  await anna.page.getByText(solo.oneself, { exact: true }).tap();
  await anna.button(solo.play).tap();
  await anna.button(match.drawOk).tap();
  const first = await anna.page.locator("section.panel.on-turn").getAttribute("aria-label");
  await anna.button(match.passIn.alfapet.pass).tap();
  await anna.dialog.getByRole("button", { name: match.passIn.alfapet.passConfirm, exact: true }).tap();
  const second = first === solo.rack(1) ? solo.rack(2) : solo.rack(1);
  await expect(anna.page.locator("section.panel.on-turn")).toHaveAttribute("aria-label", second);
  // another board model has the rack now, and the announcements of the first one are still heard.
  await anna.hears(match.theirTurn(second));
  await expect(anna.hand.locator(".rack-place .tile")).toHaveCount(8);
});
