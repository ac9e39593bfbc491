import type { Level } from "../../../shared/bot/levels.ts";
import type { Lexicon } from "../../../shared/lexicon/lexicon.ts";
import type { Command } from "../../../shared/rules/model.ts";
import type { GameView } from "../../../shared/rules/view.types.ts";
import type { BotJob, BotReport } from "./bot-work.types.ts";

export interface Bot {
  /** Gets ready: what it needs is fetched and kept while there is a network, and its first thought comes sooner. */
  warm(): void;
  /** What the seat on turn does. Null: the thread cannot be had, now; it may be asked again. */
  think(view: GameView, level: Level, seed: string): Promise<readonly Command[] | null>;
  /** Somebody waits: what does not come soon is left to a short search. */
  hurry(): void;
  stop(): void;
}

export type BotPort = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onmessageerror" | "onerror">;

export interface BotPorts {
  readonly startThread: () => BotPort;
  /** Runs once after `ms`; the answer cancels it. */
  readonly later: (run: () => void, ms: number) => () => void;
  readonly log: (line: Readonly<Record<string, unknown>>) => void;
}

/** A search is bounded by its nodes; this guards against a device that is slow beyond all measure, and a thread that dies unheard. */
const GUARD_MS = 12_000;
/** Once somebody waits: as long as a search may take (bot.worker.ts), and the words of a level to be laid out before the first. */
const HURRIED_MS = 4000;
/** Whom the guard leaves the move to: a short search of the same lexicon. */
const inHaste = (level: Level): Level => (level === "easy" ? "easy" : "medium");
/** A thread may fail for once, of a level that asks too much of the device, or for good. */
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

/** The one thought that is under way. */
interface Thought {
  readonly n: number;
  end(outcome: readonly Command[] | "late" | "failed"): void;
  hurry(): void;
}

/** A thread of bots that know one lexicon. It starts with the first thought, or before, and lives as long as the match is on screen. */
export function createBot({ id, version, dawg }: Lexicon, { startThread: start, later, log }: BotPorts = browserBotPorts): Bot {
  let thread: BotPort | null = null;
  let thought: Thought | null = null;
  let asked = 0;
  let stopped = false;

  function drop(): void {
    thread?.terminate();
    thread = null;
  }

  /** Heard whether it thinks or not: one that died as it got ready is no thread to ask. */
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
    // Copied: the page's own stays where it is.
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
        // The page may start none.
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
        // The first thought says so.
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
