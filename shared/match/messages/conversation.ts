/** A match's sockets: they open, close, fail, and bring messages of every kind. No fault leaves these functions. */
import { CLOSE } from "../../protocol/codes.ts";
import type { OtherWireError } from "../../protocol/server-message.ts";
import type { Seat } from "../../rules/model.ts";
import type { MatchHost } from "../host/match-host.ts";
import type { CommandOf, Kind } from "../mode.types.ts";
import { isOpen } from "../model.ts";
import type { MaybeLater, Socket, VersionedWords } from "../ports.ts";
import { COST, SOCKETS_PER_SEAT } from "../sockets/limits.ts";
import { withPresence } from "../sockets/presence.ts";
import { send, sendMissing, sendSince, sendSnapshot } from "../sockets/send.ts";
import { NO_WORDS } from "../step/command.ts";
import { takenBack } from "../step/judge.ts";
import { answer } from "./answer.ts";

/** A seat's socket has opened. `after`: the last event that its client knows, if it knows any. */
export function connect<K extends Kind>(host: MatchHost<K>, socket: Socket, after: number | null, now: number): void {
  const failed = () => socket.close(CLOSE.internal, "try-again");
  host.run(() => welcome(host, host.frames.framed(socket), after, now), undefined, failed, socket.seat);
}

function welcome<K extends Kind>(host: MatchHost<K>, socket: Socket, after: number | null, now: number): void {
  const { sockets } = host.ports;
  let loaded = host.settle(now);
  if (loaded === null) {
    socket.close(CLOSE.policy, "no-such-match");
    return;
  }
  if (socket.protocol < host.mode.oldest) {
    // The client may still understand the snapshot's `oldest`, which tells it to reload.
    sendSnapshot(host.mode, socket, loaded, now);
    socket.close(CLOSE.outdated, "outdated");
    return;
  }
  const open = [...sockets.of(socket.seat)].sort((a, b) => a.since - b.since);
  for (const old of open.slice(0, Math.max(0, open.length - SOCKETS_PER_SEAT))) old.close(CLOSE.elsewhere, "elsewhere");

  const { state, work } = loaded.head;
  const known = work.present[socket.seat] === true && (work.droppedAt[socket.seat] ?? null) === null;
  if (state.format === "blitz" && isOpen(state) && !known) {
    loaded = host.saveWork(loaded, withPresence(work, socket.seat, true));
  }
  if (after !== null) sendMissing(host, socket, loaded, after, now);
  sendSnapshot(host.mode, socket, loaded, now);
  host.sendPeople(loaded, now, socket);
}

/** A seat's socket has closed, from either end. When the seat's last one closes, its mark Ready is taken back. */
export function disconnect<K extends Kind>(host: MatchHost<K>, socket: Socket, now: number): void {
  host.run(() => leave(host, socket, now), undefined);
}

function leave<K extends Kind>(host: MatchHost<K>, socket: Socket, now: number): void {
  const isLast = host.ports.sockets.of(socket.seat).every((other) => other.key === socket.key);
  if (isLast) notDropped(host, socket.seat);
  let loaded = host.settle(now);
  if (loaded === null) return;
  const { state, work } = loaded.head;
  if (isLast && state.format === "blitz" && isOpen(state)) {
    const events = takenBack(state, socket.seat, now);
    const without = work.present[socket.seat] === true ? withPresence(work, socket.seat, false) : work;
    loaded = events.length > 0 ? host.step(loaded, { at: now, events, work: without }) : host.saveWork(loaded, without);
  }
  host.sendPeople(loaded, now);
}

/** A close that wakes the match finds its socket gone, as if the server had dropped it. It was not dropped. */
function notDropped<K extends Kind>(host: MatchHost<K>, seat: Seat): void {
  const loaded = host.load();
  if (loaded === null || (loaded.head.work.droppedAt[seat] ?? null) === null || !isOpen(loaded.head.state)) return;
  host.saveWork(loaded, withPresence(loaded.head.work, seat, false));
}

