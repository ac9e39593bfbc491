import type { MatchCard } from "../../protocol/http.ts";
import { deadline, type GameState, squareNumber, viewFor } from "../../rules/index.ts";
import type { Seat } from "../../rules/model.ts";

/** What the card of a match shows to one of its players: no more than their view holds. */
export function cardFor(game: GameState, seat: Seat): MatchCard {
  const { turn, seats, board, size } = viewFor(game, seat);
  const rows = Array.from({ length: size }, () => 0);
  for (const at of Object.keys(board)) {
    const square = squareNumber(at, size);
    const row = Math.floor(square / size);
    rows[row] = (rows[row] ?? 0) | (1 << (square % size));
  }
  return { turn, scores: seats.map(({ score }) => score), deadline: deadline(game), rows, size };
}
