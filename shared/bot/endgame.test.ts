import { describe, expect, it, vi } from "vitest";
import { taskOf } from "../lexicon/movegen/task.ts";
import { viewFor } from "../rules/index.ts";
import { positionOfView } from "../rules/position.ts";
import { faceValues } from "../rules/strategies/leftover.ts";
import { without } from "../rules/tiles.ts";
import { endgameAfter } from "./endgame.ts";
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
  const [, , , middle] = movesOf("kraft", "5");
  if (middle === undefined) throw new Error("the match is too short");
  const { before, seat } = middle;

  it("C-18 a play that empties the rack leaves the opponent with what it holds", () => {
    const [play] = knowledge.all.top(taskOf(positionOfView(viewFor(before, seat)), knowledge.all.letters), 1);
    const tiles = (play?.tiles ?? []).filter(({ from }) => from === undefined);
    const own = tiles.map(({ letter = "" }) => letter);
    const all = [...before.bag, ...before.seats.flatMap(({ rack }) => rack)];
    const others = own.reduce((left: string[], letter) => without(left, [letter]) ?? left, all);
    const seats = before.seats.map((each, index) => ({ ...each, bar: [], rack: index === seat ? own : others }));
    const view = viewFor({ ...before, bag: [], seats }, seat);
    expect(endgameAfter(view, [{ tiles, powers: [] }], knowledge.all, 100)).toEqual([100 * faceValues(others, before.values)]);
  });

  it("C-18 is searched only while the opponent's rack is known", () => {
    expect(endgameAfter(viewFor(before, seat), [], knowledge.all, 100)).toBeNull();
  });
});
