import { describe, expect, it, vi } from "vitest";
import { taskOf } from "../lexicon/movegen/task.ts";
import type { Command, GameState } from "../rules/index.ts";
import { positionOfState } from "../rules/position.ts";
import { MATCH_RULESETS } from "../rules/rulesets/agreements.ts";
import type { Level } from "./levels.ts";
import { type BotMatch, bot, type Move, playBots } from "./testing/bot-match.ts";
import { SMALL } from "./testing/knowledge.ts";

const { words, knowledge } = SMALL;

function matchOf({ bots = ["easy", "hard"], ...more }: Partial<BotMatch> & { readonly bots?: readonly Level[] }): {
  readonly moves: readonly Move[];
  readonly end: GameState;
} {
  const moves: Move[] = [];
  const match: BotMatch = {
    ruleset: "kraft",
    lexicon: "sv",
    seed: "1",
    players: bots.map((level) => bot(level, knowledge)),
    ...more,
  };
  const end = playBots(match, words, (move) => moves.push(move));
  return { moves, end };
}

const GOOD = 8;

vi.setConfig({ testTimeout: 60_000 });

describe.each(MATCH_RULESETS)("whole matches of %s", (ruleset) => {
  const played = [matchOf({ ruleset }), matchOf({ ruleset, seed: "2", bots: ["medium", "hard"] })];

  it("A-62 obey the engine to the end: nothing that a bot does is refused", () => {
    for (const { end } of played) expect(end.result).not.toBeNull();
  });

  it("A-63 neither Easy nor Medium passes or changes tiles while there is a play of 8 points", () => {
    for (const { seat, player, before, commands } of played.flatMap(({ moves }) => moves)) {
      if (player !== "easy" && player !== "medium") continue;
      if (commands.some(({ type }) => type === "play")) continue;
      const there = knowledge.all.best(taskOf(positionOfState(before, seat), knowledge.all.letters));
      expect(there?.points ?? 0, JSON.stringify(commands)).toBeLessThan(GOOD);
    }
  });

  it("V-12 the same seed gives the same match", () => {
    const again = matchOf({ ruleset });
    expect(again.moves.map(({ commands }) => commands)).toEqual(played[0]?.moves.map(({ commands }) => commands));
    expect(again.end).toEqual(played[0]?.end);
    expect(played[1]?.end).not.toEqual(again.end);
  });
});

describe("three and four bots", () => {
  it("A-60 P-02 play Alfapet to its end", () => {
    for (const players of [3, 4] as const) {
      const bots = (["easy", "medium", "hard", "expert"] as const).slice(0, players);
      const { end } = matchOf({ ruleset: "alfapet", bots, options: { players } });
      expect(end.seats).toHaveLength(players);
      expect(end.result).not.toBeNull();
    }
  });
});

describe("what a bot does", () => {
  it("A-63 Easy takes only the simplest powers, Hard rolls dice", () => {
    const { moves } = matchOf({ seed: "5", bots: ["easy", "hard"] });
    const bought = (level: string) =>
      new Set(
        moves
          .filter((move) => move.player === level)
          .flatMap(({ commands }) => commands)
          .filter((command): command is Extract<Command, { type: "buy" }> => command.type === "buy")
          .map(({ power }) => power),
      );
    expect([...bought("easy")].filter((power) => power !== "charge" && power !== "swap")).toEqual([]);
    expect(bought("hard")).toContain("dice");
  });
});
