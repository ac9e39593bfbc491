/**
 * The end of a match of two when the bag is empty: what is unseen is the opponent's rack, so plays are searched forward as far
 * as a number of nodes goes. Powers are left aside.
 */
import type { MoveGenerator } from "../lexicon/movegen/generator.ts";
import { boardAfter, type Play } from "../rules/effects.ts";
import { barAfterPlay, rackAfterPlay } from "../rules/hand.ts";
import { type GameView, rulesOf } from "../rules/index.ts";
import type { Position } from "../rules/position.ts";
import type { RuleSet } from "../rules/ruleset.types.ts";
import { type Guard, isCut, NO_GUARD } from "./guard.ts";
import { playsOf, taskFor } from "./search.ts";
import { unseenTiles } from "./unseen.ts";
import { POINT } from "./worth.ts";

/** Plays tried at each node, alfa and gold tiles in each, and how far ahead at most. */
const WIDTH = 8;
const JOKERS = 1;
const DEEPEST = 16;

interface Node {
  readonly table: Position["table"];
  /** The seat that moves, then the other. */
  readonly sides: readonly [Side, Side];
  readonly passes: number;
}

type Side = Pick<Position, "rack" | "bar">;

/** Hundredths of a point that the rest of the match brings after each play; null where the opponent's rack is not known. */
export function endgameAfter(
  view: GameView,
  plays: readonly Play[],
  generator: MoveGenerator,
  nodes: number,
  guard: Guard = NO_GUARD,
): readonly number[] | null {
  const { own, seats, turn } = view;
  const opponent = seats[1 - turn];
  if (own === null || opponent === undefined || seats.length !== 2 || view.bag > 0) return null;
  const rack = unseenTiles(view);
  if (rack.length !== opponent.rackCount) return null;
  const root: Node = { table: { ...view, blocked: [] }, sides: [own, { rack, bar: opponent.earned }], passes: view.passes };
  const search = new Search(view, generator, nodes, guard);
  let known: readonly number[] | null = null;
  for (let depth = 1; depth <= DEEPEST; depth++) {
    search.begin();
    const found = plays.map((play) => search.after(root, play, depth, -Infinity, Infinity));
    if (search.spent) return known;
    known = found;
    if (!search.cutOff) break;
  }
  return known;
}

class Search {
  readonly #view: GameView;
  readonly #rules: RuleSet;
  readonly #generator: MoveGenerator;
  readonly #guard: Guard;
  #left: number;
  /** Was anything left unsearched for depth. */
  cutOff = false;

  constructor(view: GameView, generator: MoveGenerator, nodes: number, guard: Guard) {
    this.#view = view;
    this.#rules = rulesOf(view.ruleset);
    this.#generator = generator;
    this.#left = nodes;
    this.#guard = guard;
  }

  get spent(): boolean {
    return this.#left <= 0;
  }

  begin(): void {
    this.cutOff = false;
  }

  /** What follows the mover's play, seen by the mover; the play itself is not counted. */
  after(node: Node, play: Play, depth: number, low: number, high: number): number {
    const [mover, other] = node.sides;
    const rack = rackAfterPlay(mover.rack, play, [], []);
    const ends = rack.length === 0 && (this.#rules.endsWhenEmpty === "own-rack" || other.rack.length === 0);
    if (ends) return this.#leftOver(other) - this.#leftOver({ ...mover, rack });
    const { board, premiums } = boardAfter(node.table, play, []);
    const moved: Side = { rack, bar: barAfterPlay(mover.bar, play, []) };
    const table = { ...node.table, board, premiums, opened: true };
    if (this.#rules.skipsEmptyRacks && other.rack.length === 0) {
      return this.#best({ table, sides: [moved, other], passes: 0 }, depth - 1, low, high);
    }
    return -this.#best({ table, sides: [other, moved], passes: 0 }, depth - 1, -high, -low);
  }

  #best(node: Node, depth: number, low: number, high: number): number {
    const [mover, other] = node.sides;
    const standing = this.#leftOver(other) - this.#leftOver(mover);
    if (depth <= 0) this.cutOff = true;
    if (depth <= 0 || this.#left-- <= 0) return standing;
    if (isCut(this.#guard, "endgame")) this.#left = 0;
    const alone = this.#rules.skipsEmptyRacks && other.rack.length === 0;
    let best = alone ? standing : -Infinity;
    let floor = Math.max(low, best);
    for (const play of this.#plays(node)) {
      const now = (play.points + (this.#rules.coinsCount ? play.coins : 0)) * POINT;
      const worth = now + this.after(node, { tiles: play.tiles, powers: [] }, depth, floor - now, high - now);
      best = Math.max(best, worth);
      floor = Math.max(floor, best);
      if (best >= high) return best;
    }
    if (alone) return best;
    const passes = node.passes + 1;
    const coins = this.#rules.passCoins * POINT;
    const limit = this.#rules.passLimit({
      bag: 0,
      seats: node.sides.map(({ rack }) => ({ rackCount: rack.length, resigned: false })),
    });
    const ends = limit !== null && passes >= limit;
    const passed = ends
      ? standing
      : -this.#best({ ...node, sides: [other, mover], passes }, depth - 1, coins - high, coins - floor);
    return Math.max(best, coins + passed);
  }

  #plays({ table, sides: [{ rack, bar }] }: Node) {
    const task = taskFor(this.#view, { rules: this.#rules, table, rack, bar, bag: 0 }, this.#generator);
    return playsOf(this.#view, task, this.#generator, WIDTH, JOKERS, "line");
  }

  /** What a rack costs its owner, twice where the other gains it (R-31, W-10). */
  #leftOver({ rack }: Side): number {
    return this.#rules.leftover(rack, this.#view.values) * POINT * (this.#rules.leftoverGained ? 2 : 1);
  }
}
