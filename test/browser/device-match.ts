/** A match on the device from a prepared position, written into the page's own store. */
import { expect } from "@playwright/test";
import { changeOf, newMatch } from "../../client/local/begin.ts";
import type { Kept } from "../../client/local/shelf.ts";
import type { Terms } from "../../client/local/terms.ts";
import { LEXICON_FILES } from "../../shared/lexicon/versions.ts";
import { chanceOf } from "../../shared/match/chance.ts";
import { fold } from "../../shared/match/evolve.ts";
import { turns } from "../../shared/match/turns/mode.ts";
import { startGame } from "../../shared/match/turns/start.ts";
import type { Player } from "./player.ts";
import type { TestOptions } from "./positions.ts";

const KEY = new Uint8Array(32).fill(7);
const ID = "0123456789abcdef";

function prepared(terms: Terms, test: TestOptions): Kept {
  const now = Date.now();
  const { ruleset, lexicon, options } = terms;
  const lexiconVersion = LEXICON_FILES[lexicon]?.version ?? "";
  const { head, events } = newMatch(terms, { id: ID, lexiconVersion, key: KEY, now });
  const about = {
    id: ID,
    ruleset,
    lexicon,
    lexiconVersion,
    options,
    format: "casual",
    createdAt: now,
    key: "",
    test,
    holders: [],
  };
  const chance = chanceOf(() => KEY, 1);
  const started = startGame({ ...about, format: "casual" }, options, now, chance);
  const all = [...events.slice(0, -1), { ...started, setUp: { ...started.setUp, turnMs: null } }];
  const state = fold(turns, all);
  if (state === null) throw new Error("no match");
  return { head: { ...head, ...changeOf(state, now) }, events: all };
}

/** Seat 0 is the player's. Ends with the match on screen. */
export async function openDeviceMatch(player: Player, terms: Terms, test: TestOptions): Promise<void> {
  // The page creates its store.
  await player.open("/local/none");
  await expect(player.page.getByRole("heading")).toBeVisible();
  await player.page.evaluate(
    async ({ head, events }) => {
      const opening = indexedDB.open("alfa-kraft-matches");
      await new Promise((resolve) => {
        opening.onsuccess = resolve;
      });
      const writing = opening.result.transaction(["heads", "events"], "readwrite");
      writing.objectStore("heads").put(head, head.id);
      for (const [n, event] of events.entries()) writing.objectStore("events").put(event, [head.id, n]);
      await new Promise((resolve) => {
        writing.oncomplete = resolve;
      });
      opening.result.close();
    },
    prepared(terms, test),
  );
  await player.open(`/local/${ID}`);
  await expect(player.board).toBeVisible();
}
