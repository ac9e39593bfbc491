/**
 * The pure step of a match: from its fold, a command and the words to the events and the error that follow. It draws only from the
 * match's key, and reads no clock. The server and the device host the same step.
 */
import type { WireError } from "../../protocol/server-message.ts";
import type { Chance, Seat, WordList } from "../../rules/model.ts";
import { chanceOf } from "../chance.ts";
import type { Fold } from "../log/log.types.ts";
import type { Kind, Mode } from "../mode.types.ts";
import type { MatchEvent } from "../model.ts";
import type { VersionedWords } from "../ports.ts";
import { type Advanced, advance, headOf } from "../streams.ts";
import { consequences, judge } from "./judge.ts";

/** For commands that look up no word. */
export const NO_LIST: WordList = { has: () => false };
export const NO_WORDS: VersionedWords = { list: NO_LIST, tree: null, version: "" };

export type Key = () => Uint8Array;

/** What a step reads of a match. */
export type StepFold<K extends Kind> = Pick<Fold<K>, "state" | "streams">;

/** Events that are stored together, folded onto the match. */
export interface Folded<K extends Kind> extends Advanced<K> {
  readonly events: readonly MatchEvent<K>[];
}

export interface CommandStep<K extends Kind> {
  /** Null: the command was accepted. */
  readonly error: WireError | null;
  /** Another version of the lexicon judges from here on: an entry of its own before the effect, so that all learn of it first. */
  readonly lexicon: Folded<K> | null;
  /** What the command brought about; null where it changed nothing. A refused command can have an effect (C-12). */
  readonly effect: Folded<K> | null;
}

export interface CommandContext<K extends Kind> {
  readonly key: Key;
  readonly seat: Seat;
  readonly command: K["command"];
  readonly words: VersionedWords;
  /** Server time at which the command arrived. */
  readonly now: number;
  /** Milliseconds from all marks to the first turn, where tests shorten it. */
  readonly countdownMs?: number | undefined;
}

/** The chance of the next public event: purchases have no number in the spectators' stream, so they change no draw (R-21). */
export const chanceAt = <K extends Kind>(key: Key, { state, streams }: StepFold<K>): Chance =>
  chanceOf(key, headOf(streams, state.seats).n + 1);

export function folded<K extends Kind>(
  mode: Mode<K>,
  { state, streams }: StepFold<K>,
  events: readonly MatchEvent<K>[],
): Folded<K> {
  return { ...advance(mode, state, streams, events), events };
}

export function commandStep<K extends Kind>(mode: Mode<K>, fold: StepFold<K>, context: CommandContext<K>): CommandStep<K> {
  const { key, seat, command, words, now, countdownMs } = context;
  const { version } = words;
  const isNewVersion = words !== NO_WORDS && version !== fold.state.lexiconVersion;
  const lexicon = isNewVersion ? folded(mode, fold, [{ type: "lexicon-changed", at: now, version }]) : null;
  const judged = lexicon ?? fold;
  const verdict = judge(mode, judged.state, seat, command, {
    now,
    words: words.list,
    chance: chanceAt(key, judged),
    countdownMs,
  });
  const events = [...verdict.events, ...consequences(mode, judged.state, verdict.events, words, now)];
  return { error: verdict.error, lexicon, effect: events.length === 0 ? null : folded(mode, judged, events) };
}
