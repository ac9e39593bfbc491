/** What leaves a match, from a stored outbox: at least once, in order (architecture, "Leaving the object is an outbox"). */
import type { Seat } from "../rules/model.ts";
import { dueAt } from "./clocks.ts";
import type { Kind, Mode } from "./mode.types.ts";
import { isPhaseEvent, type MatchEvent, type MatchState } from "./model.ts";
import type { Delivery, Notice, Outlet } from "./ports.ts";
import type { About, OutboxEntry } from "./store.ts";
import { backOff, UNLISTED_MS } from "./times.ts";

/** What the world is to be told of these events. `away`: the seats that nobody is at just now. That a Casual match began is known to whoever took its last seat. */
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

export const withNotices = (outbox: readonly OutboxEntry[], notices: readonly Notice[]): readonly OutboxEntry[] =>
  notices.length === 0 ? outbox : [...outbox, ...notices.map((notice) => ({ notice, tries: 0, due: notice.at }))];

/** When there is work: entries leave in order, so the first one decides. */
export const outboxDue = (outbox: readonly OutboxEntry[]): number | null => outbox[0]?.due ?? null;

/** What became of an entry. A list that cannot be reached is waited for without end; one that does not know the match, for a day. */
export type Outcome = "delivered" | "dropped" | "waits";

export function outcomeOf({ notice }: OutboxEntry, delivery: Delivery | "failed", now: number): Outcome {
  if (delivery === "applied") return "delivered";
  return delivery === "unlisted" && now - notice.at >= UNLISTED_MS ? "dropped" : "waits";
}

/** The outbox once its first entry is gone, or has to wait. */
export function afterTry(outbox: readonly OutboxEntry[], outcome: Outcome, now: number): readonly OutboxEntry[] {
  const [first, ...rest] = outbox;
  if (first === undefined) return outbox;
  return outcome === "waits" ? [{ ...first, tries: first.tries + 1, due: now + backOff(first.tries) }, ...rest] : rest;
}

/** An outlet may throw; that is one more way of not having delivered. */
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
