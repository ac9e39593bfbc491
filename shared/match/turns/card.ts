import type { MatchCard } from "../../protocol/http.ts";
import { deadline, type GameState, viewFor } from "../../rules/index.ts";
import type { Seat } from "../../rules/model.ts";
import { cardRows } from "../card-rows.ts";

/** What the card of a match shows to one of its players: no more than their view holds. */
export function cardFor(game: GameState, seat: Seat): MatchCard {
  const { turn, seats, board, size } = viewFor(game, seat);
  const rows = cardRows(Object.keys(board), size);
  return { turn, scores: seats.map(({ score }) => score), deadline: deadline(game), rows, size };
}
