/** Expert's endgame against every way in which the rest of a match can go, as the rules engine plays it. */
import { describe, expect, it, vi } from "vitest";
import { taskOf } from "../lexicon/movegen/task.ts";
import { type Chance, type Command, decide, evolve, type GameState, type LaidTile, squareName, viewFor } from "../rules/index.ts";
import { positionOfState } from "../rules/position.ts";
import { chooseActions } from "./choose.ts";
import { seeded } from "./seeded.ts";
import { bot, playBots } from "./testing/bot-match.ts";
import { SMALL } from "./testing/knowledge.ts";

vi.setConfig({ testTimeout: 60_000 });

const { words, knowledge } = SMALL;
const MOST_TILES = 4;
const MATCHES = 5;
const chance: Chance = { shuffle: (items) => [...items], roll: () => 1 };

function after(state: GameState, command: Command): GameState {
  const { error, events } = decide(state, state.turn, command, { now: 0, words, chance });
  if (error !== null) throw new Error(JSON.stringify({ command, error }));
  return events.reduce(evolve, state);
}

function everyPlay(state: GameState): Command[] {
  const generator = knowledge.all;
  const task = taskOf(positionOfState(state, state.turn), generator.letters);
  const commands: Command[] = [];
  generator.every(task, (play) => {
    const tiles = Array.from({ length: play.count }, (_, at): LaidTile => {
      const place = { at: squareName(play.square(at), task.size), letter: generator.letters[play.letter(at)] ?? "" };
      return play.wild(at) < 0 ? place : { ...place, from: "blank" };
    });
    commands.push({ type: "play", tiles, powers: [] });
  });
  return commands;
}

/** By how much seat 0 wins if both play without error. */
function outcome(state: GameState): number {
  if (state.result !== null) return (state.result.final[0] ?? 0) - (state.result.final[1] ?? 0);
  const rest = [...everyPlay(state), { type: "pass" } as const].map((command) => outcome(after(state, command)));
  return state.turn === 0 ? Math.max(...rest) : Math.min(...rest);
}

function endings(): GameState[] {
  const found: GameState[] = [];
  const hard = bot("hard", knowledge);
  for (let seed = 1; seed <= MATCHES; seed++) {
    playBots({ ruleset: "wordfeud", lexicon: "sv", seed: `${seed}`, players: [hard, hard] }, words, ({ before }) => {
      const tiles = before.seats.reduce((sum, { rack }) => sum + rack.length, 0);
      if (before.bag.length === 0 && before.passes === 0 && tiles <= MOST_TILES) found.push(before);
    });
  }
  return found;
}

describe("an endgame", () => {
  it("C-18 is played without error", () => {
    const states = endings();
    expect(states.length).toBeGreaterThan(3);
    for (const state of states) {
      const [command] = chooseActions(viewFor(state, state.turn), "expert", knowledge, seeded("1"));
      expect(outcome(after(state, command ?? { type: "pass" }))).toBe(outcome(state));
    }
  });
});
