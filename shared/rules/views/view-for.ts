/** What a reader may know of the state, built up field by field: what is public and, for a seat, what is its own. */
import { isBarTile } from "../hand.ts";
import type { Seat } from "../model.ts";
import { pricesOf } from "../prices.ts";
import { rulesOfGame } from "../rulesets/index.ts";
import type { GameState, SeatState, Table } from "../state.types.ts";
import type { GameView, OwnView, SeatView } from "../view.types.ts";
import { moveView } from "./move-view.ts";
import type { Reader } from "./reader.ts";

export function viewFor(state: GameState, reader: Reader): GameView {
  return {
    ...publicTable(state),
    bag: state.bag.length,
    seats: state.seats.map((seat, index) => seatView(seat, index === reader)),
    own: reader === "spectator" ? null : ownView(state, reader),
    last: state.last === null ? null : moveView(state.last, reader),
  };
}

function publicTable(table: Table): Table {
  return {
    ruleset: table.ruleset,
    version: table.version,
    options: table.options,
    lexicon: table.lexicon,
    format: table.format,
    size: table.size,
    start: table.start,
    rackSize: table.rackSize,
    slots: table.slots,
    premiums: table.premiums,
    values: table.values,
    alphabet: table.alphabet,
    board: table.board,
    opened: table.opened,
    blocked: table.blocked,
    turn: table.turn,
    turnNumber: table.turnNumber,
    turnStartedAt: table.turnStartedAt,
    turnMs: table.turnMs,
    passes: table.passes,
    ...(table.die === undefined ? {} : { die: table.die }),
    draws: table.draws,
    result: table.result,
  };
}

function seatView(seat: SeatState, isOwn: boolean): SeatView {
  return {
    score: isOwn ? seat.score : seat.score + seat.penalties,
    coins: isOwn ? seat.coins : seat.shownCoins,
    rackCount: seat.rack.length,
    earned: seat.bar.filter(isBarTile),
    warnings: seat.warnings,
    resigned: seat.resigned,
    stats: seat.stats,
  };
}

function ownView(state: GameState, seat: Seat): OwnView | null {
  const own = state.seats[seat];
  if (own === undefined) return null;
  const { rack, bar, coins, bought, attempts } = own;
  return { seat, rack, bar, coins, prices: pricesOf(rulesOfGame(state), bought), attempts };
}
