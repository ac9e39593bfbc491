/** What leaves a match: each notice from a stored outbox, in order, at least once. */
import type { Seat } from "../../rules/model.ts";
import type { About, OutboxEntry, Work } from "../log/match.types.ts";
import type { Kind, Mode } from "../mode.types.ts";
import { isPhaseEvent, type MatchEvent, type MatchState } from "../model.ts";
import type { Delivery, Notice, Outlet } from "../ports.ts";
import { dueAt } from "../step/deadlines.ts";
import { backOff, UNLISTED_MS } from "../times.ts";

/**
 * The notices that these events give. `away`: the seats that nobody is at now. A Casual match that begins gives none: the request that
 * took its last seat knows.
 */
export function noticesOf<K extends Kind>(
  mode: Mode<K>,
  state: MatchState<K>,
  events: readonly MatchEvent<K>[],
  away: () => readonly Seat[],
): readonly Notice[] {
  return events.flatMap((event): Notice[] => {
    if (isPhaseEvent<K>(event)) return event.type === "closed" ? [{ name: "closed", at: event.at, reason: event.reason }] : [];
    if (event.type === "started") {
      return state.format === "blitz" ? [{ name: "live", at: event.at, due: dueAt(mode, state) }] : [];
    }
    const result = mode.outcome(event);
    return result === null ? [] : [{ name: "over", at: event.at, result, away: away() }];
  });
}

export const withNotices = (work: Work, notices: readonly Notice[]): Work =>
  notices.length === 0
    ? work
    : { ...work, outbox: [...work.outbox, ...notices.map((notice) => ({ notice, tries: 0, due: notice.at }))] };

/** When the next entry is due: entries leave in order, so the first one decides. */
export const outboxDue = (outbox: readonly OutboxEntry[]): number | null => outbox[0]?.due ?? null;

/** A list that cannot be reached is waited for without end; a list that does not know the match, for a day. */
export type DeliveryOutcome = "delivered" | "dropped" | "waits";

export function outcomeOf({ notice }: OutboxEntry, delivery: Delivery | "failed", now: number): DeliveryOutcome {
  if (delivery === "applied") return "delivered";
  return delivery === "unlisted" && now - notice.at >= UNLISTED_MS ? "dropped" : "waits";
}

/** The outbox after a try: its first entry is gone, or has to wait. */
export function afterTry(outbox: readonly OutboxEntry[], outcome: DeliveryOutcome, now: number): readonly OutboxEntry[] {
  const [first, ...rest] = outbox;
  if (first === undefined) return outbox;
  return outcome === "waits" ? [{ ...first, tries: first.tries + 1, due: now + backOff(first.tries) }, ...rest] : rest;
}

/** An outlet that throws has not delivered. */
export async function tryDelivery(
  outlet: Outlet,
  { id, holders }: Pick<About<Kind>, "id" | "holders">,
  notice: Notice,
  failed: (error: unknown) => void,
): Promise<Delivery | "failed"> {
  try {
    return await outlet.deliver(
      id,
      notice,
      holders.map(({ player }) => player),
    );
  } catch (error) {
    failed(error);
    return "failed";
  }
}
