import { fits, isNoWider, SIZES, targetsAreLarge } from "./fits.ts";
import { withTheWidestName } from "./matches.ts";
import { sv } from "./player.ts";
import { position, word } from "./positions.ts";
import { expect, makeMatch, takeSeat, test } from "./test.ts";

const full = position(
  { rack: "ÖMWXÅÄS", coins: 128, score: 1363, bar: ["swap", "charge", "erase", "morph", "dice", "alfa:hexagon", "gold"] },
  { rack: "ENSTARK", coins: 99, score: 1293, bar: ["alfa:pentagon", "alfa:septagon", "gold"] },
  { board: { ...word("NORRSKEN", "D8") }, turn: 0 },
);

for (const { width, height } of SIZES) {
  test(`A-75 look.md nothing scrolls in a match at ${width}×${height}, and targets are large enough`, async ({
    anna,
    bo,
    seated,
    origin,
  }) => {
    await withTheWidestName(bo.page.context(), origin);
    await anna.page.setViewportSize({ width, height });
    await seated(full);
    await fits(anna);
    await targetsAreLarge(anna);
    await anna.lay("S", "L8");
    await anna.place("charge", "L8");
    await fits(anna);
    await anna.lay("X", "L9");
    await anna.lay("W", "L10");
    await expect(anna.unknownFrames.first()).toBeVisible();
    await fits(anna);
    await anna.slot("swap").tap();
    await fits(anna);
  });
}

test("A-75 Alfapet with eight tiles at 320×568, upright and on its side: names and tiles fit, every label is on one line", async ({
  visitor,
  bo,
  origin,
}) => {
  const anna = await visitor({ viewport: { width: 320, height: 568 } });
  const test = { position: { players: [{ rack: "LADA#ENX" }, {}], turn: 0 } };
  const made = await makeMatch(anna.page.context(), origin, test, { ruleset: "alfapet", options: { rackSize: 8 } });
  await withTheWidestName(bo.page.context(), origin);
  await takeSeat(bo.page.context(), origin, made.invite ?? "");
  await anna.open(`/match/${made.match}`);
  const ok = anna.dialog.getByRole("button", { name: sv.match.drawOk, exact: true });
  await expect(ok).toBeVisible();
  await isNoWider(anna);
  await ok.tap();
  await anna.page.setViewportSize({ width: 568, height: 320 });
  await fits(anna);
  await anna.page.setViewportSize({ width: 320, height: 568 });
  await fits(anna);
  const heights = await anna.page.locator(".action").evaluateAll((all) => all.map((action) => action.scrollHeight));
  expect(new Set(heights).size, "labels of one line").toBe(1);
  await anna.button(sv.board.exchange).tap();
  await fits(anna);
  const [note, board] = await Promise.all([
    anna.page.locator(".note-text").boundingBox(),
    anna.page.locator(".board").boundingBox(),
  ]);
  expect(note?.y).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? 0));

  // English words are longer. A choice in progress stays.
  await anna.page.evaluate(() => localStorage.setItem("alfa-kraft:locale", "en"));
  await anna.page.reload();
  await anna.page.getByRole("button", { name: "Cancel", exact: true }).tap();
  await expect(anna.page.getByRole("button", { name: /^Exchange/ })).toBeVisible();
  await fits(anna);
});
