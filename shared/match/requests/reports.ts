/** What a match reports of itself: its card in a list, its record once it is over, and how it stands. */
import { recordOf } from "../fair/record-of.ts";
import type { MatchHost } from "../host/match-host.ts";
import { noticesOf, withNotices } from "../host/outbox.ts";
import type { Kind } from "../mode.types.ts";
import { dueAt } from "../step/deadlines.ts";
import { type Answer, holderOf, type Player, refuse } from "./answers.ts";

export function card<K extends Kind>(host: MatchHost<K>, who: Player): Answer<"card"> {
  const loaded = host.load();
  const holder = holderOf(loaded, who.player);
  if (loaded === null || holder === undefined) return refuse("no-such-match");
  const { game, phase } = loaded.head.state;
  return { ok: true, card: phase === "live" ? host.mode.card(game, holder.seat) : null };
}

/** A match that is over for all seats has no secrets left. */
export function record<K extends Kind>(host: MatchHost<K>): Answer<"record"> {
  const loaded = host.settle(host.ports.now());
  if (loaded === null) return refuse("no-such-match");
  const { about, head } = loaded;
  if (head.state.phase !== "over") return refuse("not-allowed");
  return { ok: true, record: recordOf(about, head.state.commit ?? null, host.ports.log.history()) };
}

/**
 * How the match stands, for a job that has not heard of it for long. Where the match has ended and its notice has left, the lists
 * were restored from an earlier day: the notice is sent again. `armed`: the platform's own word on its alarm.
 */
export function standing<K extends Kind>(host: MatchHost<K>, armed: number | null): Answer<"standing"> {
  host.alarm.is(armed);
  const settled = host.settle(host.ports.now());
  if (settled === null) return refuse("no-such-match");
  const { work, state } = settled.head;
  const ended = state.phase === "over" || state.phase === "closed";
  const last =
    ended && work.outbox.length === 0 ? noticesOf(host.mode, state, host.ports.log.history().flat(), () => []).slice(-1) : [];
  const loaded = host.saveWork(settled, withNotices(work, last));
  host.arm(loaded);
  const { about, head } = loaded;
  const holders = about.holders.map(({ seat, player }) => ({ seat, player }));
  return { ok: true, phase: head.state.phase, due: dueAt(host.mode, head.state), untold: head.work.outbox.length, holders };
}
