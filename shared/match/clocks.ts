/** Deadlines are data: one time at which something is due, by the stored state alone. */
import { clockRanOut, deadline } from "../rules/index.ts";
import type { Chance, Seat } from "../rules/model.ts";
import type { MatchEvent, MatchState } from "./model.ts";
import { startGame } from "./start.ts";
import type { About } from "./store.ts";

/** The first millisecond at which something is due; null: nothing ever is. */
export function dueAt(state: MatchState): number | null {
  switch (state.phase) {
    case "open":
    case "lobby":
      return state.expiresAt;
    case "countdown":
      return state.startsAt;
    case "live": {
      // A play that arrives exactly at the deadline is in time.
      const last = state.game === null ? null : deadline(state.game);
      return last === null ? null : last + 1;
    }
    case "over":
    case "closed":
      return null;
  }
}

export interface DueContext {
  readonly now: number;
  readonly about: About;
  readonly chance: Chance;
  /** Seats that count as away when a turn is passed for them. */
  readonly away: readonly Seat[];
  /** Seats without any open socket. */
  readonly gone: readonly Seat[];
}

/** What is due now, if anything; to be asked again until nothing is. Running it twice does nothing the second time. */
export function whatIsDue(state: MatchState, context: DueContext): readonly MatchEvent[] {
  const due = dueAt(state);
  const { now } = context;
  if (due === null || now < due) return [];
  switch (state.phase) {
    case "open":
    case "lobby":
      return [{ type: "closed", at: now, reason: "expired" }];
    case "countdown":
      // Who lost the connection unnoticed has left all the same.
      if (context.gone.length > 0) return [{ type: "countdown-stopped", at: now }];
      return [startGame(context.about, now, context.chance)];
    case "live":
      return state.game === null ? [] : clockRanOut(state.game, now, [...context.away]);
    case "over":
    case "closed":
      return [];
  }
}
