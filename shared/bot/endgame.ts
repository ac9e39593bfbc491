/**
 * The end of a match of two when the bag is empty: what is unseen is the opponent's rack, so plays are searched forward as far
 * as a number of nodes goes. Powers are left aside.
 */
import type { MoveGenerator } from "../lexicon/movegen/generator.ts";
import { type Task, taskOf } from "../lexicon/movegen/task.ts";
import { boardAfter, type Play } from "../rules/effects.ts";
import { barAfterPlay, rackAfterPlay } from "../rules/hand.ts";
import { type GameView, rulesOf } from "../rules/index.ts";
import type { Position } from "../rules/position.ts";
import { unseenTiles } from "./unseen.ts";
import { POINT } from "./worth.ts";

/** Plays tried at each node, and how far ahead at most. */
const WIDTH = 5;
const DEEPEST = 12;

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
): readonly number[] | null {
  const { own, seats, turn } = view;
  const opponent = seats[1 - turn];
  const rules = rulesOf(view.ruleset);
  if (own === null || opponent === undefined || seats.length !== 2 || view.bag > 0 || rules.endsWhenEmpty !== "own-rack")
    return null;
  const rack = unseenTiles(view);
  if (rack.length !== opponent.rackCount) return null;
  const root: Node = { table: { ...view, blocked: [] }, sides: [own, { rack, bar: opponent.earned }], passes: view.passes };
  const search = new Search(generator, nodes);
  let known: readonly number[] | null = null;
  for (let depth = 1; depth <= DEEPEST; depth++) {
    const found = plays.map((play) => search.after(root, play, depth, -Infinity, Infinity));
    if (search.spent) return known;
    known = found;
  }
  return known;
}

class Search {
  readonly #generator: MoveGenerator;
  #left: number;

  constructor(generator: MoveGenerator, nodes: number) {
    this.#generator = generator;
    this.#left = nodes;
  }

  get spent(): boolean {
    return this.#left <= 0;
  }

  /** What follows the mover's play, seen by the mover; the play itself is not counted. */
  after(node: Node, play: Play, depth: number, low: number, high: number): number {
    const [mover, other] = node.sides;
    const rack = rackAfterPlay(mover.rack, play, [], []);
    if (rack.length === 0) return leftOver(node.table, other) - leftOver(node.table, { ...mover, rack });
    const { board, premiums } = boardAfter(node.table, play, []);
    const moved: Side = { rack, bar: barAfterPlay(mover.bar, play, []) };
    const next: Node = { table: { ...node.table, board, premiums, opened: true }, sides: [other, moved], passes: 0 };
    return -this.#best(next, depth - 1, -high, -low);
  }

  #best(node: Node, depth: number, low: number, high: number): number {
    const [mover, other] = node.sides;
    const standing = leftOver(node.table, other) - leftOver(node.table, mover);
    if (depth <= 0 || this.#left-- <= 0) return standing;
    const rules = rulesOf(node.table.ruleset);
    let best = -Infinity;
    let floor = low;
    for (const play of this.#plays(node)) {
      const now = (play.points + (rules.coinsCount ? play.coins : 0)) * POINT;
      const worth = now + this.after(node, { tiles: play.tiles, powers: [] }, depth, floor - now, high - now);
      best = Math.max(best, worth);
      floor = Math.max(floor, best);
      if (best >= high) return best;
    }
    const passes = node.passes + 1;
    const limit = rules.passLimit({ bag: 0, seats: node.sides.map(({ rack }) => ({ rackCount: rack.length, resigned: false })) });
    const ends = limit !== null && passes >= limit;
    const passed = ends ? standing : -this.#best({ ...node, sides: [other, mover], passes }, depth - 1, -high, -floor);
    return Math.max(best, passed);
  }

  #plays({ table, sides: [{ rack, bar }] }: Node) {
    const task: Task = taskOf({ rules: rulesOf(table.ruleset), table, rack, bar, bag: 0 }, this.#generator.letters);
    return this.#generator.top(task, WIDTH, { points: 1, coins: task.scoring.coinsPerTile });
  }
}

/** What a rack costs its owner, twice where the other gains it (R-31, W-10). */
function leftOver({ ruleset, values }: Position["table"], { rack }: Side): number {
  const rules = rulesOf(ruleset);
  return rules.leftover(rack, values) * POINT * (rules.leftoverGained ? 2 : 1);
}
