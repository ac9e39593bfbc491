/** Presence: a seat is there while an open socket of it was last reported visible and was heard in the last 45 s. */
import type { Seat } from "../../rules/model.ts";
import type { Work } from "../log/match.types.ts";
import type { Socket, Sockets } from "../ports.ts";
import { SILENCE_MS } from "../times.ts";

const isPresent = (socket: Socket, now: number): boolean => socket.visible && now - socket.heardAt <= SILENCE_MS;

export const isOnline = (sockets: Sockets, seat: Seat, now: number): boolean =>
  sockets.of(seat).some((socket) => isPresent(socket, now));

/** The seats to be warned if their turn is passed for them. A drop that the server caused is excused for 45 s, the time to return. */
export function away(sockets: Sockets, work: Work, now: number): readonly Seat[] {
  return [...work.present.keys()].filter((seat) => {
    const dropped = work.droppedAt[seat] ?? null;
    return !isOnline(sockets, seat, now) && (dropped === null || now - dropped > SILENCE_MS);
  });
}

/** The seats without any open socket. */
export const gone = (sockets: Sockets, seats: number): readonly Seat[] =>
  [...Array(seats).keys()].filter((seat) => sockets.of(seat).length === 0);

/** The seats whose player does not see what happens now. */
export const absent = (sockets: Sockets, seats: number, now: number): readonly Seat[] =>
  [...Array(seats).keys()].filter((seat) => !isOnline(sockets, seat, now));

const change = <T>(list: readonly T[], seat: Seat, value: T): readonly T[] =>
  list.map((old, index) => (index === seat ? value : old));

/** The seat has come, or has left on its own. */
export function withPresence(work: Work, seat: Seat, present: boolean): Work {
  return { ...work, present: change(work.present, seat, present), droppedAt: change(work.droppedAt, seat, null) };
}

/** When the match wakes: seats that were there and have no socket now, though none was closed, were dropped by a restart. */
export function noteDrops(work: Work, sockets: Sockets, now: number): Work {
  const dropped = (seat: Seat): boolean => work.present[seat] === true && sockets.of(seat).length === 0;
  if (!work.present.some((_, seat) => dropped(seat))) return work;
  return {
    ...work,
    present: work.present.map((present, seat) => present && !dropped(seat)),
    droppedAt: work.droppedAt.map((at, seat) => (dropped(seat) ? now : at)),
  };
}
