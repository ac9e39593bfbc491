/** Matches on a device for tests: fake-indexeddb, bots on the same thread, and no waiting. */
import { signal } from "@preact/signals";
import { chooseActions } from "../../../shared/bot/choose.ts";
import { seeded } from "../../../shared/bot/seeded.ts";
import { SMALL } from "../../../shared/bot/testing/knowledge.ts";
import type { VersionedWords } from "../../../shared/match/ports.ts";
import { newMatch } from "../begin.ts";
import type { Bot } from "../bots/bot-thread.ts";
import type { BotTurnPorts } from "../bots/bot-turns.ts";
import { hostMatch, type LocalMatch } from "../local-match.ts";
import { deviceShelf, type Kept, type Shelf } from "../shelf.ts";
import type { Terms } from "../terms.ts";

const VERSION = "0123456789ab";
export const WORDS: VersionedWords = { list: SMALL.words, tree: null, version: VERSION };

export const KRAFT: Terms = { ruleset: "kraft", lexicon: "sv", options: {}, against: { kind: "bots", level: "easy" } };

let ids = 0;

export function made(terms: Terms = KRAFT, seed = 1): Kept {
  const key = new Uint8Array(32).fill(seed);
  return newMatch(terms, { id: `match-${++ids}`, lexiconVersion: VERSION, key, now: 1_000 });
}

export function hosted(kept: Kept, shelf: Shelf = deviceShelf(), words: VersionedWords = WORDS, tell = () => {}): LocalMatch {
  let now = 1_000;
  return hostMatch(kept, {
    now: () => ++now,
    shelf,
    words: async () => words,
    nameOf: (seat) => `seat ${seat}`,
    tell,
  });
}

export const thinker: Bot = {
  think: async (view, level, seed) => chooseActions(view, level, SMALL.knowledge, seeded(seed)),
  warm: () => {},
  hurry: () => {},
  stop: () => {},
};

export const atOnce: BotTurnPorts = {
  plays: signal(true),
  isSeen: () => true,
  bot: async () => thinker,
  later: (run) => {
    queueMicrotask(run);
    return () => {};
  },
  random: () => 0.5,
  log: (line) => {
    throw new Error(JSON.stringify(line));
  },
};
