import { fits, SIZES, targetsAreLarge } from "./fits.ts";
import { position, word } from "./positions.ts";
import { expect, test } from "./test.ts";

const full = position(
  { rack: "ÖMWXÅÄS", coins: 128, score: 1363, bar: ["swap", "charge", "erase", "morph", "dice", "alfa:hexagon", "gold"] },
  { rack: "ENSTARK", coins: 99, score: 1293, bar: ["alfa:pentagon", "alfa:septagon", "gold"] },
  { board: { ...word("NORRSKEN", "D8") }, turn: 0 },
);

for (const { width, height } of SIZES) {
  test(`A-75 look.md nothing scrolls in a match at ${width}×${height}, and targets are large enough`, async ({
    anna,
    seated,
  }) => {
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
