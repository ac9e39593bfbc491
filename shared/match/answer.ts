/** A command and its answer. Synchronous: nothing happens between reading state and appending. */
import type { WireError } from "../protocol/server-message.ts";
import type { Seat, WordList } from "../rules/model.ts";
import { dueAt } from "./clocks.ts";
import { consequences, isInLobby, judge } from "./commands.ts";
import type { MatchCore } from "./core.ts";
import { digestOf, isDigestOf } from "./digest.ts";
import type { Loaded } from "./ledger.ts";
import type { CommandOf, Kind } from "./mode.types.ts";
import type { Socket, VersionedWords } from "./ports.ts";
import type { Reply } from "./store.ts";
import { advance, headOf } from "./streams.ts";
import { type Said, saySince } from "./voice.ts";

/** For commands that look up no word. */
const NO_LIST: WordList = { has: () => false };
export const NO_WORDS: VersionedWords = { list: NO_LIST, tree: null, version: "" };

/** `now`: when the command arrived. `words`: null where the lexicon cannot be had. */
export function answer<K extends Kind>(
  core: MatchCore<K>,
  socket: Socket,
  message: CommandOf<K>,
  words: VersionedWords | null,
  now: number,
): Said {
  const before = core.load();
  if (before === null) return { t: "bad", code: "no-such-match" };
  const { seat } = socket;
  const { id, seen, command } = message;

  const stored = core.ledger.answered(seat, id);
  const late = stored === null && isLate(core, before, seat, message, now);
  const loaded = core.settle(now, words) ?? before;
  const { streams, petty } = loaded.head;
  const head = headOf(streams, seat);
  const refuse = (error: WireError): Said => {
    core.note("info", "refused", { command: command.type, code: error.code }, seat);
    return replyTo(id, { n: head.n, error });
  };

  if (stored !== null) return isDigestOf(stored.digest, command) ? replyTo(id, stored.reply) : refuse({ code: "id-reused" });
  if (words === null) return refuse({ code: "try-again" });
  if (late) return refuse({ code: "too-late" });
  // What the clock has done in this very moment makes no purchase and no resignation stale.
  const last = core.mode.needsNoTurn(command) ? headOf(before.head.streams, seat).turn : head.turn;
  if (seen < last || seen > head.n) {
    saySince(core, socket, loaded, seen, now);
    return refuse({ code: "stale" });
  }

  const judged = words === NO_WORDS ? loaded : judgedBy(core, loaded, words.version, now);
  const { countdownMs } = judged.about.test;
  const judging = { now, words: words.list, chance: core.chance(judged), countdownMs };
  const verdict = judge(core.mode, judged.head.state, seat, command, judging);
  const { error } = verdict;
  const events = [...verdict.events, ...consequences(core.mode, judged.head.state, verdict.events, words, now)];
  if (events.length === 0) return error === null ? replyTo(id, { n: head.n, error }) : refuse(error);
  const advanced = advance(core.mode, judged.head.state, judged.head.streams, events);
  if (!advanced.turned && !mayStore(core, judged, seat, petty[seat] ?? 0, now)) return refuse({ code: "too-many" });
  const reply: Reply = { n: headOf(advanced.streams, seat).n, error };
  const sought = words.tree !== null;
  core.step(judged, { at: now, events, command: { seat, id, digest: digestOf(command), reply }, sought }, advanced);
  return replyTo(id, reply);
}

/** What ends no turn is bounded until one ends. */
function mayStore<K extends Kind>(core: MatchCore<K>, { head }: Loaded<K>, seat: Seat, stored: number, now: number): boolean {
  const many = stored >= core.mode.mostCommands(head.state.game);
  return isInLobby(head.state) ? core.limits.mayMark(seat, many, now) : !many;
}

/** All learn of it before the first word is judged by another version of the lexicon. */
function judgedBy<K extends Kind>(core: MatchCore<K>, loaded: Loaded<K>, version: string, now: number): Loaded<K> {
  if (loaded.head.state.lexiconVersion === version) return loaded;
  return core.step(loaded, { at: now, events: [{ type: "lexicon-changed", at: now, version }] });
}

const replyTo = (id: string, { n, error }: Reply): Said =>
  error === null ? { t: "done", id, n } : { t: "refused", id, n, error };

/** Would the rules refuse it as too late, before the clock that has run out is acted upon. */
function isLate<K extends Kind>(
  core: MatchCore<K>,
  loaded: Loaded<K>,
  seat: Seat,
  { command }: CommandOf<K>,
  now: number,
): boolean {
  const { state } = loaded.head;
  const due = dueAt(core.mode, state);
  if (state.phase !== "live" || due === null || now < due) return false;
  const { error } = judge(core.mode, state, seat, command, { now, words: NO_LIST, chance: core.chance(loaded) });
  return error?.code === "too-late";
}
