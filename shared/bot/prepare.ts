/** A turn given up for a big play in the next (K-14): both ways are played on against racks that the opponent may hold. */
import type { Play as FoundPlay } from "../lexicon/movegen/play.ts";
import { boardAfter, type Play } from "../rules/effects.ts";
import { meansOf, rackAfterPlay } from "../rules/hand.ts";
import { type Command, type GameView, type RackTile, rulesOfGame } from "../rules/index.ts";
import { positionOfView } from "../rules/position.ts";
import { bestOf, type Change, costOfErasures, erasures, jokersAtHand } from "./changes.ts";
import { isCut } from "./guard.ts";
import { byWorth, type Mind, type Option } from "./option.ts";
import { boosted, jokersOf, worthOf } from "./options.ts";
import { tradesFor } from "./purse.ts";
import { strongestOf } from "./replies.ts";
import { bestPlay, bestWorth, plainWorth, playsOf, taskFor } from "./search.ts";
import { allSold, sideAfter } from "./side.ts";
import { jokersWorth, POINT, stageOf } from "./worth.ts";

/**
 * Erasures in one play at most. So many boards of each number are played on; there, so many plays of the next turn are weighed,
 * and so many of those with powers.
 */
const ERASED = 2;
const BOARDS = 2;
const PLAYS = 4;
const BOOSTED = 2;
const OPPONENTS_JOKERS = 1;
/** So much more must it bring than a play: later turns have erasures too, of which neither this nor the search at the end knows. */
export const LEFT_ASIDE = 2000;
/** What a turn brings before a seat has had one. */
const FIRST_TURNS = 4000;
const NO_PLAY: FoundPlay = { tiles: [], points: 0, coins: 0, words: 0 };
const NOTHING: Play = { tiles: [], powers: [] };

/** What may be done now, and what it brings at once. */
interface Way {
  readonly play: Play;
  readonly words: number;
  readonly coins: number;
  readonly now: number;
}

/** What the opponent may hold, and what is drawn next. */
interface Deal {
  readonly rack: readonly RackTile[];
  readonly drawn: readonly RackTile[];
}

/** Powers alone now, for a play of the next turn that is worth more than this one and that together; null: there is none. */
export function preparation(mind: Mind, best: Option | undefined): readonly Command[] | null {
  const { view, skill, guard } = mind;
  if (skill.reshapings === 0 || !rulesOfGame(view).powersOnly || view.seats.length !== 2) return null;
  if ((view.bag === 0 && best !== undefined) || isCut(guard, "preparation")) return null;
  const prepared = promising(mind, (best?.worth ?? 0) + usualOf(view));
  if (prepared.length === 0) return null;
  const deals = dealsOf(mind);
  let most = playedOn(mind, wayOf(view, best), deals) + LEFT_ASIDE;
  let found: Way | null = null;
  for (const way of prepared) {
    if (isCut(guard, "preparation")) break;
    const worth = playedOn(mind, way, deals);
    if (worth > most) [most, found] = [worth, way];
  }
  if (found === null) return null;
  const { play } = found;
  const wanted = play.powers.map(({ power }) => power);
  return [...tradesFor(view, wanted), { type: "play", tiles: [], powers: play.powers }];
}

/** What a turn has brought so far, in points alone: a play that is not worth so much more is not looked at any further. */
function usualOf(view: GameView): number {
  const { seats, turn } = view;
  const seat = seats[turn];
  const each = seat === undefined || seat.stats.turns === 0 ? FIRST_TURNS : Math.trunc((seat.score * POINT) / seat.stats.turns);
  return Math.trunc((each * stageOf(view)) / 100);
}

/** With an empty bag the rest is searched (C-18): erasures alone are among what it starts with. */
export function preparations(mind: Mind): Option[] {
  const { view, skill } = mind;
  if (skill.reshapings === 0 || !rulesOfGame(view).powersOnly) return [];
  return promising(mind, 0).map(({ play: { powers }, now }) => ({ play: NO_PLAY, powers, gain: now, worth: now }));
}

