/** The rest of a match between two seats whose racks are known, by alpha and beta. */
import type { MoveGenerator } from "../lexicon/movegen/generator.ts";
import { boardAfter, erasedSquares, type Play } from "../rules/effects.ts";
import { rackAfterPlay } from "../rules/hand.ts";
import { type GameView, type PowerId, type RackTile, rulesOfGame } from "../rules/index.ts";
import type { Position } from "../rules/position.ts";
import type { RuleSet, TableFacts } from "../rules/ruleset.types.ts";
import { isRackAlfa } from "../rules/tiles.ts";
import { endsByEmptyRacks, endsByPasses } from "../rules/turns.ts";
import { boostsFor } from "./boosts.ts";
import { type Guard, isCut } from "./guard.ts";
import type { Mind } from "./option.ts";
import { playsOf, type Reach, taskFor } from "./search.ts";
import { type Side, sideAfter } from "./side.ts";
import { POINT } from "./worth.ts";

/** Alfa and gold tiles in each play; and more, one off the line, where every end was seen already. */
const JOKERS = 1;
const ALL_JOKERS = 3;
/** A search that looks off the line costs as many nodes. Each further twenty plays found cost one node more. */
const FREE_NODES = 10;
const PLAYS_A_NODE = 20;
/** Visits to places seen before are quick, but not for nothing. */
const VISITS = 10;
/** Number of plays of a node that are weighed with the quick powers. */
const BOOSTED = 8;
const QUICK_POWERS: readonly PowerId[] = ["charge", "dice"];

export interface Node {
  readonly table: Position["table"];
  /** The seat that moves, then the other. */
  readonly sides: readonly [Side, Side];
  readonly passes: number;
  /** Tells apart what was laid since the root, in whatever order, and by whom. */
  readonly mover: 0 | 1;
  readonly made: readonly string[];
}

/** A play, how many words it forms, and what it brings at once, the price of its powers taken off. */
export interface Moved {
  readonly play: Play;
  readonly words: number;
  readonly coins: number;
  readonly now: number;
}

/** Everything in hundredths of a point, seen by the seat that moves. */
export class EndgameSearch {
  readonly #view: GameView;
  readonly #rules: RuleSet;
  readonly #generator: MoveGenerator;
  readonly #guard: Guard;
  readonly #powers: readonly PowerId[];
  readonly #mostPowers: number;
  /** Searches for plays that are left, and visits. */
  #left: number;
  #visits: number;
  #known = new Map<string, readonly Moved[]>();
  #width = 0;
  #reach: Reach = "line";
  /** Was anything left unsearched for depth, or because there were too many plays. */
  cutOff = false;
  narrowed = false;

  constructor({ view, skill, knowledge, guard }: Mind) {
    this.#view = view;
    this.#rules = rulesOfGame(view);
    this.#generator = knowledge.all;
    this.#powers = QUICK_POWERS.filter((power) => skill.powers.includes(power) && Object.hasOwn(this.#rules.prices, power));
    this.#mostPowers = skill.mostPowers;
    this.#left = skill.endgame;
    this.#visits = skill.endgame * VISITS;
    this.#guard = guard;
  }

  get spent(): boolean {
    return this.#left <= 0 || this.#visits <= 0;
  }

