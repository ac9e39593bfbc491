import type { MatchCard } from "../../protocol/http.ts";
import { deadline, type GameState, viewFor } from "../../rules/index.ts";
import type { Seat } from "../../rules/model.ts";
import { cardRows } from "../card-rows.ts";

/** The card of a match as one player sees it: it holds no more than their view. */
export function cardFor(game: GameState, seat: Seat): MatchCard {
  const { turn, seats, board, size } = viewFor(game, seat);
  const rows = cardRows(Object.keys(board), size);
  return { turn, scores: seats.map(({ score }) => score), deadline: deadline(game), rows, size };
}
