/** What a play opens to the opponent: the best replies to it of racks that the opponent may hold (C-18). */
import type { MoveGenerator } from "../lexicon/movegen/generator.ts";
import { type Task, taskOf } from "../lexicon/movegen/task.ts";
import { boardAfter, type Play } from "../rules/effects.ts";
import { type GameView, rulesOf } from "../rules/index.ts";
import type { Position } from "../rules/position.ts";
import type { Random } from "./seeded.ts";
import { unseenTiles } from "./unseen.ts";
import { coinWorth, POINT } from "./worth.ts";

/** Alfa and gold tiles left aside: hundredths of a point that the opponent's reply to each play is worth, on average over so many racks. */
export function repliesTo(
  view: GameView,
  plays: readonly Play[],
  racks: number,
  generator: MoveGenerator,
  random: Random,
): readonly number[] {
  const opponent = view.seats[1 - view.turn];
  if (opponent === undefined || view.seats.length !== 2) return plays.map(() => 0);
  const unseen = unseenTiles(view);
  const held = Array.from({ length: racks }, () => {
    const rack = random.shuffle(unseen).slice(0, opponent.rackCount);
    return taskOf(positionOf(view, { tiles: [], powers: [] }, rack), generator.letters);
  });
  const worth = { points: POINT, coins: coinWorth(view) };
  return plays.map((play) => {
    const board = taskOf(positionOf(view, play, []), generator.letters);
    let sum = 0;
    for (const { rack, wilds, fullRack } of held) {
      const task: Task = { ...board, rack, wilds, fullRack };
      const reply = generator.best(task, worth);
      if (reply !== null) sum += reply.points * worth.points + reply.coins * worth.coins;
    }
    return Math.floor(sum / racks);
  });
}

function positionOf(view: GameView, play: Play, rack: Position["rack"]): Position {
  const { board, premiums } = boardAfter(view, play, []);
  return { rules: rulesOf(view.ruleset), table: { ...view, board, premiums, blocked: [] }, rack, bar: [], bag: view.bag };
}
