/** Sitting down, leaving a seat again, and who may connect to one. Each may be asked again, and then changes nothing. */
import { CLOSE } from "../../protocol/codes.ts";
import { KNOWS_VACATED } from "../../protocol/version.ts";
import type { Seat } from "../../rules/model.ts";
import { holder, withHolder, withoutHolder } from "../fair/holders.ts";
import type { MatchHost } from "../host/match-host.ts";
import type { Loaded } from "../log/fold.ts";
import type { Kind } from "../mode.types.ts";
import type { MatchEvent } from "../model.ts";
import type { Admission, Participant } from "../service.types.ts";
import { withPresence } from "../sockets/presence.ts";
import { sendSnapshot } from "../sockets/send.ts";
import { dueAt } from "../step/deadlines.ts";
import { BLITZ_OPEN_MS } from "../times.ts";
import { type Answer, holderOf, type Player, refuse } from "./answers.ts";

/** The seat of the player who makes a match. */
export const CREATOR: Seat = 0;

/** The name of a deleted player; no player has an empty one. */
export const NOBODY = "";

/** Log entries before a match begins, at most: honest players who come and go write far fewer. */
const MAX_OPEN_ENTRIES = 200;

export function takeSeat<K extends Kind>(host: MatchHost<K>, who: Participant): Answer<"takeSeat"> {
  const now = host.ports.now();
  const loaded = host.settle(now);
  if (loaded === null) return refuse("no-such-match");
  const { state } = loaded.head;
  const mine = holderOf(loaded, who.player);
  if (mine !== undefined) return { ok: true, seat: mine.seat, phase: state.phase, due: dueAt(host.mode, state) };
  const seat = state.taken.indexOf(false);
  if (state.phase === "closed") return refuse("no-such-match");
  if (state.phase !== "open" || seat < 0) return refuse("seat-taken");
  if (loaded.position >= MAX_OPEN_ENTRIES) return refuse("too-many");

  const about = withHolder(loaded.about, holder(seat, who, host.ports.randomBytes));
  const events = seated(host, { ...loaded, about }, seat, now);
  const after = host.step(loaded, { at: now, events, about });
  host.sendPeople(after, now);
  const { phase } = after.head.state;
  host.note("info", "seated", { phase }, seat);
  return { ok: true, seat, phase, due: dueAt(host.mode, after.head.state) };
}

/** With its last seat taken a Casual match is live at once, and a Blitz match gets its lobby, which has a time limit of its own. */
function seated<K extends Kind>(host: MatchHost<K>, loaded: Loaded<K>, seat: number, now: number): readonly MatchEvent<K>[] {
  const { about, head } = loaded;
  const last = head.state.taken.every((taken, other) => taken || other === seat);
  if (!last) return [{ type: "seated", at: now, seat, expiresAt: head.state.expiresAt }];
  if (head.state.format === "blitz") {
    return [{ type: "seated", at: now, seat, expiresAt: now + (about.test.lobbyMs ?? BLITZ_OPEN_MS) }];
  }
  return [
    { type: "seated", at: now, seat, expiresAt: null },
    host.mode.start(about, head.state.options, now, host.chance(loaded)),
  ];
}

/** A seat can be left while the match has not begun. The creator closes the match instead. A player without a seat has left already. */
export function leaveSeat<K extends Kind>(host: MatchHost<K>, who: Player): Answer<"leaveSeat"> {
  const now = host.ports.now();
  const loaded = host.settle(now);
  if (loaded === null) return refuse("no-such-match");
  const mine = holderOf(loaded, who.player);
  if (mine === undefined) return { ok: true };
  if (mine.seat === CREATOR || loaded.head.state.phase !== "open") return refuse("not-allowed");
  vacate(host, loaded, mine.seat, now);
  return { ok: true };
}

/** Tells everybody that the seat is free, and closes the sockets of the player who left. */
export function vacate<K extends Kind>(host: MatchHost<K>, loaded: Loaded<K>, seat: Seat, now: number): Loaded<K> {
  const about = withoutHolder(loaded.about, seat);
  const work = withPresence(loaded.head.work, seat, false);
  host.note("info", "vacated", {}, seat);
  const after = host.step(loaded, { at: now, events: [{ type: "vacated", at: now, seat }], about, work });
  for (const socket of host.ports.sockets.of(seat)) socket.close(CLOSE.left, "left");
  for (const { seat: other } of after.about.holders) {
    for (const socket of host.ports.sockets.of(other)) {
      if (socket.protocol < KNOWS_VACATED) sendSnapshot(host.mode, socket, after, now);
    }
  }
  host.sendPeople(after, now);
  return after;
}

export function seatOf<K extends Kind>(host: MatchHost<K>, who: Player): Answer<"seatOf"> {
  return holderOf(host.settle(host.ports.now()), who.player)?.seat ?? null;
}

/** Decides whether a player may open a socket, and how often. */
export function admit<K extends Kind>(host: MatchHost<K>, who: Player): Admission {
  const now = host.ports.now();
  const holder = holderOf(host.settle(now), who.player);
  if (holder === undefined || holder.name === NOBODY) return { error: "no-such-match" };
  if (host.limits.mayConnect(holder.seat, now)) return { seat: holder.seat };
  host.note("info", "refused", { command: "connect", code: "too-many" }, holder.seat);
  return { error: "too-many" };
}
