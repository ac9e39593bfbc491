/** What the lists in D1 store of a match. Its object decides it. */
import { OVERDUE_MS } from "../../shared/match/times.ts";
import type { MatchStatus } from "../../shared/protocol/http.ts";
import type { Phase } from "../../shared/protocol/match-view.types.ts";

export const STATUS_OF: Readonly<Record<Phase, MatchStatus>> = {
  open: "open",
  lobby: "lobby",
  countdown: "lobby",
  live: "live",
  over: "over",
  closed: "closed",
};

/**
 * When to ask a match how it stands, given its next deadline. Deadlines move on turn by turn and the lists are not told, since
 * that would be a row for every play; but they only ever move on, so that before this time nothing can be overdue.
 */
export const askAt = (due: number | null): number | null => (due === null ? null : due + OVERDUE_MS);
