/** The event that begins the game: an ordinary set-up, or with TEST_OPTIONS a prepared position laid over it. */
import { boardOf, parseRack, type SetUp, type Started, setUp } from "../../rules/index.ts";
import type { Chance, RuleOptions } from "../../rules/model.ts";
import type { About } from "../log/match.types.ts";
import type { Position } from "../test-options.ts";

/** The player who joins begins; in a rematch, the player who did not begin last time (K-04). A rule set that draws does so itself (P-05). */
export function startGame(
  { ruleset, lexicon, format, test, firstTurn = 1 }: About,
  options: RuleOptions,
  now: number,
  chance: Chance,
): Started {
  const times = test.turnMs === undefined ? {} : { turnMs: test.turnMs };
  const started = setUp(ruleset, { options, lexicon, format, firstTurn, now, ...times }, chance);
  return test.position === undefined ? started : { ...started, setUp: prepare(started.setUp, test.position) };
}

function prepare(ordinary: SetUp, position: Position): SetUp {
  const board = position.board === undefined ? ordinary.board : boardOf(position.board, position.tiles ?? {}, ordinary.values);
  const turn = position.turn ?? ordinary.turn;
  return {
    ...ordinary,
    board,
    opened: position.opened ?? Object.keys(board).length > 0,
    premiums: position.premiums ?? ordinary.premiums,
    bag: position.bag === undefined ? ordinary.bag : parseRack(position.bag),
    turn,
    firstTurn: turn,
    passes: position.passes ?? ordinary.passes,
    players: ordinary.players.map((player, seat) => {
      const given = position.players?.[seat];
      return {
        rack: given?.rack === undefined ? player.rack : parseRack(given.rack),
        bar: given?.bar ?? player.bar,
        coins: given?.coins ?? player.coins,
        score: given?.score ?? player.score,
      };
    }),
  };
}
