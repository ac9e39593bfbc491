/** What a play opens to the opponent: the best replies to it of racks that the opponent may hold (C-18). */
import type { Task } from "../lexicon/movegen/task.ts";
import { boardAfter, type Play } from "../rules/effects.ts";
import { type GameView, rulesOfGame } from "../rules/index.ts";
import type { Position } from "../rules/position.ts";
import { gemOf } from "../rules/tiles.ts";
import { isCut } from "./guard.ts";
import type { Mind } from "./option.ts";
import { bestWorth, taskFor } from "./search.ts";

const NO_PLAY: Play = { tiles: [], powers: [] };

/** Hundredths of a point that the opponent's reply to each play is worth, on average over so many racks. */
export function repliesTo(mind: Mind, plays: readonly Play[]): readonly number[] {
  const { view, skill, knowledge, unseen, random, guard } = mind;
  const opponent = view.seats[1 - view.turn];
  const nothing = plays.map(() => 0);
  if (opponent === undefined || view.seats.length !== 2 || skill.racks === 0 || plays.length < 2) return nothing;
  const generator = knowledge.all;
  const bar = strongestOf(view, opponent.earned);
  const held = Array.from({ length: skill.racks }, () => {
    const rack = random.shuffle(unseen).slice(0, opponent.rackCount);
    return taskFor(view, positionOf(view, NO_PLAY, rack, bar), generator);
  });
  const sums: number[] = [];
  for (const play of plays) {
    if (isCut(guard, "replies")) return nothing;
    const board = taskFor(view, positionOf(view, play, [], []), generator);
    let sum = 0;
    for (const { rack, wilds, fullRack } of held) {
      const task: Task = { ...board, rack, wilds, fullRack };
      sum += bestWorth(view, task, generator, 1);
    }
    sums.push(Math.trunc(sum / skill.racks));
  }
  return sums;
}

function positionOf(view: GameView, play: Play, rack: Position["rack"], bar: Position["bar"]): Position {
  const { board, premiums } = boardAfter(view, play, []);
  return { rules: rulesOfGame(view), table: { ...view, board, premiums, blocked: [] }, rack, bar, bag: view.bag };
}

/** The one that the opponent is thought to use. */
export function strongestOf(view: GameView, earned: Position["bar"]): Position["bar"] {
  return [...earned].sort((one, other) => rankOf(view, other) - rankOf(view, one)).slice(0, 1);
}

function rankOf(view: GameView, item: string): number {
  const gem = gemOf(item);
  return gem === null ? 0 : rulesOfGame(view).gemFactors[gem];
}