/** Boards on which the whole rack makes a play worth more than `above` and the price. */
function promising(mind: Mind, above: number): Way[] {
  const { view, skill, knowledge } = mind;
  const task = taskFor(view, positionOfView(view), knowledge.all);
  const jokers = Math.min(skill.jokers, jokersAtHand(task));
  const ways: Way[] = [];
  let from: Change = { powers: [], task };
  for (let count = 1; count <= ERASED; count++) {
    const cost = costOfErasures(mind, count);
    if (cost === null) break;
    const least = Math.max(above, bestWorth(view, from.task, knowledge.all, jokers));
    const found = bestOf(mind, task, erasures(mind, from, 0), BOARDS, jokers, least + cost);
    for (const { change } of found) ways.push({ play: { tiles: [], powers: change.powers }, words: 0, coins: 0, now: -cost });
    const [first] = found;
    if (first === undefined) break;
    from = first.change;
  }
  return ways;
}

function wayOf(view: GameView, best: Option | undefined): Way {
  if (best === undefined) return { play: NOTHING, words: 0, coins: 0, now: 0 };
  const { play, powers, gain } = best;
  return { play: { tiles: play.tiles, powers }, words: play.words, coins: play.coins, now: plainWorth(view, play) + gain };
}

function dealsOf({ view, skill, unseen, random }: Mind): Deal[] {
  const held = view.seats[1 - view.turn]?.rackCount ?? 0;
  return Array.from({ length: skill.racks }, () => {
    const tiles = random.shuffle(unseen);
    return { rack: tiles.slice(0, held), drawn: tiles.slice(held, held + view.bag) };
  });
}

/** What it brings now and in the next turn, less what the opponent makes of it between them; on average. */
function playedOn(mind: Mind, { play, words, coins, now }: Way, deals: readonly Deal[]): number {
  const { view, knowledge } = mind;
  const { own, bag } = view;
  if (own === null) return now;
  const rules = rulesOfGame(view);
  const before = allSold(own, rules);
  const after = sideAfter(before, play, { words, coins }, rules, view.slots);
  const kept = rackAfterPlay(own.rack, play, [], []);
  const free = Math.max(0, view.rackSize - kept.length);
  const { draw: refill } = rules.refill({ free, bag, laid: play.tiles.length });
  const left = { ...view, ...boardAfter(view, play, []), blocked: [], opened: true };
  const theirs = strongestOf(view, view.seats[1 - view.turn]?.earned ?? []);
  const board = taskFor(view, { rules, table: left, rack: [], bar: [], bag }, knowledge.all);
  const costOf = (rack: readonly RackTile[]) => rules.leftover(rack, view.values) * POINT;
  let sum = 0;
  for (const { rack, drawn } of deals) {
    const refilled = [...kept, ...drawn.slice(0, refill)];
    if (refilled.length === 0) {
      sum += costOf(rack);
      continue;
    }
    const hand = taskFor(view, { rules, table: left, rack, bar: theirs, bag }, knowledge.all);
    const { wilds, fullRack } = hand;
    const reply = bestPlay(view, { ...board, rack: hand.rack, wilds, fullRack }, knowledge.all, OPPONENTS_JOKERS);
    const replied = reply === null ? left : { ...left, ...boardAfter(left, { tiles: reply.play.tiles, powers: [] }, []) };
    const ended =
      bag === refill && reply !== null && meansOf({ tiles: reply.play.tiles, powers: [] }).rack.length === rack.length;
    const next = { ...mind, view: { ...replied, own: { ...own, ...after, rack: refilled } } };
    sum += (ended ? -costOf(refilled) : nextWorth(next)) - (reply?.worth ?? 0);
  }
  const standing = jokersWorth(view, jokersOf(after.bar)) - jokersWorth(view, jokersOf(before.bar));
  return now + standing + Math.trunc(sum / Math.max(1, deals.length));
}

function nextWorth(mind: Mind): number {
  const { view, skill, knowledge } = mind;
  const task = taskFor(view, positionOfView(view), knowledge.all);
  const plays = playsOf(view, task, knowledge.all, PLAYS, skill.jokers, "line");
  const options = plays.map((play): Option => ({ play, powers: [], gain: 0, worth: worthOf(mind, play) })).sort(byWorth);
  return options.slice(0, BOOSTED).reduce((most, option) => Math.max(most, boosted(mind, option).worth), 0);
}
