/** Word lists in a real browser: requests, storage, damage, and the verdict on a word. */
import type { BrowserContext, Page } from "@playwright/test";
import { LEXICON_FILES } from "../../shared/lexicon/versions.ts";
import type { LexiconId } from "../../shared/rules/model.ts";
import { type Player, sv } from "./player.ts";
import { position, word } from "./positions.ts";
import { expect, makeMatch, takeSeat, test } from "./test.ts";

const { match, words } = sv;
const LISTS = "**/lexicons/*.list1";
const sol = position({ rack: "XENSTAR" }, { rack: "XENSTAR" }, { board: word("SOL", "G8"), turn: 0 });
const notInList = (one: string): string => `${one} ${words.refused["not-in-list"](1)}`;

/** Anna's turn in a match with Bo, who looks away. */
async function annaPlays(anna: Player, bo: Player, origin: string, lexicon: LexiconId = "sv"): Promise<void> {
  const { match: id = "", invite = "" } = await makeMatch(anna.page.context(), origin, sol, { lexicon });
  await takeSeat(bo.page.context(), origin, invite);
  await anna.openMatch(id);
}

/** The number of requests for a list by a page and its threads. */
function countLists(context: BrowserContext): () => number {
  let asked = 0;
  context.on("request", (request) => {
    if (request.url().endsWith(".list1")) asked++;
  });
  return () => asked;
}

async function judges(anna: Player): Promise<void> {
  await anna.lay("X", "J8");
  await expect(anna.note).toHaveText(notInList("SOLX"));
  await anna.button(match.recall).tap();
  await anna.layWord("EN", ["J8", "K8"]);
  await expect(anna.note).toContainText("SOLEN 7");
  await anna.button(match.recall).tap();
}

/** The number of automata stored on the device. It opens no database that does not exist, because that would create one. */
function kept(page: Page): Promise<number> {
  return page.evaluate(async () => {
    if ((await indexedDB.databases()).length === 0) return 0;
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open("alfa-kraft-lexicons");
      opening.onsuccess = () => {
        const counting = opening.result.transaction("automata").objectStore("automata").count();
        counting.onsuccess = () => {
          opening.result.close();
          resolve(counting.result);
        };
      };
    });
  });
}

/** Damages the stored files, like a faulty disk. */
function spoil(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("alfa-kraft-lexicons");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const store = opening.result.transaction("automata", "readwrite").objectStore("automata");
          let spoiled = 0;
          const all = store.openCursor();
          all.onsuccess = () => {
            const cursor = all.result;
            if (cursor === null) {
              opening.result.close();
              return resolve(spoiled);
            }
            const bytes: Uint8Array = cursor.value;
            bytes[5000] = (bytes[5000] ?? 0) ^ 1;
            cursor.update(bytes);
            spoiled++;
            cursor.continue();
          };
        };
      }),
  );
}

test("R-08 a list is received packed, is kept on the device, and is fetched again only where what is kept is damaged", async ({
  anna,
  bo,
  origin,
}) => {
  const lists = countLists(anna.page.context());
  const received = anna.page.context().waitForEvent("response", (answer) => answer.url().endsWith(".list1"));
  await annaPlays(anna, bo, origin);
  const answer = await received;
  expect(await answer.headerValue("content-encoding")).toBe("br");
  expect(await answer.headerValue("cache-control")).toBe("public, max-age=31536000, immutable");
  expect((await answer.request().sizes()).responseBodySize).toBe(LEXICON_FILES.sv?.list.wireBytes);
  await judges(anna);
  expect(lists()).toBe(1);

  await expect.poll(() => kept(anna.page)).toBe(1);
  await anna.page.reload();
  await judges(anna);
  expect(lists()).toBe(1);

  expect(await spoil(anna.page)).toBe(1);
  await anna.page.reload();
  await judges(anna);
  expect(lists()).toBe(2);
});

