/** What a match sends, and to whom: the sockets of a seat get that seat's own stream and no other. */

import type { ServerMessage } from "../../protocol/server-message.ts";
import { PROTOCOL } from "../../protocol/version.ts";
import type { Loaded } from "../log/fold.ts";
import type { SeatHolder } from "../log/match.types.ts";
import type { Kind, Mode } from "../mode.types.ts";
import type { Ports, Socket, Sockets } from "../ports.ts";
import { headOf, type Numbered, streamAfter } from "../streams.ts";
import { type SeenOf, type ViewOf, viewMatch } from "../view.ts";
import type { Limits } from "./limits.ts";
import { isOnline } from "./presence.ts";

type MessageTo<K extends Kind> = ServerMessage<ViewOf<K>, SeenOf<K>>;
/** The messages that are the same in every mode. */
export type CommonMessage = Exclude<ServerMessage, { readonly t: "snapshot" | "event" }>;

export const send = (socket: Socket, message: CommonMessage): void => socket.send(JSON.stringify(message));

/** What sending reads of a match's host. */
interface Sender<K extends Kind> {
  readonly mode: Mode<K>;
  readonly ports: Pick<Ports<K>, "log">;
  readonly limits: Limits;
}

/** Sends the events of the socket's own stream after a number, or a snapshot where there are none or too many were asked for. */
export function sendSince<K extends Kind>(host: Sender<K>, socket: Socket, loaded: Loaded<K>, after: number, now: number): void {
  const { n } = headOf(loaded.head.streams, socket.seat);
  if (after !== n && !sendMissing(host, socket, loaded, after, now)) sendSnapshot(host.mode, socket, loaded, now);
}

/** Sends the events of the socket's own stream after a number, rebuilt from the log; false: none was sent. */
export function sendMissing<K extends Kind>(
  { mode, ports, limits }: Sender<K>,
  socket: Socket,
  { head }: Loaded<K>,
  after: number,
  now: number,
): boolean {
  const { seat } = socket;
  if (after >= headOf(head.streams, seat).n || !limits.mayReadLog(seat, now)) return false;
  for (const { n, event } of streamAfter(mode, ports.log.history().flat(), seat, after)) {
    socket.send(JSON.stringify({ t: "event", n, now, event } satisfies MessageTo<K>));
  }
  return true;
}

export function sendSnapshot<K extends Kind>(mode: Mode<K>, socket: Socket, { head }: Loaded<K>, now: number): void {
  const { n } = headOf(head.streams, socket.seat);
  const view = viewMatch(mode, head.state, socket.seat);
  const frame = { t: "snapshot", protocol: PROTOCOL, oldest: mode.oldest, n, now, you: socket.seat, view } as const;
  socket.send(JSON.stringify(frame satisfies MessageTo<K>));
}

/** Sends each seat what a step brought into its stream. */
export function broadcast<K extends Kind>(
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

/**
 * The list of who is there as each seat gets it, in the order of the holders. Where one player has blocked another, neither sees the
 * other online.
 */
export function peopleTexts<K extends Kind>(sockets: Sockets, { about }: Loaded<K>, now: number): readonly string[] {
  const there = about.holders.map((holder) => ({ holder, online: isOnline(sockets, holder.seat, now) }));
  const textTo = (reader: SeatHolder | null): string => {
    const players = there.map(({ holder, online }) => {
      const { seat, name } = holder;
      return { seat, name, online: online && (reader === null || !areApart(reader, holder)) };
    });
    return JSON.stringify({ t: "people", players } satisfies CommonMessage);
  };
  if (about.holders.some(({ blocks }) => blocks !== undefined)) return about.holders.map(textTo);
  const text = textTo(null);
  return about.holders.map(() => text);
}

const areApart = (one: SeatHolder, other: SeatHolder): boolean =>
  (one.blocks ?? []).includes(other.player) || (other.blocks ?? []).includes(one.player);
