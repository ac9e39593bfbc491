import type { MoveGenerator } from "../../shared/lexicon/movegen/generator.ts";
import type { Task } from "../../shared/lexicon/movegen/task.ts";

/** How many plays there are, the points of the best of them, and the sum of the points of all (V-10). */
export function countPlays(generator: MoveGenerator, task: Task): { placements: number; best: number | null; sum: number } {
  let placements = 0;
  let best: number | null = null;
  let sum = 0;
  generator.every(task, (play) => {
    placements += play.ways;
    sum += play.ways * play.points;
    if (best === null || play.points > best) best = play.points;
  });
  return { placements, best, sum };
}