/** A socket has failed: it is closed, and its client comes back on another. */
export function fail<K extends Kind>(host: MatchHost<K>, socket: Socket, error: unknown, now: number): void {
  host.note("warn", "socket-error", { error: String(error) }, socket.seat);
  socket.close(CLOSE.internal, "try-again");
  disconnect(host, socket, now);
}

/**
 * A message has come. `arrived` was read before anything else. Most messages are dealt with at once; the result is a promise where a
 * lexicon has to be loaded first, which is the only wait, and comes before the state is read.
 */
export function receive<K extends Kind>(
  host: MatchHost<K>,
  socket: Socket,
  data: string | ArrayBuffer,
  arrived: number,
): MaybeLater {
  const framed = host.frames.framed(socket);
  const failed = () => bad(framed, "try-again");
  return host.run(() => read(host, framed, data, arrived), undefined, failed, socket.seat);
}

function read<K extends Kind>(host: MatchHost<K>, socket: Socket, data: string | ArrayBuffer, arrived: number): MaybeLater {
  if (!mayBeRead(host, socket, COST.message, arrived)) return undefined;
  const read = typeof data === "string" ? host.mode.read(data) : ({ bad: "bad-message" } as const);
  if ("bad" in read) {
    if (mayBeRead(host, socket, COST.bad, arrived)) bad(socket, read.bad);
    return undefined;
  }
  const { message } = read;
  // A change of visibility is sent to everybody.
  const changes = message.t === "visible" && message.visible !== socket.visible;
  if (changes && !mayBeRead(host, socket, COST.visible, arrived)) return undefined;
  socket.note({ heardAt: arrived, ...(message.t === "visible" ? { visible: message.visible } : {}) });
  switch (message.t) {
    case "command":
      return command(host, socket, message, arrived);
    case "catch-up":
      if (mayBeRead(host, socket, COST["catch-up"], arrived)) catchUp(host, socket, message.after, arrived);
      return undefined;
    case "visible": {
      const loaded = host.settle(arrived);
      if (loaded !== null) host.sendPeople(loaded, arrived);
      return undefined;
    }
  }
}

/** On any fault the sender gets `try-again`: the command was not applied, and its id stays free. */
function command<K extends Kind>(host: MatchHost<K>, socket: Socket, message: CommandOf<K>, arrived: number): MaybeLater {
  const failed = () => send(socket, { t: "refused", id: message.id, n: message.seen, error: { code: "try-again" } });
  const judge = (words: VersionedWords | null): undefined => {
    host.run(() => send(socket, answer(host, socket, message, words, arrived)), undefined, failed, socket.seat);
  };
  const later = (error: unknown): void => {
    host.fault(error, socket.seat);
    failed();
    host.flush();
  };
  try {
    const state = host.load()?.head.state;
    const wanted = state === undefined ? "none" : host.mode.wordsFor(state, message.command);
    if (state === undefined || wanted === "none") return judge(NO_WORDS);
    const use = (found: VersionedWords | null): undefined => judge(wanted === "needed" ? found : (found ?? NO_WORDS));
    return host.ports.words.use(state.lexicon, state.lexiconVersion, use, host.mode.alsoWordsOf)?.catch(later);
  } catch (error) {
    later(error);
    return undefined;
  }
}

function mayBeRead<K extends Kind>(host: MatchHost<K>, socket: Socket, cost: number, now: number): boolean {
  const allowed = host.limits.spend(socket, cost, now);
  if (allowed === "too-many") bad(socket, "too-many");
  if (allowed === "close") socket.close(CLOSE.policy, "too-many");
  return allowed === "fine";
}

const bad = (socket: Socket, code: OtherWireError["code"]): void => send(socket, { t: "bad", code });

function catchUp<K extends Kind>(host: MatchHost<K>, socket: Socket, after: number, now: number): void {
  const loaded = host.settle(now);
  if (loaded !== null) sendSince(host, socket, loaded, after, now);
}
