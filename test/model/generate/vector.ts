/** A whole random vector: a position, commands that lead on from each other, and the model's word on what comes of them. */

import { perform } from "../commands.ts";
import { runModel } from "../model.ts";
import { type Position, positionOf, type Table, tableOf } from "../position.ts";
import { BLITZ_MS } from "../rulebook.ts";
import { playerAt, seats } from "../turns.ts";
import { RULESET_NAMES, type RulesetName, type Vector, type VectorAction } from "../vector.ts";
import { randomPlay, wordsNeeded } from "./play.ts";
import { type Random, randomFrom } from "./random.ts";
import { randomLetter, randomSetUp } from "./set-up.ts";
import { spoil } from "./spoil.ts";

const EVERY_ACTION = ["play", "pass", "swap", "exchange", "buy", "sell", "morph-rack", "end-game", "resign", "clock"];

function lettersToGive(random: Random, position: Position, seat: number): string {
  const { rack } = playerAt(position, seat);
  const room = random.chance(80) ? Math.min(rack.length, position.bag.length) : rack.length;
  const count = random.chance(92) ? random.between(Math.min(1, room), Math.max(1, room)) : random.int(rack.length + 1);
  const given = random.some(rack, count);
  // A wildcard made by morph going back into the bag is not spoken of in the specification.
  const spoken = given.filter((tile) => tile !== "~");
  if (random.chance(4)) spoken.push(randomLetter(random));
  return spoken.join("");
}

function powerToTrade(random: Random, position: Position, table: Table, seat: number, type: string): string {
  const { bar } = playerAt(position, seat);
  const known = Object.keys(table.book.prices);
  const strange = ["dice", "place-2W", "gold", "alfa:hexagon", "joker", ""];
  if (type === "sell" && bar.length > 0 && random.chance(70)) return random.pick(bar);
  return random.pick(known.length > 0 && random.chance(85) ? known : strange);
}

/** One action of a type, whether it can be done or not. */
function actionOf(random: Random, position: Position, table: Table, type: string): VectorAction {
  const other = random.pick(seats(position));
  const atAnyTime = ["buy", "sell", "resign"].includes(type);
  const seat = random.chance(atAnyTime ? 50 : 4) ? other : position.turn;
  switch (type) {
    case "play": {
      const action = randomPlay(random, position, table, seat);
      const nothing = action.tiles?.length === 0 && action.powers === undefined;
      if (nothing && random.chance(85)) return { seat, type: "pass" };
      if (random.chance(position.blocked.length > 0 ? 60 : 22)) spoil(random, position, table, seat, action);
      return action;
    }
    case "swap":
    case "exchange":
      return { seat, type, letters: lettersToGive(random, position, seat) };
    case "buy":
    case "sell":
      return { seat, type, power: powerToTrade(random, position, table, seat, type) };
    case "morph-rack": {
      const { rack } = playerAt(position, seat);
      return { seat, type, letter: rack.length > 0 && random.chance(90) ? random.pick(rack) : randomLetter(random) };
    }
    case "clock":
      return { type, away: random.some(seats(position), random.int(position.players.length + 1)) };
    default:
      return { seat, type };
  }
}

function typeFor(random: Random, position: Position, table: Table, sleeper: number | null): string {
  const { book } = table;
  if (position.turn === sleeper && random.chance(90)) return "clock";
  if (random.chance(3)) return random.pick(EVERY_ACTION);
  const bar = playerAt(position, position.turn).bar;
  const has = (type: string, weight: number): readonly [number, string] => [book.actions.includes(type) ? weight : 0, type];
  return random.weighted([
    has("play", 60),
    has("pass", 9),
    has("swap", bar.includes("swap") ? 14 : 1),
    has("exchange", 9),
    has("buy", 11),
    has("sell", 6),
    has("morph-rack", bar.includes("morph") ? 16 : 1),
    has("end-game", position.bag.length === 0 ? 7 : 1),
    has("resign", 2),
    has("clock", table.blitz ? 22 : 2),
  ]);
}

/** Time goes on a little, to the deadline, or past it. */
function timeFor(random: Random, position: Position, table: Table, now: number, type: string): number {
  const deadline = position.since + (table.blitz ? BLITZ_MS : table.book.casualMs);
  if (position.players.length === 1 || now > deadline) return now;
  if (type === "clock") return Math.max(now, deadline + random.pick([-1, 0, 0, 0, 1, 40_000]));
  if (random.chance(3)) return Math.max(now, deadline + random.pick([0, 1, 5000]));
  return random.chance(25) ? Math.min(deadline, now + random.int(30_000)) : now;
}

export function randomVector(ruleset: RulesetName, seed: number): Vector {
  const random = randomFrom(seed * RULESET_NAMES.length + RULESET_NAMES.indexOf(ruleset));
  const vector = randomSetUp(random, ruleset, `${ruleset}-s${seed}`);
  const lexicon = new Set<string>();
  const refused = new Set<string>();
  const position = positionOf(vector);
  let now = vector.now ?? 0;
  // Somebody who sleeps through every turn, for the warnings of A-33.
  const sleeper = vector.format === "blitz" && random.chance(35) ? random.int(vector.players.length) : null;
  // In some matches nearly every word is refused, for the attempts of C-12.
  const known = random.chance(6) ? 20 : 96;
  const count = sleeper === null ? random.between(2, 8) : random.between(5, 12);
  const rolls = Array.from({ length: 4 * count + 4 }, () => random.between(1, 6));
  vector.rolls = rolls;
  position.rolls = [...rolls];

  for (let step = 0; step < count; step++) {
    if (position.over && random.chance(60)) break;
    const table = tableOf(vector, [...lexicon]);
    const type = typeFor(random, position, table, sleeper);
    const action = actionOf(random, position, table, type);
    if (type === "clock" && position.turn === sleeper) action.away = [sleeper];
    const later = timeFor(random, position, table, now, type);
    if (later !== now) action.now = later;
    now = later;
    if (type === "play") {
      const needed = wordsNeeded(position, table, action);
      // A word once refused stays refused, so that the lexicon can be fixed from the start.
      for (const word of needed) {
        if (lexicon.has(word) || refused.has(word)) continue;
        (random.chance(known) ? lexicon : refused).add(word);
      }
    }
    perform(position, tableOf(vector, [...lexicon]), action, now);
    vector.actions.push(action);
  }
  vector.words = [...lexicon];
  addTheme(random, vector);
  return withExpectation(vector);
}

/** P-23: some of the words belong to a theme. */
function addTheme(random: Random, vector: Vector): void {
  if (vector.ruleset !== "alfapet" || vector.words.length === 0 || !random.chance(8)) return;
  vector.options = {
    ...vector.options,
    theme: { words: random.some([...vector.words], 2), ...(random.chance(50) ? { bonus: 5 } : {}) },
  };
}

/** The vector with what the model says comes of it. */
export function withExpectation(vector: Vector): Vector {
  const words = typeof vector.words === "string" ? [] : vector.words;
  const run = runModel(vector, words);
  const actions = vector.actions.map((action, index) => ({ ...action, expect: run.outcomes[index] ?? {} }));
  return { ...vector, actions, expect: run.end };
}
