import type { Seat } from "../model.ts";
import type { GameState } from "../state.types.ts";

/** What a move lets others see of a seat: its coins then, and what its refused plays have cost (K-41, C-12). */
export function balanceAfter(
  state: GameState,
  seat: Seat,
  earned: number,
): { readonly balance: number; readonly penalties: number } {
  const { coins, penalties } = state.seats[seat] ?? { coins: 0, penalties: 0 };
  return { balance: coins + earned, penalties };
}
