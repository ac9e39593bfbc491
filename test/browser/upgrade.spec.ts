/** What earlier builds stored in a browser, opened by today's page. */
import { BUILDS, readJson } from "../upgrade/fixtures.ts";
import type { SavedBrowser } from "../upgrade/saved-browser.types.ts";
import { KEEPS_NOTHING } from "./bot.ts";
import { Player, sv } from "./player.ts";
import { expect, test } from "./test.ts";

const { board, bots, match, play } = sv;

for (const build of BUILDS) {
  test(`A-93 A-61 A-73 P-21 a browser of ${build} finds its bot match, its draft and its Solo record again`, async ({
    device,
    origin,
  }) => {
    const { path, seen, record, origins } = readJson<SavedBrowser>(build, "browser.json");
    const storageState = { cookies: [], origins: origins.map((stored) => ({ ...stored, origin })) };
    const context = await device({ ...KEEPS_NOTHING, storageState: JSON.parse(JSON.stringify(storageState)) });
    const player = new Player(await context.newPage(), "tap");
    await player.open(path);
    await player.isOnTurn();
    await player.plays(bots.level.easy);
    await player.holds(seen.hand);
    await player.scoresAre(...seen.scores);
    for (const { at, letter } of seen.board)
      await expect(player.square(at)).toHaveAccessibleName(new RegExp(`^${at}: ${letter}, `));
    const { at, letter } = seen.draft;
    await expect(player.square(at)).toHaveAccessibleName(new RegExp(`^${at}: ${letter}, .*${board.drafted}$`));

    await player.button(match.recall).tap();
    await player.pass();
    await player.isOnTurn();
    await expect(player.lastLine, "the bot has moved").toContainText(bots.level.easy);

    await player.open("/");
    await expect(player.page.locator(".match-card"), "the bot match and the Solo match").toHaveCount(2);
    await player.page.getByRole("combobox", { name: play.rules, exact: true }).selectOption({ label: "Alfapet" });
    await expect(player.page.locator(".solo-card")).toContainText(String(record));
  });
}
