/** New tiles for old ones: by the power that does it, or as a move of its own (K-30, P-12, W-08). */
import type { Task } from "../lexicon/movegen/task.ts";
import { mostGiven } from "../rules/give.ts";
import { type Command, mustFinish, type PowerId, type RackTile, rulesOfGame } from "../rules/index.ts";
import { positionOfView } from "../rules/position.ts";
import { isRackAlfa, WILDCARD } from "../rules/tiles.ts";
import { isCut } from "./guard.ts";
import { isGood, type Mind, type Option } from "./option.ts";
import { Purse } from "./purse.ts";
import { bestWorth, taskFor } from "./search.ts";

export interface NewTiles {
  readonly command: Command;
  /** The power that it takes. */
  readonly power: PowerId | null;
}

interface Choice {
  readonly given: readonly RackTile[];
  readonly kept: readonly RackTile[];
  readonly worth: number;
}

/** What a turn that goes on after a swap may still bring. */
const TURN_AFTER_SWAP = 1500;
/** Number of choices of tiles that are tried with drawn racks, and the draws after which a poor choice is given up. */
const TRIED = 3;
const FIRST_LOOK = 3;

/**
 * Null where no tile can be exchanged or a play is better. Without coins to pay, never twice without a play between: on a
 * board where nothing fits, bots would change tiles for ever. `odd`: what there is to play is an odd word for little.
 */
export function newTilesFor(mind: Mind, best: Option | undefined, odd: boolean): NewTiles | null {
  const { view, skill } = mind;
  const rules = rulesOfGame(view);
  const { bag, seats, turn, own, last } = view;
  if (own === null || bag === 0 || mustFinish(rules, { bag, seats }, turn)) return null;
  const kept = odd && !(best !== undefined && isGood(best)) ? undefined : best;
  // A bot that knows only some words cannot tell whether there is a better play.
  if (skill.words !== "all" && kept !== undefined) return null;
  const rested = last !== null && last.type !== "played";
  if (rules.actions.includes("exchange")) {
    // So near the end, points at hand are worth more than tiles for turns that will hardly come.
    if (best !== undefined && bag < view.rackSize) return null;
    const [choice] = rested ? [] : choicesOf(mind, mostGiven(rules, "exchange", bag));
    if (choice === undefined || (kept !== undefined && ((isGood(kept) && !skill.looksAhead) || kept.worth >= choice.worth)))
      return null;
    return { command: { type: "exchange", tiles: choice.given }, power: null };
  }
  const cost = skill.powers.includes("swap") ? new Purse(view).costOf("swap") : null;
  if (cost === null) return null;
  const choices = choicesOf(mind, mostGiven(rules, "swap", bag));
  const choice = skill.refills > 0 ? bestDrawn(mind, choices, cost) : rested ? undefined : poorChoice(choices, kept, cost);
  return choice === undefined ? null : { command: { type: "swap", tiles: choice.given }, power: "swap" };
}

function poorChoice([choice]: readonly Choice[], best: Option | undefined, cost: number): Choice | undefined {
  if (choice === undefined || best === undefined) return choice;
  return !isGood(best) && TURN_AFTER_SWAP + choice.worth - cost > best.worth ? choice : undefined;
}

/** What the best play of racks filled up from the unseen tiles is worth more than the best one now, and than the swap costs. */
function bestDrawn(mind: Mind, choices: readonly Choice[], cost: number): Choice | undefined {
  const { view, knowledge, guard } = mind;
  const position = positionOfView(view);
  const board = taskFor(view, position, knowledge.all);
  const least = bestWorth(view, board, knowledge.all, 1) + cost;
  let most = least;
  let found: Choice | undefined;
  for (const choice of choices.slice(0, TRIED)) {
    if (isCut(guard, "refills")) return found;
    const worth = meanDrawn(mind, board, choice, least);
    if (worth > most) [most, found] = [worth, choice];
  }
  return found;
}

function meanDrawn(
  { view, skill, knowledge, unseen, random }: Mind,
  board: Task,
  { given, kept }: Choice,
  least: number,
): number {
  const position = positionOfView(view);
  let sum = 0;
  for (let draw = 1; draw <= skill.refills; draw++) {
    const rack = [...kept, ...random.shuffle(unseen).slice(0, given.length)];
    const { rack: letters, wilds, fullRack } = taskFor(view, { ...position, rack }, knowledge.all);
    const task: Task = { ...board, rack: letters, wilds, fullRack };
    sum += bestWorth(view, task, knowledge.all, 1);
    if (draw === FIRST_LOOK && sum < least * draw) return 0;
  }
  return Math.trunc(sum / skill.refills);
}

/** What to give so that what stays is worth most, the best first. */
function choicesOf({ view, leave }: Mind, most: number): Choice[] {
  const rack = view.own?.rack ?? [];
  const choices = new Map<string, Choice>();
  for (let choice = 1; choice < 1 << rack.length; choice++) {
    const given = rack.filter((_, at) => (choice >> at) & 1);
    if (given.length > most || given.some((tile) => isRackAlfa(tile) || tile === WILDCARD)) continue;
    const kept = rack.filter((_, at) => ((choice >> at) & 1) === 0);
    const key = [...given].sort().join();
    if (!choices.has(key)) choices.set(key, { given, kept, worth: leave.of(kept) });
  }
  return [...choices.values()].sort((one, other) => other.worth - one.worth);
}
