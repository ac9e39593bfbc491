/** What a bot does, from what its own seat may see. */
import type { MoveGenerator } from "../lexicon/movegen/generator.ts";
import type { Play } from "../lexicon/movegen/play.ts";
import { taskOf } from "../lexicon/movegen/task.ts";
import { isBarTile, meansOf } from "../rules/hand.ts";
import { type Command, type GameView, mustFinish, type PlacedPower, rulesOf } from "../rules/index.ts";
import { positionOfView } from "../rules/position.ts";
import { without } from "../rules/tiles.ts";
import { boostsFor } from "./boosts.ts";
import { endgameAfter } from "./endgame.ts";
import { exchangeFor, type NewTiles } from "./exchange.ts";
import { type Level, SKILLS, type Skill, type Words } from "./levels.ts";
import { tradesFor } from "./purse.ts";
import { repliesTo } from "./replies.ts";
import type { Random } from "./seeded.ts";
import { barTileWorth, coinWorth, leaveWorth, POINT } from "./worth.ts";

/** What finds plays of those words. */
export type Knowledge = Readonly<Record<Words, MoveGenerator>>;

interface Option {
  readonly play: Play;
  readonly powers: readonly PlacedPower[];
  /** What the powers gain, in hundredths of a point; and what all is worth. */
  readonly gain: number;
  readonly worth: number;
}

/** A play worth so many points is never passed over for a pass or new tiles. */
const GOOD = 8;
/** So many of the best are thought through with powers. */
const BOOSTED = 8;

/**
 * The commands that the seat gives now, in their order: trade, then one that ends the turn or brings new tiles. If the turn
 * goes on after the last, ask again. The same view, level and chance give the same commands.
 */
export function chooseActions(view: GameView, level: Level, knowledge: Knowledge, random: Random): readonly Command[] {
  const skill = SKILLS[level];
  const options = optionsOf(view, skill, knowledge, random);
  const fresh = exchangeFor(view, skill);
  const best = options[0];
  if (best !== undefined && !(fresh !== null && isBetter(fresh, options))) return playing(view, choiceOf(options, skill, random));
  if (fresh !== null) return [...tradesFor(view, fresh.power === null ? [] : [fresh.power]), fresh.command];
  const { ruleset, bag, seats } = view;
  const finishes = mustFinish(rulesOf(ruleset), { bag, seats }, view.turn);
  return [...tradesFor(view, []), { type: finishes ? "end-game" : "pass" }];
}

function isBetter(fresh: NewTiles, options: readonly Option[]): boolean {
  return options.every(({ play, worth }) => play.points < GOOD && worth < fresh.worth);
}

function playing(view: GameView, { play, powers }: Option): readonly Command[] {
  const wanted = powers.map(({ power }) => power);
  return [...tradesFor(view, wanted), { type: "play", tiles: play.tiles, powers }];
}

/** The best first. */
function optionsOf(view: GameView, skill: Skill, knowledge: Knowledge, random: Random): Option[] {
  const known = plainOptions(view, skill, knowledge[skill.words]);
  const all = skill.words !== "all" && !known.some(isGood) ? plainOptions(view, skill, knowledge.all) : known;
  const short = all.filter(({ play }) => play.tiles.length <= skill.tiles);
  const options = short.some(isGood) ? short : all;
  const thought = options.slice(0, BOOSTED).map((option) => boosted(view, skill, option));
  const replied =
    withEndgame(view, thought, skill.endgame, knowledge.all) ??
    (skill.racks === 0 ? thought : withReplies(view, thought, skill.racks, knowledge.all, random));
  return [...replied.sort(byWorth), ...(skill.racks === 0 ? options.slice(BOOSTED) : [])];
}

function isGood({ play }: Option): boolean {
  return play.points >= GOOD;
}

function plainOptions(view: GameView, skill: Skill, generator: MoveGenerator): Option[] {
  const task = taskOf(positionOfView(view), generator.letters);
  const plays = generator.top(task, skill.weighed, { points: POINT, coins: coinWorth(view) });
  return plays.map((play) => ({ play, powers: [], gain: 0, worth: worthOf(view, skill, play) })).sort(byWorth);
}

function worthOf(view: GameView, { looksAhead }: Skill, play: Play): number {
  const now = play.points * POINT + play.coins * coinWorth(view);
  if (!looksAhead) return now;
  const { rack, bar } = meansOf({ tiles: play.tiles, powers: [] });
  const used = bar.filter(isBarTile).reduce((sum, tile) => sum + barTileWorth(view, tile), 0);
  const rules = rulesOf(view.ruleset);
  const earned = rules.earns(play.tiles.length, play.words).reduce((sum, tile) => sum + barTileWorth(view, tile), 0);
  const kept = without(view.own?.rack ?? [], rack) ?? [];
  const { alfa } = rules.refill({ free: view.rackSize - kept.length, bag: view.bag, laid: play.tiles.length });
  return now + earned - used + leaveWorth(view, alfa === null ? kept : [...kept, alfa]);
}

function boosted(view: GameView, { powers: allowed, mostPowers }: Skill, option: Option): Option {
  const { powers, gain } = boostsFor(view, option.play.tiles, allowed, mostPowers);
  return { ...option, powers, gain, worth: option.worth + gain };
}

/** With the rest of the match, where it can be searched. */
function withEndgame(view: GameView, options: readonly Option[], nodes: number, generator: MoveGenerator): Option[] | null {
  if (nodes === 0 || view.bag > 0) return null;
  const plays = options.map(({ play, powers }) => ({ tiles: play.tiles, powers }));
  const rest = endgameAfter(view, plays, generator, nodes);
  if (rest === null) return null;
  return options.map((option, at) => {
    const { play, gain } = option;
    return { ...option, worth: play.points * POINT + play.coins * coinWorth(view) + gain + (rest[at] ?? 0) };
  });
}

/** Less by what each lets the opponent do more than the one that lets them do least. */
function withReplies(
  view: GameView,
  options: readonly Option[],
  racks: number,
  generator: MoveGenerator,
  random: Random,
): Option[] {
  const plays = options.map(({ play, powers }) => ({ tiles: play.tiles, powers }));
  const replies = repliesTo(view, plays, racks, generator, random);
  const least = Math.min(...replies);
  return options.map((option, at) => ({ ...option, worth: option.worth - (replies[at] ?? 0) + least }));
}

function byWorth(a: Option, b: Option): number {
  return b.worth - a.worth || (keyOf(a) < keyOf(b) ? -1 : 1);
}

function keyOf({ play }: Option): string {
  return play.tiles.map(({ at, letter, from }) => `${at}${letter}${from ?? ""}`).join(" ");
}

/** Any that contents the bot; never a poor one while there is a good one. */
function choiceOf(options: readonly Option[], { content }: Skill, random: Random): Option {
  const [best] = options as readonly [Option, ...Option[]];
  const least = Math.floor((best.worth * content) / 100);
  const enough = options.filter((option) => option.worth >= least && (isGood(option) || !isGood(best)));
  return enough[random.below(Math.max(enough.length, 1))] ?? best;
}
