/** What a match says, and to whom: every seat's sockets hear that seat's own stream and no other. */

import type { ServerMessage } from "../protocol/server-message.ts";
import { OLDEST_PROTOCOL, PROTOCOL } from "../protocol/version.ts";
import type { MatchCore } from "./core.ts";
import type { Loaded } from "./ledger.ts";
import type { Kind, Mode } from "./mode.types.ts";
import type { Socket, Sockets } from "./ports.ts";
import { isOnline } from "./presence.ts";
import { headOf, type Numbered, streamAfter } from "./streams.ts";
import { type SeenOf, type ViewOf, viewMatch } from "./view.ts";

type MessageTo<K extends Kind> = ServerMessage<ViewOf<K>, SeenOf<K>>;
/** What is said alike in every mode. */
export type Said = Exclude<ServerMessage, { readonly t: "snapshot" | "event" }>;

export const say = (socket: Socket, message: Said): void => socket.send(JSON.stringify(message));

/** The events of the socket's own stream after a number, rebuilt from the log. */
export function sayMissing<K extends Kind>({ mode, ledger }: MatchCore<K>, socket: Socket, after: number, now: number): void {
  for (const { n, event } of streamAfter(mode, ledger.store.events(), socket.seat, after)) {
    socket.send(JSON.stringify({ t: "event", n, now, event } satisfies MessageTo<K>));
  }
}

export function saySnapshot<K extends Kind>(mode: Mode<K>, socket: Socket, { head }: Loaded<K>, now: number): void {
  const { n } = headOf(head.streams, socket.seat);
  const view = viewMatch(mode, head.state, socket.seat);
  const frame = { t: "snapshot", protocol: PROTOCOL, oldest: OLDEST_PROTOCOL, n, now, you: socket.seat, view } as const;
  socket.send(JSON.stringify(frame satisfies MessageTo<K>));
}

/** `sent` is in the order of `readers`: seats first. */
export function sayToAll<K extends Kind>(
  sockets: Sockets,
  seats: number,
  sent: readonly (readonly Numbered<K>[])[],
  now: number,
): void {
  for (let seat = 0; seat < seats; seat++) {
    const open = sockets.of(seat);
    if (open.length === 0) continue;
    const texts = (sent[seat] ?? []).map(({ n, event }) => JSON.stringify({ t: "event", n, now, event } satisfies MessageTo<K>));
    for (const socket of open) for (const text of texts) socket.send(text);
  }
}

export function sayPeople<K extends Kind>(sockets: Sockets, { about }: Loaded<K>, now: number): void {
  const players = about.holders.map(({ seat, name }) => ({ seat, name, online: isOnline(sockets, seat, now) }));
  const text = JSON.stringify({ t: "people", players } satisfies Said);
  for (const { seat } of players) for (const socket of sockets.of(seat)) socket.send(text);
}