  /** `width`: plays tried at each node; `reach`: how alfa tiles are thought of in them. */
  begin(width: number, reach: Reach): void {
    if (width !== this.#width) [this.#known, this.narrowed] = [new Map(), false];
    this.#width = width;
    this.#reach = reach;
    this.cutOff = false;
  }

  /** What follows the mover's play; the play itself is not counted. */
  after(node: Node, { play, words, coins }: Moved, depth: number, low: number, high: number): number {
    const { mover, sides } = node;
    const [side, other] = sides;
    const rack = rackAfterPlay(side.rack, play, [], []);
    // Powers alone end nothing, and a seat without tiles cannot lay any.
    if (endsByEmptyRacks(this.#rules, factsOf(rack, other.rack), 0))
      return this.#leftOver(other) - this.#leftOver({ ...side, rack });
    const { board, premiums } = boardAfter(node.table, play, []);
    const alone = this.#alone(other);
    // What is erased stays shut for the turn, which does not end where one side alone plays on (C-13).
    const blocked = alone ? [...node.table.blocked, ...erasedSquares(play.powers)] : [];
    const table = { ...node.table, board, premiums, blocked, opened: true };
    const moved = sideAfter({ ...side, rack }, play, { words, coins }, this.#rules, this.#view.slots);
    // Powers alone leave the count of passes as it is (K-14).
    const passes = play.tiles.length === 0 ? node.passes : 0;
    const next = { table, passes, made: [...node.made, ...keysOf(mover, play)].sort() };
    if (alone) return this.#best({ ...next, sides: [moved, other], mover }, depth - 1, low, high);
    return -this.#best({ ...next, sides: [other, moved], mover: otherOf(mover) }, depth - 1, -high, -low);
  }

  /** What follows a pass, with what it gives. */
  idle(node: Node, depth: number, low: number, high: number): number {
    const [side, other] = node.sides;
    const standing = this.#leftOver(other) - this.#leftOver(side);
    if (this.#alone(other)) return standing;
    const { passCoins } = this.#rules;
    const passes = node.passes + 1;
    const gained = passCoins * POINT;
    if (endsByPasses(this.#rules, factsOf(side.rack, other.rack), passes)) return gained + standing;
    const table = { ...node.table, blocked: [] };
    const moved: Side = { ...side, coins: side.coins + passCoins };
    const next: Node = { ...node, table, sides: [other, moved], passes, mover: otherOf(node.mover) };
    return gained - this.#best(next, depth - 1, gained - high, gained - low);
  }

  #best(node: Node, depth: number, low: number, high: number): number {
    const [side, other] = node.sides;
    if (depth <= 0) this.cutOff = true;
    if (depth <= 0 || this.#visits-- <= 0 || this.#left <= 0) return this.#leftOver(other) - this.#leftOver(side);
    if (isCut(this.#guard, "endgame")) this.#left = 0;
    let best = -Infinity;
    for (const moved of this.#playsAt(node)) {
      const floor = Math.max(low, best) - moved.now;
      best = Math.max(best, moved.now + this.after(node, moved, depth, floor, high - moved.now));
      if (best >= high) return best;
    }
    return Math.max(best, this.idle(node, depth, Math.max(low, best), high));
  }

  #playsAt({ table, sides: [side], mover, made }: Node): readonly Moved[] {
    const { rack, bar, coins } = side;
    const key = [mover, coins, ...bar, ...made].join();
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const task = taskFor(this.#view, { rules: this.#rules, table, rack, bar, bag: 0 }, this.#generator);
    const inLine = this.#reach === "line";
    const found = playsOf(this.#view, task, this.#generator, this.#width, inLine ? JOKERS : ALL_JOKERS, this.#reach);
    const searched = !inLine && task.wilds.some(({ free }) => free) ? FREE_NODES : 1;
    this.#left -= searched + Math.trunc(found.length / PLAYS_A_NODE);
    if ((inLine && (bar.length > 0 || rack.some(isRackAlfa))) || found.length >= this.#width) this.narrowed = true;
    const plays = found.map((play, index): Moved => {
      const { powers, gain } = index < BOOSTED ? this.#boosts(table, side, play.tiles) : { powers: [], gain: 0 };
      const now = (play.points + (this.#rules.coinsCount ? play.coins : 0)) * POINT + gain;
      return { play: { tiles: play.tiles, powers }, words: play.words, coins: play.coins, now };
    });
    this.#known.set(key, plays);
    return plays;
  }

  /** Coins buy charges and dice with an empty bag too (K-31, K-34). */
  #boosts(table: Position["table"], side: Side, tiles: Play["tiles"]) {
    const view: GameView = { ...this.#view, ...table, bag: 0, own: { ...side, seat: this.#view.turn, attempts: 0 } };
    return boostsFor(view, tiles, this.#powers, this.#powers.length === 0 ? 0 : this.#mostPowers);
  }

  /** One side plays on until it has no tiles, or no use for them. */
  #alone({ rack }: Side): boolean {
    return this.#rules.skipsEmptyRacks && rack.length === 0;
  }

  /** What a rack costs its owner, twice where the other gains it (R-31, W-10). */
  #leftOver({ rack }: Side): number {
    return this.#rules.leftover(rack, this.#view.values) * POINT * (this.#rules.leftoverGained ? 2 : 1);
  }
}

/** The bag is empty. */
function factsOf(...racks: readonly (readonly RackTile[])[]): TableFacts {
  return { bag: 0, seats: racks.map(({ length }) => ({ rackCount: length, resigned: false })) };
}

function otherOf(side: 0 | 1): 0 | 1 {
  return side === 0 ? 1 : 0;
}

function keysOf(by: 0 | 1, { tiles, powers }: Play): string[] {
  return [
    ...tiles.map(({ at, letter, from }) => `${by}${at}${letter}${from ?? ""}`),
    ...powers.map(({ power, at, letter }) => `${power}${at}${letter ?? ""}`),
  ];
}
