import { type ExpressState, HALF } from "../../express/index.ts";
import type { MatchCard } from "../../protocol/http.ts";
import type { Seat } from "../../rules/model.ts";
import { cardRows } from "../card-rows.ts";

/** The card of a match as one player sees it: their own half, drawn as the left half of a board. */
export function cardFor({ seats, until }: ExpressState, seat: Seat): MatchCard {
  const size = HALF.rows;
  const squares = (seats[seat]?.tiles ?? []).map(({ at }) => at);
  return { turn: null, scores: seats.map(({ points }) => points), deadline: until, rows: cardRows(squares, size), size };
}
