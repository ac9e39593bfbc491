/** The bot thread: it holds what bots know of one lexicon and works on one turn at a time. */
import { chooseActions, type Knowledge } from "../../../shared/bot/choose.ts";
import type { Guard } from "../../../shared/bot/guard.ts";
import { seeded } from "../../../shared/bot/seeded.ts";
import searchFile from "../../../shared/lexicon/movegen/search.generated.wasm?url";
import { loadBands } from "../../lexicon/bands.ts";
import type { BotJob, BotReport } from "./bot-work.types.ts";
import { loadSearch } from "./compiled-search.ts";
import { learning } from "./knowledge.ts";

/** A search is bounded by its nodes. On a very slow device this limit applies as well. */
const LIMIT_MS = 2500;
/** The file has 11 KB and is mostly cached, so no search waits longer for the faster engine. */
const SEARCH_WITHIN_MS = 1500;

/** Requested as the thread starts, while the lexicon arrives. */
const search = loadSearch({
  fetch: () => fetch(searchFile, { signal: AbortSignal.timeout(SEARCH_WITHIN_MS) }),
  log: (line) => console.warn(JSON.stringify(line)),
  made: (kind, bytes) => performance.mark(`search: ${kind}`, { detail: bytes }),
});

let knowing: (() => Promise<Knowledge>) | null = null;

const report = (said: BotReport): void => self.postMessage(said);

function guardSince(started: number): Guard {
  const spent = () => performance.now() - started;
  return {
    isOver: () => spent() > LIMIT_MS,
    cut: (where) => console.warn(`bot: cut short at ${where} after ${Math.round(spent())} ms`),
  };
}

self.addEventListener("message", async ({ data }: MessageEvent<BotJob>) => {
  if (data.type === "lexicon") {
    const { id, version, dawg } = data;
    knowing = learning(id, dawg, () => loadBands(id, version), search);
    return;
  }
  const { n, view, level, seed } = data;
  try {
    if (knowing === null) throw new Error("no lexicon");
    const knowledge = await knowing();
    const started = performance.now();
    const commands = chooseActions(view, level, knowledge, seeded(seed), guardSince(started));
    report({ type: "thought", n, commands, ms: performance.now() - started });
  } catch (error) {
    report({ type: "failed", n, why: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
