/** What a match says, and to whom: every seat's sockets hear that seat's own stream and no other. */

import type { ServerMessage } from "../protocol/server-message.ts";
import { PROTOCOL } from "../protocol/version.ts";
import type { MatchCore } from "./core.ts";
import type { Loaded } from "./ledger.ts";
import type { Kind, Mode } from "./mode.types.ts";
import type { Socket, Sockets } from "./ports.ts";
import { isOnline } from "./presence.ts";
import type { SeatHolder } from "./store.ts";
import { headOf, type Numbered, streamAfter } from "./streams.ts";
import { type SeenOf, type ViewOf, viewMatch } from "./view.ts";

type MessageTo<K extends Kind> = ServerMessage<ViewOf<K>, SeenOf<K>>;
/** What is said alike in every mode. */
export type Said = Exclude<ServerMessage, { readonly t: "snapshot" | "event" }>;

export const say = (socket: Socket, message: Said): void => socket.send(JSON.stringify(message));

/** What the socket's own stream has after a number, or a snapshot where it has no such event, or too many were asked for. */
export function saySince<K extends Kind>(
  core: MatchCore<K>,
  socket: Socket,
  loaded: Loaded<K>,
  after: number,
  now: number,
): void {
  const { n } = headOf(loaded.head.streams, socket.seat);
  if (after !== n && !sayMissing(core, socket, loaded, after, now)) saySnapshot(core.mode, socket, loaded, now);
}

/** The events of the socket's own stream after a number, rebuilt from the log; false: none was said. */
export function sayMissing<K extends Kind>(
  { mode, ledger, limits }: MatchCore<K>,
  socket: Socket,
  { head }: Loaded<K>,
  after: number,
  now: number,
): boolean {
  const { seat } = socket;
  if (after >= headOf(head.streams, seat).n || !limits.mayReadLog(seat, now)) return false;
  for (const { n, event } of streamAfter(mode, ledger.store.events(), seat, after)) {
    socket.send(JSON.stringify({ t: "event", n, now, event } satisfies MessageTo<K>));
  }
  return true;
}

export function saySnapshot<K extends Kind>(mode: Mode<K>, socket: Socket, { head }: Loaded<K>, now: number): void {
  const { n } = headOf(head.streams, socket.seat);
  const view = viewMatch(mode, head.state, socket.seat);
  const frame = { t: "snapshot", protocol: PROTOCOL, oldest: mode.oldest, n, now, you: socket.seat, view } as const;
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

/** What each seat hears of who is there, in the order of the holders: of two of whom one has blocked the other, neither is. */
export function peopleTexts<K extends Kind>(sockets: Sockets, { about }: Loaded<K>, now: number): readonly string[] {
  const there = about.holders.map((holder) => ({ holder, online: isOnline(sockets, holder.seat, now) }));
  const textTo = (reader: SeatHolder | null): string => {
    const players = there.map(({ holder, online }) => {
      const { seat, name } = holder;
      return { seat, name, online: online && (reader === null || !areApart(reader, holder)) };
    });
    return JSON.stringify({ t: "people", players } satisfies Said);
  };
  if (about.holders.some(({ blocks }) => blocks !== undefined)) return about.holders.map(textTo);
  const text = textTo(null);
  return about.holders.map(() => text);
}

const areApart = (one: SeatHolder, other: SeatHolder): boolean =>
  (one.blocks ?? []).includes(other.player) || (other.blocks ?? []).includes(one.player);
