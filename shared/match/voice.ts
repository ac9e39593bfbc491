/** What a match says, and to whom: every seat's sockets hear that seat's own stream and no other. */

import type { ServerMessage } from "../protocol/server-message.ts";
import { OLDEST_PROTOCOL, PROTOCOL } from "../protocol/version.ts";
import type { Loaded } from "./ledger.ts";
import type { MatchEvent } from "./model.ts";
import type { Socket, Sockets } from "./ports.ts";
import { isOnline } from "./presence.ts";
import { headOf, type Numbered, streamAfter } from "./streams.ts";
import { viewMatch } from "./view.ts";

export const say = (socket: Socket, message: ServerMessage): void => socket.send(JSON.stringify(message));

/** The events of the socket's own stream after a number, rebuilt from the log. */
export function sayMissing(socket: Socket, log: Iterable<MatchEvent>, after: number, now: number): void {
  for (const { n, event } of streamAfter(log, socket.seat, after)) say(socket, { t: "event", n, now, event });
}

export function saySnapshot(socket: Socket, { head }: Loaded, now: number): void {
  const { n } = headOf(head.streams, socket.seat);
  const view = viewMatch(head.state, socket.seat);
  say(socket, { t: "snapshot", protocol: PROTOCOL, oldest: OLDEST_PROTOCOL, n, now, you: socket.seat, view });
}

/** `sent` is in the order of `readers`: seats first. */
export function sayToAll(sockets: Sockets, seats: number, sent: readonly (readonly Numbered[])[], now: number): void {
  for (let seat = 0; seat < seats; seat++) {
    const open = sockets.of(seat);
    if (open.length === 0) continue;
    const texts = (sent[seat] ?? []).map(({ n, event }) => JSON.stringify({ t: "event", n, now, event } satisfies ServerMessage));
    for (const socket of open) for (const text of texts) socket.send(text);
  }
}

export function sayPeople(sockets: Sockets, { about }: Loaded, now: number): void {
  const players = about.holders.map(({ seat, name }) => ({ seat, name, online: isOnline(sockets, seat, now) }));
  const text = JSON.stringify({ t: "people", players } satisfies ServerMessage);
  for (const { seat } of players) for (const socket of sockets.of(seat)) socket.send(text);
}
