import { describe, expect, it, vi } from "vitest";
import { viewFor } from "../rules/index.ts";
import { bestInEndgame } from "./endgame.ts";
import { NO_GUARD } from "./guard.ts";
import { LeaveTable } from "./leave.ts";
import { skillOf } from "./levels.ts";
import { seeded } from "./seeded.ts";
import { bot, type Move, playBots } from "./testing/bot-match.ts";
import { SMALL } from "./testing/knowledge.ts";
import { unseenTiles } from "./unseen.ts";

vi.setConfig({ testTimeout: 60_000 });

const { words, knowledge } = SMALL;
const hard = bot("hard", knowledge);

function movesOf(ruleset: "kraft" | "alfapet" | "wordfeud", seed: string): Move[] {
  const moves: Move[] = [];
  playBots({ ruleset, lexicon: "sv", seed, players: [hard, hard] }, words, (move) => moves.push(move));
  return moves;
}

describe("what a bot cannot see", () => {
  it.each(["kraft", "alfapet", "wordfeud"] as const)(
    "A-62 %s: it knows of the bag and the others' racks what they hold together",
    (ruleset) => {
      for (const { before, seat } of movesOf(ruleset, "1")) {
        const hidden = [...before.bag, ...before.seats.flatMap(({ rack }, index) => (index === seat ? [] : rack))];
        expect(unseenTiles(viewFor(before, seat)).sort()).toEqual(hidden.sort());
      }
    },
  );
});

describe("the end of a match", () => {
  it("C-18 is searched only while the opponent's rack is known", () => {
    const searched = movesOf("kraft", "5").map(({ before, seat }) => {
      const view = viewFor(before, seat);
      const unseen = unseenTiles(view);
      const leave = new LeaveTable(view, unseen);
      const mind = { view, skill: skillOf("expert", "kraft"), knowledge, random: seeded("1"), guard: NO_GUARD, unseen, leave };
      return [before.bag.length === 0, bestInEndgame(mind, []) !== null];
    });
    expect(searched.filter(([empty, known]) => empty !== known)).toEqual([]);
    expect(searched).toContainEqual([true, true]);
  });
});
