/** What a bot does, from what its own seat may see. */
import { type Command, type GameView, mustFinish, rulesOfGame } from "../rules/index.ts";
import { bestInEndgame, IDLE } from "./endgame.ts";
import { type Guard, isCut, NO_GUARD } from "./guard.ts";
import { LeaveTable } from "./leave.ts";
import { type Level, skillOf } from "./levels.ts";
import { newTilesFor } from "./new-tiles.ts";
import { byWorth, type Knowledge, type Mind, type Option } from "./option.ts";
import { boosted, optionsOf } from "./options.ts";
import { preparation, preparations } from "./prepare.ts";
import { tradesFor } from "./purse.ts";
import { repliesTo } from "./replies.ts";
import { reshaped } from "./reshape.ts";
import { plainWorth } from "./search.ts";
import type { Random } from "./seeded.ts";
import { behindStops, withArrow } from "./specials.ts";
import { unseenTiles } from "./unseen.ts";
import { wildcardFor } from "./wildcard.ts";

export type { Knowledge } from "./option.ts";

/**
 * The commands that the seat gives now, in their order: trade, then one that ends the turn or brings new tiles. If the turn
 * goes on after the last, ask again. The same view, level and chance give the same commands, as long as the guard lets them.
 */
export function chooseActions(
  view: GameView,
  level: Level,
  knowledge: Knowledge,
  random: Random,
  guard: Guard = NO_GUARD,
): readonly Command[] {
  return actionsOf(mindOf(view, level, knowledge, random, guard));
}

function mindOf(view: GameView, level: Level, knowledge: Knowledge, random: Random, guard: Guard): Mind {
  const unseen = unseenTiles(view);
  return { view, skill: skillOf(level, view.ruleset), knowledge, random, guard, unseen, leave: new LeaveTable(view, unseen) };
}

export function actionsOf(mind: Mind): readonly Command[] {
  const { view } = mind;
  const { options: plain, odd } = optionsOf(mind);
  const thought = thoughtThrough(mind, plain);
  const [best] = thought.options;
  const fresh = newTilesFor(mind, best, odd);
  if (fresh !== null) return [...tradesFor(view, fresh.power === null ? [] : [fresh.power]), fresh.command];
  const wildcard = wildcardFor(mind);
  if (wildcard !== null) return wildcard;
  const prepared = thought.toTheEnd ? null : preparation(mind, best);
  if (prepared !== null) return prepared;
  if (best !== undefined) return playing(view, best);
  const finishes = mustFinish(rulesOfGame(view), view, view.turn);
  return [...tradesFor(view, []), { type: finishes ? "end-game" : "pass" }];
}

function playing(view: GameView, { play, powers }: Option): readonly Command[] {
  const wanted = powers.map(({ power }) => power);
  return [...tradesFor(view, wanted), { type: "play", tiles: play.tiles, powers }];
}

interface Thought {
  /** The best first; none where the match is best left to go on without a play. */
  readonly options: readonly Option[];
  /** The rest of the match was searched. */
  readonly toTheEnd: boolean;
}

function thoughtThrough(mind: Mind, plain: readonly Option[]): Thought {
  const { skill, guard } = mind;
  const boosts = skill.looksAhead ? 2 * skill.thought : skill.thought;
  const first = plain.slice(0, boosts).map((option) => boosted(mind, option));
  const other = isCut(guard, "reshape") ? [] : reshaped(mind, plain).map((option) => boosted(mind, option));
  const promising = [...first, ...other, ...behindStops(mind)].sort(byWorth);
  const thought = promising.slice(0, skill.thought).map((option) => withArrow(mind, option));
  const last = inEndgame(mind, [...thought, ...promising.slice(skill.thought), ...plain.slice(boosts)]);
  if (last !== null) return { options: last, toTheEnd: true };
  return { options: withReplies(mind, thought).sort(byWorth), toTheEnd: false };
}

/** The play with which the rest of the match goes best, where that can be searched. */
function inEndgame(mind: Mind, options: readonly Option[]): Option[] | null {
  const { view, skill } = mind;
  if (skill.endgame === 0 || view.bag > 0) return null;
  // Played on in pairs, powers alone lost to a play even where the search liked them better.
  const all = options.length === 0 ? preparations(mind) : options;
  const candidates = all.map(({ play, powers, gain }) => ({
    play: { tiles: play.tiles, powers },
    words: play.words,
    coins: play.coins,
    now: plainWorth(view, play) + gain,
  }));
  const best = bestInEndgame(mind, candidates);
  return best === null ? null : all.filter((_, index) => best !== IDLE && index === best);
}

/** Less by what each lets the opponent do more than the one that lets them do least. */
function withReplies(mind: Mind, options: readonly Option[]): Option[] {
  const replies = repliesTo(
    mind,
    options.map(({ play, powers }) => ({ tiles: play.tiles, powers })),
  );
  const least = Math.min(...replies);
  return options.map((option, at) => ({ ...option, worth: option.worth - (replies[at] ?? 0) + least }));
}
