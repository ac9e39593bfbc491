import { describe, expect, it } from "vitest";
import type { Level } from "../../../shared/bot/level-ids.ts";
import { lexiconFrom } from "../../../shared/lexicon/lexicon.ts";
import { fileOf } from "../../../shared/lexicon/testing/build.ts";
import { fold } from "../../../shared/match/evolve.ts";
import { hasBegun } from "../../../shared/match/evolve-phase.ts";
import { turns } from "../../../shared/match/turns/mode.ts";
import { viewFor } from "../../../shared/rules/index.ts";
import type { Command } from "../../../shared/rules/model.ts";
import { made } from "../testing/in-place.ts";
import { oneThread } from "./one-thread.ts";

const [SV, EN] = [
  lexiconFrom(fileOf("sv", "0123456789ab", ["HUND"])),
  lexiconFrom(fileOf("en", "0123456789ab", ["DOG"])),
] as const;
const PASS = [{ type: "pass" }] as const;

function viewNow() {
  const state = fold(turns, made().events);
  if (state === null || !hasBegun(state)) throw new Error("no game");
  return viewFor(state.game, 0);
}

/** Threads that answer when the test lets them. */
function rig() {
  const said: string[] = [];
  const answers: ((commands: readonly Command[] | null) => void)[] = [];
  const thread = oneThread(({ id }) => ({
    warm: () => said.push(`${id} warm`),
    think: (_view, _level, seed) => {
      said.push(`${id} thinks ${seed}`);
      return new Promise((resolve) => answers.push(resolve));
    },
    hurry: () => said.push(`${id} hurries`),
    stop: () => {
      said.push(`${id} stops`);
      answers.shift()?.(null);
    },
  }));
  const think = (bot: ReturnType<typeof thread.botFor>, seed: string, level: Level = "easy") => bot.think(viewNow(), level, seed);
  const answer = async () => {
    answers.shift()?.(PASS);
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };
  return { thread, said, think, answer };
}

describe("the one thread of a page", () => {
  it("A-61 is taken in turns by its matches, and changes to the lexicon of the one that it thinks for", async () => {
    const { thread, said, think, answer } = rig();
    const [one, two, three] = [thread.botFor(SV), thread.botFor(EN), thread.botFor(SV)];
    const thoughts = [think(one, "1"), think(two, "2"), think(three, "3")];
    expect(said).toEqual(["sv thinks 1"]);
    for (let thought = 0; thought < 3; thought++) await answer();
    expect(await Promise.all(thoughts)).toEqual([PASS, PASS, PASS]);
    expect(said).toEqual(["sv thinks 1", "sv stops", "en thinks 2", "en stops", "sv thinks 3"]);
  });

  it("A-63 thinks first for whoever waits", async () => {
    const { thread, said, think, answer } = rig();
    const bots = [thread.botFor(SV), thread.botFor(SV), thread.botFor(SV)] as const;
    for (const [index, bot] of bots.entries()) void think(bot, `${index}`);
    bots[2].hurry();
    await answer();
    expect(said).toEqual(["sv thinks 0", "sv thinks 2", "sv hurries"]);
    await answer();
    expect(said.at(-1)).toBe("sv thinks 1");
    bots[1].hurry();
    bots[2].hurry();
    expect(said.filter((line) => line === "sv hurries")).toHaveLength(2);
  });

  it("ends with the last match, or in the middle of the thought that it is not wanted for any more, and goes on for others", async () => {
    const { thread, said, think, answer } = rig();
    const [one, two, three] = [thread.botFor(SV), thread.botFor(SV), thread.botFor(SV)];
    const thoughts = [think(one, "1"), think(two, "2"), think(three, "3")];
    three.stop();
    one.stop();
    one.stop();
    expect(await thoughts[0]).toBeNull();
    expect(await thoughts[2]).toBeNull();
    expect(said).toEqual(["sv thinks 1", "sv stops", "sv thinks 2"]);
    await answer();
    expect(await thoughts[1]).toEqual(PASS);
    two.stop();
    expect(said.at(-1)).toBe("sv stops");
    expect(await think(two, "4")).toBeNull();
  });

  it("rests once it has thought to the end, and begins anew", async () => {
    const { thread, said, think, answer } = rig();
    const bot = thread.botFor(SV);
    bot.warm();
    const thought = think(bot, "1");
    thread.rest();
    expect(said).toEqual(["sv warm", "sv thinks 1"]);
    await answer();
    expect(await thought).toEqual(PASS);
    expect(said.at(-1)).toBe("sv stops");
    bot.warm();
    thread.rest();
    expect(said.slice(-2)).toEqual(["sv warm", "sv stops"]);
  });
});
