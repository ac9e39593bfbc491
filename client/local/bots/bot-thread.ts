import type { Level } from "../../../shared/bot/levels.ts";
import type { Lexicon } from "../../../shared/lexicon/lexicon.ts";
import type { Command } from "../../../shared/rules/model.ts";
import type { GameView } from "../../../shared/rules/view.types.ts";
import type { BotJob, BotReport } from "./bot-work.types.ts";

export interface Bot {
  /** Prepares the thread: its files are fetched and stored while there is a network, and its first move comes sooner. */
  warm(): void;
  /** The actions of the seat on turn. Null if the thread cannot start now; it may be asked again. */
  think(view: GameView, level: Level, seed: string): Promise<readonly Command[] | null>;
  /** The player is waiting: a move that does not come soon is left to a short search. */
  hurry(): void;
  stop(): void;
}

export type BotPort = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onmessageerror" | "onerror">;

export interface BotPorts {
  readonly startThread: () => BotPort;
  /** Runs once after `ms`. The returned function cancels. */
  readonly later: (run: () => void, ms: number) => () => void;
  readonly log: (line: Readonly<Record<string, unknown>>) => void;
}

/** A search is bounded by its nodes. This limit is for devices that are far too slow and for threads that die silently. */
const GUARD_MS = 12_000;
/** The limit once the player waits: the longest search (bot.worker.ts) plus the set-up of a level's words before the first. */
const HURRIED_MS = 4000;
/** The level that makes the move when time runs out: a short search of the same lexicon. */
const inHaste = (level: Level): Level => (level === "easy" ? "easy" : "medium");
/** A thread may fail once, because of a level that is too heavy for the device, or for good. */
const attempts = (level: Level): readonly Level[] => [level, level, inHaste(level)];

const startThread = (): BotPort => new Worker(new URL("./bot.worker.ts", import.meta.url), { type: "module" });

export const browserBotPorts: BotPorts = {
  startThread,
  later(run, ms) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  log: (line) => console.warn(JSON.stringify(line)),
};

/** The one search in progress. */
interface Thought {
  readonly n: number;
  end(outcome: readonly Command[] | "late" | "failed"): void;
  hurry(): void;
}

/**
 * A thread of bots that know one lexicon. It starts with the first search or earlier, and lives as long as the match is on
 * screen.
 */
export function createBot({ id, version, dawg }: Lexicon, { startThread: start, later, log }: BotPorts = browserBotPorts): Bot {
  let thread: BotPort | null = null;
  let thought: Thought | null = null;
  let asked = 0;
  let stopped = false;

  function drop(): void {
    thread?.terminate();
    thread = null;
  }

  /** Handles a failure whether it searches or not: a thread that died while starting cannot be used. */
  function failed(of: BotPort, why: string): void {
    if (of !== thread) return;
    log({ event: "bot-thread-failed", why });
    drop();
    thought?.end("failed");
  }

  function running(): BotPort {
    if (thread !== null) return thread;
    const begun = start();
    thread = begun;
    begun.onerror = (event) => {
      event.preventDefault();
      failed(begun, event.message || "error");
    };
    begun.onmessageerror = () => failed(begun, "messageerror");
    begun.onmessage = ({ data }: MessageEvent<BotReport>) => {
      if (data.type === "failed") return failed(begun, data.why);
      if (data.n === thought?.n) thought.end(data.commands);
    };
    // This is a copy. The page keeps its own.
    begun.postMessage({ type: "lexicon", id, version, dawg } satisfies BotJob);
    return begun;
  }

  function ask(view: GameView, level: Level, seed: string): Promise<readonly Command[] | "late" | "failed"> {
    const n = ++asked;
    return new Promise((resolve) => {
      const late = () => {
        drop();
        now.end("late");
      };
      let stopGuard = later(late, GUARD_MS);
      let hurried = false;
      const now: Thought = {
        n,
        end(outcome) {
          stopGuard();
          if (thought === now) thought = null;
          resolve(outcome);
        },
        hurry() {
          if (hurried) return;
          hurried = true;
          stopGuard();
          stopGuard = later(late, HURRIED_MS);
        },
      };
      thought = now;
      try {
        running().postMessage({ type: "think", n, view, level, seed } satisfies BotJob);
      } catch (error) {
        // The page may not be allowed to start one.
        log({ event: "bot-thread-failed", why: String(error) });
        drop();
        now.end("failed");
      }
    });
  }

  return {
    warm() {
      try {
        if (!stopped) running();
      } catch {
        // The first search will report it.
        drop();
      }
    },
    async think(view, level, seed) {
      for (const as of attempts(level)) {
        if (stopped) return null;
        const outcome = await ask(view, as, seed);
        if (stopped) return null;
        if (outcome === "failed") continue;
        if (outcome !== "late") return outcome;
        log({ event: "bot-search-cut", level, turn: view.turnNumber, ruleset: view.ruleset, guardMs: GUARD_MS });
        const hasty = await ask(view, inHaste(level), seed);
        return stopped || typeof hasty === "string" ? null : hasty;
      }
      return null;
    },
    hurry: () => thought?.hurry(),
    stop() {
      stopped = true;
      drop();
      thought?.end("failed");
    },
  };
}
