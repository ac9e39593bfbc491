/**
 * Arrows and stop tiles in a bot's plays (P-10, P-11). The search makes no bent words; an arrow goes under a letter where it
 * changes no word, and a stop tile between a word that lies there and one of the bot's own that begins behind it.
 */
import type { Play } from "../lexicon/movegen/play.ts";
import type { Task } from "../lexicon/movegen/task.ts";
import { gridOf, letterAt } from "../rules/grid.ts";
import { type LaidTile, type Preview, previewPlay, rulesOfGame, squareName } from "../rules/index.ts";
import { ARROWS } from "../rules/model.ts";
import { endsAWord } from "../rules/play/stops.ts";
import { positionOfView } from "../rules/position.ts";
import { DOWN, RIGHT, squareAfter } from "../rules/squares.ts";
import { ARROW, STOP } from "../rules/tiles.ts";
import { isCut } from "./guard.ts";
import type { Mind, Option } from "./option.ts";
import { worthOf } from "./options.ts";
import { playsOf, taskFor } from "./search.ts";

/** So many plays behind a stop tile are taken for each place. */
const BEHIND_STOP = 3;

/** Words of one's own behind words that lie there. */
export function behindStops(mind: Mind): Option[] {
  const { view, knowledge, guard } = mind;
  if (!(view.own?.rack ?? []).includes(STOP)) return [];
  const task = taskFor(view, positionOfView(view), knowledge.all);
  const grid = gridOf(view.board, view.size);
  const options: Option[] = [];
  for (let stop = 0; stop < grid.length; stop++) {
    if (isCut(guard, "stops")) break;
    if (grid[stop] !== null || task.closed[stop] === 1 || !endsAWord(grid, view.size, stop)) continue;
    for (const direction of [RIGHT, DOWN] as const) {
      const start = squareAfter(stop, direction, view.size);
      if (start < 0 || letterAt(grid, start) !== null) continue;
      for (const play of playsFrom(mind, task, stop, start)) {
        const tiles: LaidTile[] = [...play.tiles, { at: squareName(stop, view.size), from: "stop" }];
        const { error, points, coins, words } = previewPlay(view, { tiles, powers: [] }, null);
        if (error !== null) continue;
        const whole = { tiles, points, coins, words: words.length };
        options.push({ play: whole, powers: [], gain: 0, worth: worthOf(mind, whole) });
      }
    }
  }
  return options;
}

/**
 * As if the match began there, with the square of the stop tile shut. What such a search finds elsewhere has not been looked at
 * for words that cross it.
 */
function playsFrom({ view, skill, knowledge }: Mind, task: Task, stop: number, start: number): Play[] {
  const shut: Task = { ...task, opening: true, start, closed: task.closed.with(stop, 1), fullRack: 0 };
  const plays = playsOf(view, shut, knowledge[skill.words], BEHIND_STOP, skill.jokers, "line");
  const at = squareName(start, view.size);
  return plays.filter(({ tiles }) => tiles.some((tile) => tile.at === at));
}

/** With an arrow under one of its letters, where every word stays what it is; the play as it was where that cannot be. */
export function withArrow(mind: Mind, option: Option): Option {
  const { view } = mind;
  if (!(view.own?.rack ?? []).includes(ARROW) || rulesOfGame(view).specialTiles[ARROW] === undefined) return option;
  const { tiles } = option.play;
  const words = wordsOf(previewPlay(view, { tiles, powers: [] }, null));
  let best = option;
  for (const [index, tile] of tiles.entries()) {
    if (tile.from === "stop") continue;
    for (const arrow of ARROWS) {
      const laid = tiles.with(index, { ...tile, arrow });
      const preview = previewPlay(view, { tiles: laid, powers: [] }, null);
      if (preview.error !== null || wordsOf(preview) !== words) continue;
      const play: Play = { ...option.play, tiles: laid, points: preview.points };
      const worth = worthOf(mind, play) + option.gain;
      // A tile that lies is one less to hold, whether or not a level thinks of that.
      if (worth > best.worth || (best === option && worth === best.worth)) best = { ...option, play, worth };
    }
  }
  return best;
}

function wordsOf({ words }: Preview): string {
  return words
    .map(({ word, squares }) => `${word} ${squares.join()}`)
    .sort()
    .join(" ");
}
