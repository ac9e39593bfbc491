/** Matches that no rule but R-35 ends: every tile is an A and every word is A's, and the players pass, exchange and use powers. */
import { perform } from "../commands.ts";
import { type Position, positionOf, type Table, tableOf } from "../position.ts";
import { BLITZ_MS, RULEBOOKS } from "../rulebook.ts";
import { passLimit, playerAt } from "../turns.ts";
import type { RulesetName, Vector, VectorAction } from "../vector.ts";
import { type Random, randomFrom } from "./random.ts";
import { anchors } from "./set-up.ts";

/** The largest board: room for a tile every few turns, a thousand turns long. */
const SIZE = 21;
const START = "K11";
const TILES = 900;
const RICH = 1_000_000;

/** `tileEvery`: the share of turns in which a tile is laid, in hundredths. */
export function longMatch(ruleset: RulesetName, seed: number, tileEvery: number): Vector {
  const random = randomFrom(seed);
  const { coinsForWords, rackSize } = RULEBOOKS[ruleset];
  const players = ruleset === "alfapet" ? random.between(2, 4) : 2;
  const vector: Vector = {
    id: `${ruleset}-long-${seed}`,
    ruleset,
    options: ruleset === "alfapet" ? { players } : {},
    size: SIZE,
    start: START,
    words: Array.from({ length: SIZE - 1 }, (_, index) => "A".repeat(index + 2)),
    board: { K11: "A", L11: "A" },
    players: Array.from({ length: players }, () => ({ rack: "A".repeat(rackSize), ...(coinsForWords ? { coins: RICH } : {}) })),
    bag: "A".repeat(TILES),
    format: random.chance(50) ? "blitz" : "casual",
    actions: [],
  };
  const words = typeof vector.words === "string" ? [] : vector.words;
  const table = tableOf(vector, words);
  const position = positionOf(vector);
  let now = 0;
  while (!position.over) {
    for (const action of turnOf(random, position, table, tileEvery)) {
      if (action.type === "clock") now = position.since + BLITZ_MS;
      const timed = { ...action, now };
      const { error } = perform(position, table, timed, now);
      if (error !== undefined) throw new Error(`${vector.id}: ${action.type} is refused: ${error}`);
      vector.actions.push(timed);
    }
  }
  return vector;
}

/** What a player does in a turn that must not end the match by passes. */
function turnOf(random: Random, position: Position, table: Table, tileEvery: number): VectorAction[] {
  const seat = position.turn;
  const { actions } = table.book;
  const limit = passLimit(position, table) ?? Number.POSITIVE_INFINITY;
  const mustLay = position.passes >= limit - 1 && !actions.includes("exchange") && !actions.includes("sell");
  if (random.chance(tileEvery) || (mustLay && tileEvery > 0))
    return [{ seat, type: "play", tiles: [{ at: placeFor(position, table), letter: "A" }] }];
  if (position.passes < limit - 1 && random.chance(40)) {
    return [table.blitz && random.chance(30) ? { type: "clock", away: [] } : { seat, type: "pass" }];
  }
  if (actions.includes("exchange")) return [{ seat, type: "exchange", letters: "A" }];
  const buysSwap = mustLay || (actions.includes("sell") && random.chance(40));
  if (buysSwap) {
    // A swap takes no turn: it only resets the count of passes.
    return [
      { seat, type: "buy", power: "swap" },
      { seat, type: "swap", letters: "A" },
      { seat, type: "pass" },
    ];
  }
  if (!table.book.powersOnlyPlay) return [{ seat, type: "pass" }];
  return [
    { seat, type: "buy", power: "morph" },
    { seat, type: "play", tiles: [], powers: [{ power: "morph", at: START, letter: "A" }] },
  ];
}

function placeFor(position: Position, table: Table): string {
  const [place] = anchors(position.board, table.size, table.start);
  if (place === undefined || playerAt(position, position.turn).rack.length === 0) throw new Error("no room or no tile is left");
  return place;
}