test("R-26 a list that arrives damaged gives no verdict, says so, and is fetched again", async ({ anna, bo, origin }) => {
  let broken = true;
  let asked = 0;
  const { promise: seen, resolve: haveSeen } = Promise.withResolvers<void>();
  await anna.page.context().route(LISTS, async (route) => {
    if (!broken) return route.continue();
    // The notice of a retry stays only as long as the retry takes.
    if (asked++ === 1) await seen;
    const answer = await route.fetch();
    return route.fulfill({ response: answer, headers: {}, body: (await answer.body()).subarray(0, -1000) });
  });
  await annaPlays(anna, bo, origin);
  await expect(anna.note).toContainText(`${words.trouble.damaged} ${words.tryingAgain}`);
  haveSeen();
  await expect(anna.note).toContainText(`${words.trouble.damaged} ${words.serverChecks}`);
  await anna.lay("X", "J8");
  await expect(anna.unknownFrames).toHaveCount(0);
  await expect(anna.note).toContainText("SOLX 13");
  // The words of a draft are not looked up. The note says so and offers a retry.
  await expect(anna.note).toContainText(words.trouble.damaged);
  broken = false;
  await anna.button(sv.app.tryAgain).tap();
  await expect(anna.note).toHaveText(notInList("SOLX"));
  await anna.button(match.recall).tap();
  await judges(anna);
});

test("R-08 without a place to keep it, a list is fetched for every visit, and nothing else changes", async ({
  anna,
  bo,
  origin,
}) => {
  const context = anna.page.context();
  const lists = countLists(context);
  let less = 'Object.defineProperty(self, "indexedDB", { value: undefined });';
  await context.route("**/build.worker-*.js", async (route) => {
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: `${less}${await answer.text()}` });
  });
  await annaPlays(anna, bo, origin);
  await judges(anna);
  expect(lists()).toBe(1);
  less = 'IDBObjectStore.prototype.put = () => { throw new DOMException("", "QuotaExceededError"); };';
  await anna.page.reload();
  await judges(anna);
  await anna.page.reload();
  await judges(anna);
  expect(lists()).toBe(3);
});

test("P-04 a match with the strict list names it, tells an inflected form from none, and takes a report", async ({
  anna,
  bo,
  origin,
}) => {
  await annaPlays(anna, bo, origin, "sv-strict");
  await anna.layWord("EN", ["J8", "K8"]);
  await expect(anna.note).toHaveText(`SOLEN ${words.refused["inflected-form"](1)}`);
  await anna.lay("X", "L8");
  await expect(anna.note).toHaveText(notInList("SOLENX"));

  await anna.button(words.report("SOLENX")).tap();
  await expect(anna.dialog).toContainText(sv.app.lexicon["sv-strict"]);
  await expect(anna.dialog).toContainText(words.version(LEXICON_FILES["sv-strict"]?.version ?? ""));
  await expect(anna.dialog.getByLabel(words.lookUp, { exact: true })).toHaveValue("SOLENX");
  const sent = anna.page.waitForResponse("**/api/words/reports");
  await anna.button(words.reportMissing).tap();
  expect((await sent).status()).toBe(201);
  await expect(anna.dialog).toContainText(words.reported("SOLENX"));
  await anna.closeSheet();

  await anna.button(match.more).tap();
  await anna.button(words.open(sv.app.lexicon["sv-strict"])).tap();
  const field = anna.dialog.getByLabel(words.lookUp, { exact: true });
  await field.fill("sol");
  await expect(anna.dialog).toContainText(words.valid("SOL"));
  await expect(anna.button(words.reportWrong)).toBeVisible();
  await field.fill("solar");
  await expect(anna.dialog).toContainText(words.sentence("SOLAR", words.refused["inflected-form"](1)));
  await field.fill("sølar");
  await expect(anna.dialog).toContainText(words.refused["letter-not-in-alphabet"](1));
  await field.fill("solsolsolsolsolsol");
  await expect(anna.dialog).toContainText(words.refused["too-long"](1));
  await expect(anna.button(words.reportMissing)).toHaveCount(0);
  const [notice] = await Promise.all([
    anna.page.context().waitForEvent("page"),
    anna.dialog.getByRole("link", { name: words.source, exact: true }).tap(),
  ]);
  await expect(notice.locator("body")).toContainText("LGPL");
});
