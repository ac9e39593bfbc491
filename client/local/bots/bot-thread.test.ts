import { describe, expect, it } from "vitest";
import { LEVELS } from "../../../shared/bot/level-ids.ts";
import { lexiconFrom } from "../../../shared/lexicon/lexicon.ts";
import { fileOf } from "../../../shared/lexicon/testing/build.ts";
import { fold } from "../../../shared/match/evolve.ts";
import { hasBegun } from "../../../shared/match/evolve-phase.ts";
import { turns } from "../../../shared/match/turns/mode.ts";
import { viewFor } from "../../../shared/rules/index.ts";
import { made } from "../testing/in-place.ts";
import { type BotPort, createBot } from "./bot-thread.ts";
import type { BotJob, BotReport } from "./bot-work.types.ts";
import { paceOf } from "./pace.ts";

const LEXICON = lexiconFrom(fileOf("sv", "0123456789ab", ["HUND"]));

function viewNow() {
  const state = fold(turns, made().events);
  if (state === null || !hasBegun(state)) throw new Error("no game");
  return viewFor(state.game, 0);
}

type Answer = Omit<BotReport & { type: "thought" }, "n"> | "error" | "messageerror" | "failed" | "silence";

/** Threads that answer each job, or break. */
function rig(answer: (job: BotJob, thread: number) => Answer) {
  const jobs: BotJob[] = [];
  const lines: unknown[] = [];
  const guards: { readonly run: () => void; readonly ms: number; stopped: boolean }[] = [];
  let ended = 0;
  let threads = 0;
  const start = (): BotPort => {
    const number = ++threads;
    const port: BotPort = {
      onmessage: null,
      onmessageerror: null,
      onerror: null,
      terminate: () => {
        ended++;
      },
      postMessage: (job: BotJob) => {
        jobs.push(job);
        const said = answer(job, number);
        if (said === "silence" || (job.type !== "think" && typeof said !== "string")) return;
        const n = job.type === "think" ? job.n : 0;
        const message = (data: BotReport) => port.onmessage?.call(port as Worker, { data } as MessageEvent<BotReport>);
        queueMicrotask(() => {
          if (said === "error") port.onerror?.call(port as Worker, { preventDefault: () => {}, message: "gone" } as ErrorEvent);
          else if (said === "messageerror") port.onmessageerror?.call(port as Worker, {} as MessageEvent);
          else if (said === "failed") message({ type: "failed", n, why: "a fault" });
          else message({ ...said, n });
        });
      },
    };
    return port;
  };
  const bot = createBot(LEXICON, {
    startThread: start,
    later: (run, ms) => {
      const guard = { run, ms, stopped: false };
      guards.push(guard);
      return () => {
        guard.stopped = true;
      };
    },
    log: (line) => lines.push(line),
  });
  return { bot, jobs, lines, guards, ended: () => ended, threads: () => threads };
}

const THOUGHT = { type: "thought", commands: [{ type: "pass" }], ms: 3 } as const;
const PASS = [{ type: "pass" }];

describe("the bot thread", () => {
  it("A-61 gets the lexicon once, then a view a turn", async () => {
    const { bot, jobs } = rig(() => THOUGHT);
    expect(await bot.think(viewNow(), "hard", "a")).toEqual(PASS);
    expect(await bot.think(viewNow(), "hard", "b")).toEqual(PASS);
    expect(jobs.map(({ type }) => type)).toEqual(["lexicon", "think", "think"]);
  });

  it("is cut where a search takes beyond all measure: that is logged, and the move is made in haste", async () => {
    const { bot, jobs, lines, guards, ended } = rig((job) =>
      job.type === "think" && job.level === "expert" ? "silence" : THOUGHT,
    );
    const thinking = bot.think(viewNow(), "expert", "a");
    guards[0]?.run();
    expect(await thinking).toEqual(PASS);
    expect(lines).toEqual([expect.objectContaining({ event: "bot-search-cut", level: "expert", turn: 1, ruleset: "kraft" })]);
    expect([ended(), jobs.length]).toEqual([1, 4]);
  });

  it("is cut sooner once somebody waits, however often that is said", async () => {
    const { bot, guards } = rig((_, thread) => (thread === 1 ? "silence" : THOUGHT));
    const thinking = bot.think(viewNow(), "easy", "a");
    bot.hurry();
    bot.hurry();
    expect(guards.map(({ ms }) => ms)).toEqual([12_000, 4000]);
    expect(guards.map(({ stopped }) => stopped)).toEqual([true, false]);
    guards[1]?.run();
    expect(await thinking).toEqual(PASS);
  });

  it.each(["error", "messageerror", "failed"] as const)(
    "A-61 begins anew at once where its thread breaks in a thought: %s",
    async (how) => {
      const { bot, jobs, lines, guards, threads } = rig((job, thread) => (job.type === "think" && thread === 1 ? how : THOUGHT));
      expect(await bot.think(viewNow(), "expert", "a")).toEqual(PASS);
      expect([threads(), lines.length]).toEqual([2, 1]);
      expect(jobs.flatMap((job) => (job.type === "think" ? [job.level] : []))).toEqual(["expert", "expert"]);
      expect(guards.every(({ stopped }) => stopped)).toBe(true);
    },
  );

  it.each(["error", "messageerror"] as const)("A-61 is not asked once it broke as it got ready: %s", async (how) => {
    const { bot, threads } = rig((_, thread) => (thread === 1 ? how : THOUGHT));
    bot.warm();
    await Promise.resolve();
    expect(await bot.think(viewNow(), "easy", "a")).toEqual(PASS);
    expect(threads()).toBe(2);
  });

  it("asks less of a device on which it breaks again and again, and says at last that it cannot be had", async () => {
    let broken = true;
    const { bot, jobs } = rig(() => (broken ? "error" : THOUGHT));
    expect(await bot.think(viewNow(), "expert", "a")).toBeNull();
    expect(jobs.flatMap((job) => (job.type === "think" ? [job.level] : []))).toEqual(["expert", "expert", "medium"]);
    broken = false;
    expect(await bot.think(viewNow(), "easy", "a")).toEqual(PASS);
    bot.stop();
    expect(await bot.think(viewNow(), "easy", "a")).toBeNull();
  });

  it("says that it cannot be had where the page may start none", async () => {
    const lines: unknown[] = [];
    const bot = createBot(LEXICON, {
      startThread: () => {
        throw new DOMException("not here", "SecurityError");
      },
      later: () => () => {},
      log: (line) => lines.push(line),
    });
    bot.warm();
    expect(await bot.think(viewNow(), "hard", "a")).toBeNull();
    expect(lines).toHaveLength(3);
  });
});

describe("the pace of a bot", () => {
  it("A-63 higher levels think longer, and none beyond patience", () => {
    const usual = LEVELS.map((level) => paceOf(level, 0.5, 7, 7));
    expect(usual).toEqual([...usual].sort((a, b) => a - b));
    for (const level of LEVELS) expect(paceOf(level, 1, 8, 7)).toBeLessThanOrEqual(5000);
    expect(paceOf("hard", 0.5, 1, 7)).toBeLessThan(paceOf("hard", 0.5, 7, 7));
  });
});
