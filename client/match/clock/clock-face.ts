import type { GameView } from "../../../shared/rules/view.types.ts";

/** A Casual clock is hidden while more than this is left. */
export const SHOWN_UNDER = 24 * 60 * 60 * 1000;
/** From here on a Blitz clock is drawn as urgent. */
const URGENT_UNDER = 15_000;

export interface ClockFace {
  /** Milliseconds left of the turn, never below zero. */
  readonly left: number;
  readonly shown: boolean;
  readonly urgent: boolean;
  /** How often the face changes, in milliseconds; hidden faces are looked at once a minute. */
  readonly every: number;
}

type Turn = Pick<GameView, "format" | "turnStartedAt" | "turnMs">;

/** A turn without a limit has no clock to show. */
const NO_CLOCK: ClockFace = { left: 0, shown: false, urgent: false, every: 60_000 };

/** What the clock of the current turn shows at a moment of server time. */
export function clockFace({ format, turnStartedAt, turnMs }: Turn, now: number): ClockFace {
  if (turnMs === null) return NO_CLOCK;
  const left = Math.max(0, turnStartedAt + turnMs - now);
  const shown = format === "blitz" || left <= SHOWN_UNDER;
  return {
    left,
    shown,
    urgent: left <= (format === "blitz" ? URGENT_UNDER : 60 * 60 * 1000),
    every: !shown ? 60_000 : format === "blitz" ? 200 : 1_000,
  };
}
