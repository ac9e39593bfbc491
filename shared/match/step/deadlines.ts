/** Deadlines are data: one time at which something is due, by the stored state alone. */
import type { Chance, Seat } from "../../rules/model.ts";
import type { About } from "../log/match.types.ts";
import type { Kind, Mode } from "../mode.types.ts";
import type { MatchEvent, MatchState } from "../model.ts";

/** The first millisecond at which something is due; null: nothing is. */
export function dueAt<K extends Kind>(mode: Mode<K>, state: MatchState<K>): number | null {
  switch (state.phase) {
    case "open":
    case "lobby":
      return state.expiresAt;
    case "countdown":
      return state.startsAt;
    case "live": {
      // A play that arrives exactly at the deadline is in time.
      const last = mode.deadline(state.game);
      return last === null ? null : last + 1;
    }
    case "over":
    case "closed":
      return null;
  }
}

export interface DueContext<K extends Kind> {
  readonly now: number;
  readonly about: About<K>;
  readonly chance: Chance;
  /** Seats that count as away when a turn is passed for them. */
  readonly away: readonly Seat[];
  /** Seats without any open socket. */
  readonly gone: readonly Seat[];
}

/** The events that are due now. Callers ask again until there are none. */
export function whatIsDue<K extends Kind>(mode: Mode<K>, state: MatchState<K>, context: DueContext<K>): readonly MatchEvent<K>[] {
  const due = dueAt(mode, state);
  const { now, about, chance, away } = context;
  if (due === null || now < due) return [];
  switch (state.phase) {
    case "open":
    case "lobby":
      return [{ type: "closed", at: now, reason: "expired" }];
    case "countdown":
      // A player whose connection was lost unnoticed has left too.
      if (context.gone.length > 0) return [{ type: "countdown-stopped", at: now }];
      return [mode.start(about, state.options, now, chance)];
    case "live":
      return mode.clockRanOut(state.game, now, away, about, chance);
    case "over":
    case "closed":
      return [];
  }
}
