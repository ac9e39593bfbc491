/** A command and its answer. Synchronous: nothing happens between reading the state and appending. */
import type { WireError } from "../../protocol/server-message.ts";
import type { Seat } from "../../rules/model.ts";
import type { MatchHost } from "../host/match-host.ts";
import type { Loaded } from "../log/fold.ts";
import type { Reply } from "../log/log.types.ts";
import { keyOf } from "../log/match.types.ts";
import type { CommandOf, Kind } from "../mode.types.ts";
import type { Socket, VersionedWords } from "../ports.ts";
import { type CommonMessage, sendSince } from "../sockets/send.ts";
import { commandStep, NO_LIST } from "../step/command.ts";
import { dueAt } from "../step/deadlines.ts";
import { digestOf, isDigestOf } from "../step/digest.ts";
import { isInLobby, judge } from "../step/judge.ts";
import { type Advanced, headOf } from "../streams.ts";

/** `now`: when the command arrived. `words`: null where the lexicon cannot be had. */
export function answer<K extends Kind>(
  host: MatchHost<K>,
  socket: Socket,
  message: CommandOf<K>,
  words: VersionedWords | null,
  now: number,
): CommonMessage {
  const before = host.load();
  if (before === null) return { t: "bad", code: "no-such-match" };
  const { seat } = socket;
  const { id, seen, command } = message;

  const stored = host.ports.log.command(seat, id);
  const late = stored === null && isLate(host, before, seat, message, now);
  const loaded = host.settle(now, words) ?? before;
  const head = headOf(loaded.head.streams, seat);
  const refuse = (error: WireError): CommonMessage => {
    host.note("info", "refused", { command: command.type, code: error.code }, seat);
    return replyTo(id, { n: head.n, error });
  };

  if (stored !== null) return isDigestOf(stored.digest, command) ? replyTo(id, stored.reply) : refuse({ code: "id-reused" });
  if (words === null) return refuse({ code: "try-again" });
  if (late) return refuse({ code: "too-late" });
  // What the clock did in this very moment makes no purchase and no resignation stale.
  const last = host.mode.needsNoTurn(command) ? headOf(before.head.streams, seat).turn : head.turn;
  if (seen < last || seen > head.n) {
    sendSince(host, socket, loaded, seen, now);
    return refuse({ code: "stale" });
  }

  const { about } = loaded;
  const { countdownMs } = about.test;
  const step = commandStep(host.mode, loaded.head, { key: () => keyOf(about), seat, command, words, now, countdownMs });
  const { error, lexicon, effect } = step;
  const judged = lexicon === null ? loaded : host.step(loaded, { at: now, events: lexicon.events, advanced: lexicon });
  if (effect === null) return error === null ? replyTo(id, { n: headOf(judged.head.streams, seat).n, error }) : refuse(error);
  if (!mayStore(host, judged, seat, effect, now)) return refuse({ code: "too-many" });
  const reply: Reply = { n: headOf(effect.streams, seat).n, error };
  const stores = { seat, id, digest: digestOf(command), reply };
  host.step(judged, { at: now, events: effect.events, command: stores, sought: words.tree !== null, advanced: effect });
  return replyTo(id, reply);
}

/** Limits the commands a seat may store between two turns. */
function mayStore<K extends Kind>(
  host: MatchHost<K>,
  { head }: Loaded<K>,
  seat: Seat,
  effect: Advanced<K>,
  now: number,
): boolean {
  if (effect.turned) return true;
  const isFull = (head.commandsThisTurn[seat] ?? 0) >= host.mode.maxCommands(head.state.phase);
  return isInLobby(head.state) ? host.limits.mayMark(seat, isFull, now) : !isFull;
}

const replyTo = (id: string, { n, error }: Reply): CommonMessage =>
  error === null ? { t: "done", id, n } : { t: "refused", id, n, error };

/** True where the rules refuse the command as too late, before the clock that has run out is acted upon. */
function isLate<K extends Kind>(
  host: MatchHost<K>,
  loaded: Loaded<K>,
  seat: Seat,
  { command }: CommandOf<K>,
  now: number,
): boolean {
  const { state } = loaded.head;
  const due = dueAt(host.mode, state);
  if (state.phase !== "live" || due === null || now < due) return false;
  const { error } = judge(host.mode, state, seat, command, { now, words: NO_LIST, chance: host.chance(loaded) });
  return error?.code === "too-late";
}
