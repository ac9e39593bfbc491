/** Swap and morph of the rack, exchange (K-30, C-08, P-12, W-08). */
import type { Swapped } from "../events.types.ts";
import { evolve } from "../evolve.ts";
import { canGive, mostGiven } from "../give.ts";
import type { Chance, Command, RackTile, Seat } from "../model.ts";
import { positionOfState } from "../position.ts";
import type { RuleSet } from "../ruleset.types.ts";
import type { GameState } from "../state.types.ts";
import { isLetterTile, normalLetter, without } from "../tiles.ts";
import { endsByTurns, mustFinish, nextSeat } from "../turns.ts";
import { type Context, type Decision, done, refused } from "./decision.ts";
import { factsOf, finishMove } from "./finish.ts";

type Drawing = Pick<Swapped, "drawn" | "bag">;

export function decideSwap(
  state: GameState,
  seat: Seat,
  command: Extract<Command, { type: "swap" }>,
  { now, chance }: Context,
): Decision {
  const { rules, rack, bar } = positionOfState(state, seat);
  const given = command.tiles.map(normalLetter);
  if (rules.prices.swap === undefined) return refused("unknown-power");
  if (!bar.includes("swap") || without(rack, given) === null) return refused("not-held");
  if (given.length === 0) return refused("nothing-to-play");
  if (!given.every((tile) => canGive("swap", tile))) return refused("power-target");
  if (state.bag.length === 0) return refused("bag-empty");
  if (given.length > mostGiven(rules, "swap", state.bag.length)) return refused("bag-too-small");
  if (mustFinish(rules, factsOf(state), seat)) return refused("not-allowed");

  const swap: Swapped = { type: "swapped", at: now, seat, given, ...drawFirst(state, given, rules, chance), next: null };
  if (!rules.swapIsMove) return done([swap]);
  const next = nextSeat(rules, factsOf(evolve(state, swap)), seat);
  return done(finishMove(state, swap, endsByTurns(rules, state, 0), next));
}

export function decideExchange(
  state: GameState,
  seat: Seat,
  command: Extract<Command, { type: "exchange" }>,
  { now, chance }: Context,
): Decision {
  const { rules, rack } = positionOfState(state, seat);
  const given = command.tiles.map(normalLetter);
  const drawsFirst = rules.exchange === "draw-first";
  if (without(rack, given) === null) return refused("not-held");
  if (given.length === 0) return refused("nothing-to-play");
  if (state.bag.length === 0) return refused("bag-empty");
  if (given.length > mostGiven(rules, "exchange", state.bag.length)) return refused("bag-too-small");

  const drawing = drawsFirst ? drawFirst(state, given, rules, chance) : returnFirst(state, given, chance);
  const exchange: Swapped = { type: "exchanged", at: now, seat, given, ...drawing, next: null };
  return done(finishMove(state, exchange, endsByTurns(rules, state, 0), nextSeat(rules, factsOf(evolve(state, exchange)), seat)));
}

/** An ordinary rack tile becomes a wildcard worth nothing (C-08). */
export function decideMorphRack(
  state: GameState,
  seat: Seat,
  command: Extract<Command, { type: "morph-rack" }>,
  { now }: Context,
): Decision {
  const { rules, rack, bar } = positionOfState(state, seat);
  const letter = normalLetter(command.letter);
  if (rules.prices.morph === undefined) return refused("unknown-power");
  if (!bar.includes("morph") || !rack.includes(letter)) return refused("not-held");
  if (!isLetterTile(letter)) return refused("power-target");
  if (mustFinish(rules, factsOf(state), seat)) return refused("not-allowed");
  return done([{ type: "morphed-rack", at: now, seat, letter }]);
}

function drawFirst(state: GameState, given: readonly RackTile[], rules: RuleSet, chance: Chance): Drawing {
  const drawn = state.bag.slice(0, given.length);
  const rest = state.bag.slice(given.length);
  const bag = rules.swappedGo === "mixed" ? chance.shuffle([...rest, ...given]) : [...rest, ...chance.shuffle(given)];
  return { drawn, bag };
}

function returnFirst(state: GameState, given: readonly RackTile[], chance: Chance): Drawing {
  const mixed = chance.shuffle([...state.bag, ...given]);
  return { drawn: mixed.slice(0, given.length), bag: mixed.slice(given.length) };
}
