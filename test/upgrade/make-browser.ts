/**
 * Plays on this device with the build of the folder that it is copied to, and saves what its browser has stored (test/fixtures/builds).
 * It is a test of Playwright, so that the pages of a build are driven by the helpers of that build.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { openDeviceMatch } from "../browser/device-match.ts";
import { sv } from "../browser/player.ts";
import { position, squares, word } from "../browser/positions.ts";
import { expect, test } from "../browser/test.ts";
import type { SavedBrowser } from "../upgrade/saved-browser.types.ts";

const { bots, solo } = sv;
const to = process.env.FIXTURE ?? "build";
/** Large, and fetched anew where they are missing. */
const LEFT_OUT = "alfa-kraft-lexicons";
const RECORD = 203;

test("save a Solo record, a bot match and a draft", async ({ anna, origin }) => {
  const { page } = anna;
  const terms = { ruleset: "alfapet", lexicon: "sv", options: { players: 1, rackSize: 7 }, against: { kind: "record" } } as const;
  const { position: last } = position({ rack: "EN", score: 200 }, {}, { board: word("SOL", "I9", "down"), bag: "", turn: 0 });
  await openDeviceMatch(anna, terms, { position: { ...last, players: last?.players?.slice(0, 1) ?? [] } });
  await anna.layWord("EN", squares("EN", "J9"));
  await anna.play();
  await expect(anna.dialog.getByRole("heading", { name: solo.newRecord(RECORD), exact: true })).toBeVisible();
  await anna.open("/");
  await anna.button(bots.easier).tap();
  await anna.button(bots.play(bots.level.easy)).tap();
  await anna.isOnTurn();
  await anna.pass();
  await anna.isOnTurn();
  await expect(anna.lastLine).toContainText(bots.level.easy);
  const hand = await anna.handLetters();
  const board = await page
    .locator("[data-at]:has(.letter)")
    .evaluateAll((all) =>
      all.map((square) => ({ at: square.getAttribute("data-at"), letter: square.querySelector(".letter")?.textContent })),
    );
  const draft = { at: "B2", letter: [...hand].find((letter) => /\p{Lu}/u.test(letter)) ?? "" };
  await anna.lay(draft.letter, draft.at);
  const path = new URL(page.url()).pathname;
  const points = await page.locator(".panel-points [aria-hidden]").allTextContents();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain("draft");
  // The type of a storage state leaves out IndexedDB.
  const { origins }: Pick<SavedBrowser, "origins"> = JSON.parse(
    JSON.stringify(await page.context().storageState({ indexedDB: true })),
  );
  const kept = origins.map(({ localStorage, indexedDB }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => name.startsWith("alfa-kraft")),
    indexedDB: indexedDB.filter(({ name }) => name !== LEFT_OUT),
  }));
  const scores = [Number(points[1]), Number(points[0])];
  const saved = { path, seen: { hand: await anna.handLetters(), board, draft, scores }, record: RECORD, origins: kept };
  writeFileSync(join(to, "browser.json"), `${JSON.stringify(saved)}\n`);
});
