import { describe, expect, it } from "vitest";
import { LEVELS } from "../../shared/bot/level-ids.ts";
import { lexiconFrom } from "../../shared/lexicon/lexicon.ts";
import { fileOf } from "../../shared/lexicon/testing/build.ts";
import { fold } from "../../shared/match/evolve.ts";
import { turns } from "../../shared/match/turns/mode.ts";
import { viewFor } from "../../shared/rules/index.ts";
import { type BotPort, createBot } from "./bot-thread.ts";
import type { BotJob, BotReport } from "./bot-work.types.ts";
import { paceOf } from "./pace.ts";
import { made } from "./testing/in-place.ts";

const LEXICON = lexiconFrom(fileOf("sv", "0123456789ab", ["HUND"]));

function viewNow() {
  const game = fold(turns, made().events)?.game;
  if (game === null || game === undefined) throw new Error("no game");
  return viewFor(game, 0);
}

/** Threads that answer each job, or do not. */
function rig(answer: (job: BotJob) => Omit<BotReport & { type: "thought" }, "n"> | "crash" | null) {
  const jobs: BotJob[] = [];
  const lines: unknown[] = [];
  const guards: (() => void)[] = [];
  let ended = 0;
  const start = (): BotPort => {
    const port: BotPort = {
      onmessage: null,
      onerror: null,
      terminate: () => {
        ended++;
      },
      postMessage: (job: BotJob) => {
        jobs.push(job);
        const said = answer(job);
        if (said === null || job.type !== "think") return;
        queueMicrotask(() => {
          if (said === "crash") port.onerror?.call(port as Worker, {} as ErrorEvent);
          else port.onmessage?.call(port as Worker, { data: { ...said, n: job.n } } as MessageEvent<BotReport>);
        });
      },
    };
    return port;
  };
  const bot = createBot(LEXICON, {
    startThread: start,
    later: (run) => {
      guards.push(run);
      return () => {};
    },
    log: (line) => lines.push(line),
  });
  return { bot, jobs, lines, guards, ended: () => ended };
}

const THOUGHT = { type: "thought", commands: [{ type: "pass" }], ms: 3 } as const;

describe("the bot thread", () => {
  it("A-61 gets the lexicon once, then a view a turn", async () => {
    const { bot, jobs } = rig(() => THOUGHT);
    expect(await bot.think(viewNow(), "hard", "a")).toEqual([{ type: "pass" }]);
    expect(await bot.think(viewNow(), "hard", "b")).toEqual([{ type: "pass" }]);
    expect(jobs.map(({ type }) => type)).toEqual(["lexicon", "think", "think"]);
  });

  it("is cut where a search takes beyond all measure: that is logged, and the move is made in haste", async () => {
    const { bot, jobs, lines, guards, ended } = rig((job) => (job.type === "think" && job.level === "expert" ? null : THOUGHT));
    const thinking = bot.think(viewNow(), "expert", "a");
    guards[0]?.();
    expect(await thinking).toEqual([{ type: "pass" }]);
    expect(lines).toEqual([expect.objectContaining({ event: "bot-search-cut", level: "expert", turn: 1, ruleset: "kraft" })]);
    expect([ended(), jobs.length]).toEqual([1, 4]);
  });

  it("is started anew after a crash, when it is asked again", async () => {
    let broken = true;
    const { bot, jobs } = rig(() => (broken ? "crash" : THOUGHT));
    expect(await bot.think(viewNow(), "easy", "a")).toBeNull();
    broken = false;
    expect(await bot.think(viewNow(), "easy", "a")).toEqual([{ type: "pass" }]);
    expect(jobs.filter(({ type }) => type === "lexicon")).toHaveLength(2);
    bot.stop();
    expect(await bot.think(viewNow(), "easy", "a")).toBeNull();
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
