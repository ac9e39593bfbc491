import type { Format, GameId } from "../../../shared/rules/model.ts";
import { agreementOf } from "../../../shared/rules/rulesets/agreements.ts";
import { formats } from "../../i18n/format.ts";
import { locale, t } from "../../i18n/index.ts";

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A Casual clock is hidden while more than this is left. */
const SHOWN_UNDER = DAY;
/** From here on a Blitz clock is urgent. */
const URGENT_UNDER = 15_000;

export interface ClockFace {
  /** Milliseconds left of the turn, never below zero. */
  readonly left: number;
  readonly shown: boolean;
  readonly urgent: boolean;
  /**
   * In whole hours instead of a countdown (C-16), as long as one is left. It never promises time that the player does not
   * have.
   */
  readonly inHours: boolean;
  /** How often the face changes, in milliseconds. Hidden faces are checked once a minute. */
  readonly every: number;
}

export interface Turn {
  readonly ruleset: GameId;
  readonly format: Format;
  /** Server time; null if no clock runs. */
  readonly deadline: number | null;
}

/** A turn without a limit has no clock. */
const NO_CLOCK: ClockFace = { left: 0, shown: false, urgent: false, inHours: false, every: MINUTE };

/** The face of the clock at a moment of server time. */
export function clockFace({ ruleset, format, deadline }: Turn, now: number): ClockFace {
  if (deadline === null) return NO_CLOCK;
  const left = Math.max(0, deadline - now);
  const blitz = format === "blitz";
  const shown = blitz || left <= SHOWN_UNDER;
  const inHours = !blitz && left >= HOUR && agreementOf(ruleset)?.casualClock === "hours";
  return {
    left,
    shown,
    urgent: left <= (blitz ? URGENT_UNDER : HOUR),
    inHours,
    every: !shown ? MINUTE : blitz ? 200 : 1_000,
  };
}

/** The text of the face: `05:12:44`, or the whole hours or days left, `5 h`, `3 d` (C-16). */
export function sayClock({ left, inHours }: Pick<ClockFace, "left" | "inHours">): string {
  if (!inHours) return formats(locale()).countdown(left);
  const { match } = t();
  return left >= DAY ? match.daysLeft(Math.floor(left / DAY)) : match.hoursLeft(Math.floor(left / HOUR));
}
