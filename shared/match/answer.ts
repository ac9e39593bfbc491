/** A command and its answer. Synchronous: nothing happens between reading state and appending. */
import type { CommandMessage } from "../protocol/client-message.ts";
import type { ServerMessage, WireError } from "../protocol/server-message.ts";
import type { Seat, WordList } from "../rules/model.ts";
import { endIfBlocked } from "./blocked.ts";
import { dueAt } from "./clocks.ts";
import { judge, needsNoTurn } from "./commands.ts";
import type { MatchCore } from "./core.ts";
import { digestOf } from "./digest.ts";
import type { Loaded } from "./ledger.ts";
import { PETTY_COMMANDS } from "./limits.ts";
import type { Socket, VersionedWords } from "./ports.ts";
import type { Reply } from "./store.ts";
import { advance, headOf } from "./streams.ts";
import { sayMissing, saySnapshot } from "./voice.ts";

/** For commands that look up no word. */
const NO_LIST: WordList = { has: () => false };
export const NO_WORDS: VersionedWords = { list: NO_LIST, tree: null, version: "" };

/** `now`: when the command arrived. `words`: null where the lexicon cannot be had. */
export function answer(
  core: MatchCore,
  socket: Socket,
  message: CommandMessage,
  words: VersionedWords | null,
  now: number,
): ServerMessage {
  const before = core.load();
  if (before === null) return { t: "bad", code: "no-such-match" };
  const { seat } = socket;
  const { id, seen, command } = message;

  const digest = digestOf(command);
  const stored = core.ledger.answered(seat, id);
  const late = stored === null && isLate(core, before, seat, message, now);
  const loaded = core.settle(now) ?? before;
  const { streams, petty } = loaded.head;
  const head = headOf(streams, seat);
  const refuse = (error: WireError): ServerMessage => {
    core.note("info", "refused", { command: command.type, code: error.code }, seat);
    return replyTo(id, { n: head.n, error });
  };

  if (stored !== null) return stored.digest === digest ? replyTo(id, stored.reply) : refuse({ code: "id-reused" });
  if (words === null) return refuse({ code: "try-again" });
  if (late) return refuse({ code: "too-late" });
  // What the clock has done in this very moment makes no purchase and no resignation stale.
  const last = needsNoTurn(command) ? headOf(before.head.streams, seat).turn : head.turn;
  if (seen < last || seen > head.n) {
    if (seen > head.n) saySnapshot(socket, loaded, now);
    else sayMissing(socket, core.ledger.store.events(), seen, now);
    return refuse({ code: "stale" });
  }

  const judged = words === NO_WORDS ? loaded : judgedBy(core, loaded, words.version, now);
  const verdict = judge(judged.head.state, seat, command, { now, words: words.list, chance: core.chance(judged) });
  const { error } = verdict;
  const events = [...verdict.events, ...endIfBlocked(judged.head.state, verdict.events, words, now)];
  if (events.length === 0) return error === null ? replyTo(id, { n: head.n, error }) : refuse(error);
  const advanced = advance(judged.head.state, judged.head.streams, events);
  if (!advanced.turned && (petty[seat] ?? 0) >= PETTY_COMMANDS) return refuse({ code: "too-many" });
  const reply: Reply = { n: headOf(advanced.streams, seat).n, error };
  core.step(judged, { at: now, events, command: { seat, id, digest, reply } }, advanced);
  return replyTo(id, reply);
}

/** All learn of it before the first word is judged by another version of the lexicon. */
function judgedBy(core: MatchCore, loaded: Loaded, version: string, now: number): Loaded {
  if (loaded.head.state.lexiconVersion === version) return loaded;
  return core.step(loaded, { at: now, events: [{ type: "lexicon-changed", at: now, version }] });
}

const replyTo = (id: string, { n, error }: Reply): ServerMessage =>
  error === null ? { t: "done", id, n } : { t: "refused", id, n, error };

/** Would the rules refuse it as too late, before the clock that has run out is acted upon. */
function isLate(core: MatchCore, loaded: Loaded, seat: Seat, { command }: CommandMessage, now: number): boolean {
  const { state } = loaded.head;
  const due = dueAt(state);
  if (state.phase !== "live" || due === null || now < due) return false;
  const { error } = judge(state, seat, command, { now, words: NO_LIST, chance: core.chance(loaded) });
  return error?.code === "too-late";
}
