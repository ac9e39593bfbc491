/** What happens on a match's sockets: coming, going, and messages of every kind. */
import { CLOSE, type ErrorCode } from "../protocol/codes.ts";
import type { Seat } from "../rules/model.ts";
import { answer, NO_WORDS } from "./answer.ts";
import { takenBack } from "./commands.ts";
import { isOpen, type MatchCore } from "./core.ts";
import { COST, SOCKETS_PER_SEAT } from "./limits.ts";
import type { CommandOf, Kind } from "./mode.types.ts";
import type { MaybeLater, Socket, VersionedWords } from "./ports.ts";
import { withPresence } from "./presence.ts";
import { say, sayMissing, saySince, saySnapshot } from "./voice.ts";

/** A seat's socket has opened. `after`: the last event that its client knows, if it knows any. */
export function connect<K extends Kind>(core: MatchCore<K>, socket: Socket, after: number | null, now: number): void {
  const { sockets } = core.ports;
  let loaded = core.settle(now);
  if (loaded === null) {
    socket.close(CLOSE.policy, "no-such-match");
    return;
  }
  if (socket.protocol < core.mode.oldest) {
    // It may still understand by the snapshot's `oldest` what it has to do.
    saySnapshot(core.mode, socket, loaded, now);
    socket.close(CLOSE.outdated, "outdated");
    return;
  }
  const open = [...sockets.of(socket.seat)].sort((a, b) => a.since - b.since);
  for (const old of open.slice(0, Math.max(0, open.length - SOCKETS_PER_SEAT))) old.close(CLOSE.elsewhere, "elsewhere");

  const { state, work } = loaded.head;
  const known = work.present[socket.seat] === true && (work.droppedAt[socket.seat] ?? null) === null;
  if (state.format === "blitz" && isOpen(state) && !known) {
    loaded = core.saveWork(loaded, withPresence(work, socket.seat, true));
  }
  if (after !== null) sayMissing(core, socket, loaded, after, now);
  saySnapshot(core.mode, socket, loaded, now);
  core.tellPeople(loaded, now, socket);
}

/** A seat's socket has closed, by whomever. The last one to go takes Ready back. */
export function disconnect<K extends Kind>(core: MatchCore<K>, socket: Socket, now: number): void {
  const left = core.ports.sockets.of(socket.seat).every((other) => other.key === socket.key);
  if (left) notDropped(core, socket.seat);
  let loaded = core.settle(now);
  if (loaded === null) return;
  const { state, work } = loaded.head;
  if (left && state.format === "blitz" && isOpen(state)) {
    const events = takenBack(state, socket.seat, now);
    const without = work.present[socket.seat] === true ? withPresence(work, socket.seat, false) : work;
    loaded = events.length > 0 ? core.step(loaded, { at: now, events, work: without }) : core.saveWork(loaded, without);
  }
  core.tellPeople(loaded, now);
}

/** A close that wakes the match finds its socket gone already, as if it had been dropped (presence.ts). It was not. */
function notDropped<K extends Kind>(core: MatchCore<K>, seat: Seat): void {
  const loaded = core.load();
  if (loaded === null || (loaded.head.work.droppedAt[seat] ?? null) === null || !isOpen(loaded.head.state)) return;
  core.saveWork(loaded, withPresence(loaded.head.work, seat, false));
}

/** One message. `arrived` was read before anything else; a lexicon is the only thing waited for, and before state is read. */
export function receive<K extends Kind>(
  core: MatchCore<K>,
  socket: Socket,
  data: string | ArrayBuffer,
  arrived: number,
): MaybeLater {
  if (!mayBeRead(core, socket, COST.message, arrived)) return undefined;
  const read = typeof data === "string" ? core.mode.read(data) : ({ bad: "bad-message" } as const);
  if ("bad" in read) {
    if (mayBeRead(core, socket, COST.bad, arrived)) bad(socket, read.bad);
    return undefined;
  }
  const { message } = read;
  // A change of it is told to everybody.
  const turns = message.t === "visible" && message.visible !== socket.visible;
  if (turns && !mayBeRead(core, socket, COST.visible, arrived)) return undefined;
  socket.note({ heardAt: arrived, ...(message.t === "visible" ? { visible: message.visible } : {}) });
  switch (message.t) {
    case "command":
      return command(core, socket, message, arrived);
    case "catch-up":
      if (mayBeRead(core, socket, COST["catch-up"], arrived)) catchUp(core, socket, message.after, arrived);
      return undefined;
    case "visible": {
      const loaded = core.settle(arrived);
      if (loaded !== null) core.tellPeople(loaded, arrived);
      return undefined;
    }
  }
}

/** Whatever goes wrong, the command's sender hears that it did not happen, and may send it again. */
function command<K extends Kind>(core: MatchCore<K>, socket: Socket, message: CommandOf<K>, arrived: number): MaybeLater {
  const judge = (words: VersionedWords | null): void => say(socket, answer(core, socket, message, words, arrived));
  const failed = (error: unknown): void => {
    core.fault(error, socket.seat);
    say(socket, { t: "refused", id: message.id, n: message.seen, error: { code: "try-again" } });
  };
  try {
    const state = core.load()?.head.state;
    const words = state === undefined ? "none" : core.mode.wordsFor(state, message.command);
    if (state === undefined || words === "none") {
      judge(NO_WORDS);
      return undefined;
    }
    const use = (found: VersionedWords | null): void => judge(words === "needed" ? found : (found ?? NO_WORDS));
    return core.ports.words.use(state.lexicon, state.lexiconVersion, use, core.mode.alsoWordsOf)?.catch(failed);
  } catch (error) {
    failed(error);
    return undefined;
  }
}

function mayBeRead<K extends Kind>(core: MatchCore<K>, socket: Socket, cost: number, now: number): boolean {
  const allowed = core.limits.spend(socket, cost, now);
  if (allowed === "too-many") bad(socket, "too-many");
  if (allowed === "close") socket.close(CLOSE.policy, "too-many");
  return allowed === "fine";
}

const bad = (socket: Socket, code: ErrorCode): void => say(socket, { t: "bad", code });

function catchUp<K extends Kind>(core: MatchCore<K>, socket: Socket, after: number, now: number): void {
  const loaded = core.settle(now);
  if (loaded !== null) saySince(core, socket, loaded, after, now);
}
