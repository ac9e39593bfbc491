import { type ExpressGameView, HALF, type HalfOutcome, MOST_HELD } from "../../../shared/express/index.ts";
import type { ExpressMatchView } from "../../../shared/protocol/express.ts";
import { lettersOf } from "../../../shared/rules/lexicons.ts";
import type { Result, Seat } from "../../../shared/rules/model.ts";
import { tileSet } from "../../../shared/rules/rulesets/tile-sets.ts";
import type { GameView } from "../../../shared/rules/view.types.ts";
import { BEYOND, boardOfHalf, SIZE } from "./half.ts";

/** Express uses these tiles, without stop tiles and arrows. */
const TILES = "alfapet";

/** The middle of a half, where the keyboard begins. */
const MIDDLE = `D${Math.ceil(HALF.rows / 2)}`;

/** The board only asks a result whether it exists. */
const OVER: Result = { reason: "ended", winner: "draw", final: [], parts: [] };

/**
 * A half in the form of a game view: a bare board on which the player lays everything, from a hand of all drawn letters. A
 * round is one long turn. `finished` is the half shown after the round: its tiles are on the board for good, and the loose
 * letters are in the hand.
 */
export function halfView(
  match: Pick<ExpressMatchView, "lexicon" | "format">,
  game: ExpressGameView,
  you: Seat | null,
  finished: HalfOutcome | null,
): GameView {
  const { mine, round } = game;
  const values = valuesFor(match);
  const rack = finished?.loose ?? mine?.held ?? [];
  const own = mine === null || you === null ? null : { seat: you, rack, bar: [], coins: 0, prices: {}, attempts: 0 };
  return {
    ruleset: TILES,
    version: 1,
    options: { specials: false },
    lexicon: match.lexicon,
    format: match.format,
    size: SIZE,
    start: MIDDLE,
    rackSize: MOST_HELD,
    slots: 0,
    premiums: {},
    values,
    alphabet: lettersOf(match.lexicon),
    board: finished === null ? {} : boardOfHalf(finished.tiles, values),
    opened: true,
    blocked: BEYOND,
    bag: game.bag,
    turn: you ?? 0,
    turnNumber: round,
    turnStartedAt: round,
    turnMs: null,
    passes: 0,
    seats: [],
    own,
    draws: [],
    last: null,
    result: game.stage === "over" ? OVER : null,
  };
}

/** The values that the tiles show. Nothing is scored. */
export const valuesFor = ({ lexicon }: Pick<ExpressMatchView, "lexicon">): GameView["values"] => tileSet(TILES, lexicon).values;
