/** The plays that a bot sees, and what each is worth to it. */
import type { MoveGenerator } from "../lexicon/movegen/generator.ts";
import type { Play } from "../lexicon/movegen/play.ts";
import { taskOf } from "../lexicon/movegen/task.ts";
import { isBarTile, meansOf } from "../rules/hand.ts";
import { type RackTile, rulesOfGame } from "../rules/index.ts";
import { positionOfView } from "../rules/position.ts";
import { isRackAlfa, without } from "../rules/tiles.ts";
import { boostsFor } from "./boosts.ts";
import type { Words } from "./levels.ts";
import { byWorth, isGood, type Mind, type Option } from "./option.ts";
import { plainWorth, playsOf, taskFor } from "./search.ts";
import { earnedBy, jokersWorth } from "./worth.ts";

/** What a bot falls back on where the words that it knows give no play at all. */
const WIDER: Readonly<Record<Words, Words | null>> = { simple: "everyday", everyday: "known", known: "all", all: null };

/** Number of plays considered where only several alfa or gold tiles, or tiles off the line, give a play. */
const LAST_RESORT = 5;
/** An alfa or gold tile is kept rather than laid for fewer points. */
const WORTH_A_JOKER = 10;

export interface Options {
  /** The best first, before powers. */
  readonly options: readonly Option[];
  /** The words that it knows give none, nor do others give a good one: new tiles are better than an odd word. */
  readonly odd: boolean;
}

export function optionsOf(mind: Mind): Options {
  const { skill, knowledge } = mind;
  const known = inTiles(mind, seen(mind, sparing(mind, plainOptions(mind, knowledge[skill.words]))));
  if (known.length > 0) return { options: known, odd: false };
  let weak: readonly Option[] = [];
  for (let words = WIDER[skill.words]; words !== null; words = WIDER[words]) {
    const options = inTiles(mind, sparing(mind, plainOptions(mind, knowledge[words])));
    if (options.some(isGood)) return { options: options.filter(isGood), odd: false };
    if (weak.length === 0) weak = options;
  }
  const last = lastResorts(mind);
  if (last.some(isGood)) return { options: last.filter(isGood), odd: false };
  return weak.length > 0 ? { options: weak, odd: true } : { options: last, odd: skill.words !== "all" };
}

/** Short ones, where those are good enough. */
function inTiles({ skill }: Mind, options: readonly Option[]): readonly Option[] {
  const short = options.filter(({ play }) => play.tiles.length <= skill.tiles);
  return short.some(isGood) ? short : options;
}

/** Everything that alfa and gold tiles can do, the play of most points among it. */
function lastResorts(mind: Mind): Option[] {
  const { view, knowledge } = mind;
  const options = plainOptions(mind, knowledge.all, LAST_RESORT);
  const play = knowledge.all.best(taskOf(positionOfView(view), knowledge.all.letters));
  if (play === null) return options;
  const most: Option = { play, powers: [], gain: 0, worth: worthOf(mind, play) };
  return isGood(most) && !options.some(isGood) ? [most] : options;
}

/** Without alfa and gold tiles for next to nothing, while there are turns left in which they may do more. */
function sparing({ view }: Mind, options: readonly Option[]): readonly Option[] {
  if (view.bag === 0) return options;
  const spared = options.filter(({ play }) => play.points >= WORTH_A_JOKER || jokersIn(play) === 0);
  return spared.length > 0 ? spared : options;
}

function jokersIn({ tiles }: Play): number {
  const { rack, bar } = meansOf({ tiles, powers: [] });
  return jokersOf([...rack, ...bar]).length;
}

function plainOptions(mind: Mind, generator: MoveGenerator, last: number | null = null): Option[] {
  const { view, skill } = mind;
  const task = taskFor(view, positionOfView(view), generator);
  const reach = last !== null ? "all" : skill.offLine ? "free" : "line";
  const plays = playsOf(view, task, generator, last ?? skill.weighed, skill.jokers, reach);
  return plays
    .filter((play) => skill.endgame > 0 || !costsMoreThanPassing(mind, play))
    .map((play) => ({ play, powers: [], gain: 0, worth: worthOf(mind, play) }))
    .sort(byWorth);
}

/** Less than the tiles that it lays would cost if they stayed to the end (P-06, R-31). */
function costsMoreThanPassing({ view }: Mind, { tiles, points }: Play): boolean {
  if (view.bag > 0) return false;
  const { rack } = meansOf({ tiles, powers: [] });
  return points + rulesOfGame(view).leftover(rack, view.values) < 0;
}

/** A play is overlooked now and then; never all good ones. */
function seen({ skill, random }: Mind, options: readonly Option[]): readonly Option[] {
  if (skill.sees >= 100) return options;
  const left = options.filter(() => random.below(100) < skill.sees);
  return left.some(isGood) ? left : options;
}

export function worthOf(mind: Mind, play: Play): number {
  const { view, skill } = mind;
  const now = plainWorth(view, play);
  return skill.looksAhead ? now + standingAfter(mind, play) - standingOf(mind) : now;
}

/** What is at hand after a play, before anything is drawn. */
export function standingAfter({ view, leave }: Mind, play: Play): number {
  const used = meansOf({ tiles: play.tiles, powers: [] });
  const bar = without(view.own?.bar ?? [], used.bar) ?? [];
  const kept = without(view.own?.rack ?? [], used.rack) ?? [];
  const earned = earnedBy(view, rulesOfGame(view), play.tiles.length, play.words);
  return jokersWorth(view, [...jokersOf(bar), ...jokersOf(kept), ...earned]) + leave.of(kept);
}

/** What is at hand now, a rack of the average for the rack. */
export function standingOf({ view }: Mind): number {
  return jokersWorth(view, [...jokersOf(view.own?.bar ?? []), ...jokersOf(view.own?.rack ?? [])]);
}

export function jokersOf(items: readonly string[]): RackTile[] {
  return items.filter((item) => isBarTile(item) || isRackAlfa(item));
}

export function boosted({ view, skill }: Mind, option: Option): Option {
  const { powers, gain } = boostsFor(
    view,
    option.play.tiles,
    skill.powers,
    skill.mostPowers - option.powers.length,
    option.powers,
  );
  return { ...option, powers: [...option.powers, ...powers], gain: option.gain + gain, worth: option.worth + gain };
}
