import type { Level } from "../../shared/bot/levels.ts";
import type { Lexicon } from "../../shared/lexicon/lexicon.ts";
import type { Command } from "../../shared/rules/model.ts";
import type { GameView } from "../../shared/rules/view.types.ts";
import type { BotJob, BotReport } from "./bot-work.types.ts";

export interface Bot {
  /** Gets ready: what it needs is fetched and kept while there is a network, and its first thought comes sooner. */
  warm(): void;
  /** What the seat on turn does. Null: the thread cannot be had, now; it may be asked again. */
  think(view: GameView, level: Level, seed: string): Promise<readonly Command[] | null>;
  stop(): void;
}

export type BotPort = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

export interface BotPorts {
  readonly startThread: () => BotPort;
  /** Runs once after `ms`; the answer cancels it. */
  readonly later: (run: () => void, ms: number) => () => void;
  readonly log: (line: Readonly<Record<string, unknown>>) => void;
}

/** A search is bounded by its nodes; this guards against a device that is slow beyond all measure. */
const GUARD_MS = 12_000;
/** Whom the guard leaves the move to: a short search of the same lexicon. */
const IN_HASTE: Level = "medium";

const startThread = (): BotPort => new Worker(new URL("./bot.worker.ts", import.meta.url), { type: "module" });

export const browserBotPorts: BotPorts = {
  startThread,
  later(run, ms) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  log: (line) => console.warn(JSON.stringify(line)),
};

/** A thread of bots that know one lexicon. It starts with the first thought, or before, and lives as long as the match is on screen. */
export function createBot({ id, version, dawg }: Lexicon, { startThread: start, later, log }: BotPorts = browserBotPorts): Bot {
  let thread: BotPort | null = null;
  let asked = 0;
  let stopped = false;

  function drop(): void {
    thread?.terminate();
    thread = null;
  }

  function running(): BotPort {
    if (thread !== null) return thread;
    thread = start();
    // Copied: the page's own stays where it is.
    thread.postMessage({ type: "lexicon", id, version, dawg } satisfies BotJob);
    return thread;
  }

  function ask(view: GameView, level: Level, seed: string): Promise<readonly Command[] | "late" | null> {
    const n = ++asked;
    const worker = running();
    return new Promise((resolve) => {
      const stopGuard = later(() => {
        drop();
        resolve("late");
      }, GUARD_MS);
      const end = (commands: readonly Command[] | null): void => {
        stopGuard();
        resolve(commands);
      };
      worker.onerror = () => {
        drop();
        end(null);
      };
      worker.onmessage = ({ data }: MessageEvent<BotReport>) => {
        if (data.n !== n) return;
        if (data.type === "thought") return end(data.commands);
        log({ event: "bot-failed", level, why: data.why });
        drop();
        end(null);
      };
      worker.postMessage({ type: "think", n, view, level, seed } satisfies BotJob);
    });
  }

  return {
    warm() {
      if (!stopped) running();
    },
    async think(view, level, seed) {
      if (stopped) return null;
      const thought = await ask(view, level, seed);
      if (thought !== "late") return thought;
      if (stopped) return null;
      log({ event: "bot-search-cut", level, turn: view.turnNumber, ruleset: view.ruleset, guardMs: GUARD_MS });
      const hasty = await ask(view, IN_HASTE, seed);
      return hasty === "late" ? null : hasty;
    },
    stop() {
      stopped = true;
      drop();
    },
  };
}
