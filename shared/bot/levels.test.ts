/** What tells the levels apart, over whole matches. */
import { describe, expect, it, vi } from "vitest";
import { taskOf } from "../lexicon/movegen/task.ts";
import { positionOfState } from "../rules/position.ts";
import { LEVELS, type Level } from "./levels.ts";
import { bot, type Move, playBots } from "./testing/bot-match.ts";
import { SMALL } from "./testing/knowledge.ts";

vi.setConfig({ testTimeout: 60_000 });

const { words, knowledge } = SMALL;
const MATCHES = 6;

/** Moves of a level against itself, where no power adds to what a play gives. */
function movesOf(level: Level): Move[] {
  const moves: Move[] = [];
  for (let seed = 1; seed <= MATCHES; seed++) {
    const players = [bot(level, knowledge), bot(level, knowledge)];
    playBots({ ruleset: "wordfeud", lexicon: "sv", seed: `${seed}`, players }, words, (move) => moves.push(move));
  }
  return moves;
}

function lettersOf(moves: readonly Move[]): number {
  const mains = moves.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === "played" ? [event.words[0]?.squares.length ?? 0] : [])),
  );
  return mains.reduce((sum, letters) => sum + letters, 0) / mains.length;
}

/** Of a hundred points that the lexicon has for it. */
function shareOf(moves: readonly Move[]): number {
  let made = 0;
  let there = 0;
  for (const { before, seat, events } of moves) {
    const best = knowledge.all.best(taskOf(positionOfState(before, seat), knowledge.all.letters));
    if (before.bag.length === 0 || best === null) continue;
    there += best.points;
    for (const event of events) if (event.type === "played") made += event.points;
  }
  return (100 * made) / there;
}

describe("A-63 from level to level", () => {
  const [easy, medium, hard] = LEVELS.slice(0, 3).map(movesOf);
  if (easy === undefined || medium === undefined || hard === undefined) throw new Error("a level is missing");

  it("words grow longer", () => {
    expect(lettersOf(medium)).toBeGreaterThan(lettersOf(easy));
    expect(lettersOf(hard)).toBeGreaterThan(lettersOf(medium));
  });

  it("plays come nearer to the best, and Hard's nearly there", () => {
    const shares = [easy, medium, hard].map(shareOf);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    expect(shares[2]).toBeGreaterThan(85);
  });
});
