/** Whose turn it is, and how a match ends. */

import { isLetterTile, type Player, type Position, type Table } from "./position.ts";

export function seats(position: Position): number[] {
  return position.players.map((_, seat) => seat);
}

export function playerAt(position: Position, seat: number): Player {
  const player = position.players[seat];
  if (player === undefined) throw new Error(`no player at seat ${seat}`);
  return player;
}

const remaining = (position: Position): number[] => seats(position).filter((seat) => !playerAt(position, seat).out);

const hasTiles = (position: Position, seat: number): boolean => playerAt(position, seat).rack.length > 0;

/** C-13: the bag is empty and this player alone still has tiles. */
export function mustFinish(position: Position, table: Table, seat: number): boolean {
  if (!table.book.forcedFinish || position.bag.length > 0) return false;
  return seats(position).every((each) => hasTiles(position, each) === (each === seat));
}

/** The next player who is still in and, where emptied racks are skipped (P-13, C-13), has tiles. */
export function passTheTurn(position: Position, table: Table, now: number): void {
  const someoneHasTiles = remaining(position).some((seat) => hasTiles(position, seat));
  const skipEmpty = table.book.racksEnd === "all" && position.bag.length === 0 && someoneHasTiles;
  const count = position.players.length;
  const before = position.turn;
  for (let ahead = 1; ahead <= count; ahead++) {
    const seat = (before + ahead) % count;
    if (playerAt(position, seat).out || (skipEmpty && !hasTiles(position, seat))) continue;
    position.turn = seat;
    break;
  }
  position.since = now;
  if (position.turn !== before || position.players.length === 1) position.blocked = [];
}

export function countTurn(position: Position, laid: number): void {
  position.turnsMade += 1;
  position.turnsWithoutTile = laid > 0 ? 0 : position.turnsWithoutTile + 1;
}

/** */
export function turnLimitReached({ turnsMade, turnsWithoutTile }: Position, { book: { turnLimits } }: Table): boolean {
  if (turnLimits === null) return false;
  return turnsMade >= turnLimits.inAll || turnsWithoutTile >= turnLimits.withoutTile;
}

/** A daily attempt counts its moves (D-03); any other match gives the turn on, unless it was the last. */
export function endTurn(position: Position, table: Table, laid: number, now: number): void {
  countTurn(position, laid);
  if (turnLimitReached(position, table)) {
    end(position, table, "passes");
    return;
  }
  if (table.book.moves !== null) {
    position.moves += 1;
    if (position.moves >= table.book.moves) {
      end(position, table, "moves");
      return;
    }
  }
  passTheTurn(position, table, now);
}

export function racksAreEmpty(position: Position, table: Table, seat: number): boolean {
  if (position.bag.length > 0) return false;
  if (table.book.racksEnd === "one") return !hasTiles(position, seat);
  if (table.book.racksEnd === "all") return remaining(position).every((each) => !hasTiles(position, each));
  return false;
}

/** K-16, C-11, W-09, P-13. */
export function passLimitReached(position: Position, table: Table): boolean {
  const limit = passLimit(position, table);
  return limit !== null && position.passes >= limit;
}

export function passLimit(position: Position, table: Table): number | null {
  const limit = table.book.passLimit;
  if (limit !== "two-each") return limit;
  return 2 * remaining(position).filter((seat) => position.bag.length > 0 || hasTiles(position, seat)).length;
}

/** R-31; P-10, P-11 and wildcards: what is no letter costs nothing. */
function lettersLeft(player: Player, table: Table): number {
  return player.rack
    .filter(isLetterTile)
    .map(table.faceValue)
    .reduce((sum, value) => sum + value, 0);
}

/** C-05. */
function classicPenalty(player: Player, table: Table): number {
  const twos = player.rack.filter((tile) => tile === "*6").length * 2;
  const threes = player.rack.filter((tile) => tile === "*7").length * 3;
  const factor = twos + threes === 0 ? 1 : twos + threes;
  return lettersLeft(player, table) * factor;
}

function finalScore(position: Position, table: Table, seat: number): number {
  const player = playerAt(position, seat);
  const others = position.players.filter((other) => other !== player);
  switch (table.book.final) {
    case "score":
      return player.score;
    case "coins-and-letters":
      return player.score + player.coins - lettersLeft(player, table);
    case "classic":
      return player.score + player.coins - classicPenalty(player, table);
    case "letters":
      return player.score - lettersLeft(player, table);
    case "letters-to-opponent":
      return player.score - lettersLeft(player, table) + others.reduce((sum, other) => sum + lettersLeft(other, table), 0);
  }
}

/** The end by points. Who resigned or lost on time cannot win. */
export function end(position: Position, table: Table, reason: string): void {
  const final = seats(position).map((seat) => finalScore(position, table, seat));
  const inPlay = remaining(position);
  const best = Math.max(...inPlay.map((seat) => final[seat] ?? 0));
  const winners = inPlay.filter((seat) => final[seat] === best);
  position.over = true;
  position.reason = reason;
  position.final = final;
  if (winners.length === 1) position.winner = winners[0] ?? null;
  else if (table.book.tie === "shared") position.winner = winners;
  else if (table.book.tie === "first-seat") position.winner = 0;
  else position.winner = "draw";
}

/** By resignation, clock or warnings. */
export function lose(position: Position, table: Table, seat: number, reason: string, now: number): void {
  playerAt(position, seat).out = true;
  const left = remaining(position);
  if (left.length === 1) {
    position.over = true;
    position.reason = reason;
    position.winner = left[0] ?? null;
    position.final = position.players.map((player) => player.score);
    return;
  }
  if (racksAreEmpty(position, table, seat) && table.book.racksEnd === "all") end(position, table, "racks-empty");
  else if (position.turn === seat) passTheTurn(position, table, now);
}
