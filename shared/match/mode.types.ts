/**
 * The game of a match, as the match service sees it. The service has the phases, log, streams, clocks, sockets and outbox of every
 * match; a mode has the game: in turns (turns/) or played by all at once (at-once/).
 */
import type { ReadMessage } from "../protocol/client-message.ts";
import type { MatchCard } from "../protocol/http.ts";
import type { Phase } from "../protocol/match-view.types.ts";
import type { WireError } from "../protocol/server-message.ts";
import type { Reader } from "../rules/index.ts";
import type { Chance, GameId, LexiconId, RuleOptions, Seat, Winner, WordList } from "../rules/model.ts";
import type { About } from "./log/match.types.ts";
import type { MatchEvent, MatchState } from "./model.ts";
import type { VersionedWords } from "./ports.ts";

/** The types that a mode brings along. */
export interface Kind {
  readonly ruleset: GameId;
  readonly game: unknown;
  /** The game's events in the log. `started` begins the game, `ended` ends it. */
  readonly event: { readonly type: string; readonly at: number };
  readonly command: { readonly type: string };
  /** The game as a reader may know it, and an event as a stream has it. */
  readonly view: unknown;
  readonly seen: { readonly type: string };
}

/** A message of a client, whose commands are the mode's. */
export type MessageOf<K extends Kind> = CommandOf<K> | { readonly t: "catch-up"; readonly after: number } | Visible;
export interface CommandOf<K extends Kind> {
  readonly t: "command";
  readonly id: string;
  readonly seen: number;
  readonly command: K["command"];
}
interface Visible {
  readonly t: "visible";
  readonly visible: boolean;
}

/** The result of a match, as lists show it. */
export interface MatchOutcome {
  readonly reason: string;
  readonly winner: Winner;
  readonly final: readonly number[];
}

export interface Judging {
  readonly now: number;
  readonly words: WordList;
  readonly chance: Chance;
  /** From all marks to the first turn; three seconds where it is not named. */
  readonly countdownMs?: number | undefined;
}

/** The judgement of a command. A refusal has events of its own where refused words are counted (C-12). */
export interface Verdict<K extends Kind> {
  readonly error: WireError | null;
  readonly events: readonly MatchEvent<K>[];
}

/** `needed`: the command cannot be judged without the lexicon. `wanted`: it can, and the lexicon tells more. */
export type WordsFor = "none" | "wanted" | "needed";

export interface Mode<K extends Kind> {
  /** The number of commands that a seat may store between two turn events. */
  maxCommands(phase: Phase): number;
  /** The oldest protocol that a client may speak. */
  readonly oldest: number;
  /** Words of the newest list of this lexicon count too. */
  readonly alsoWordsOf: LexiconId | null;

  plays(ruleset: GameId): ruleset is K["ruleset"];
  /** The number of seats. With fewer than two it is no match between people. */
  seats(ruleset: K["ruleset"], options: RuleOptions): number;
  /** The event that begins the game. */
  start(about: About<K>, options: RuleOptions, now: number, chance: Chance): K["event"];
  evolve(game: K["game"] | null, event: K["event"]): K["game"];
  view(game: K["game"], reader: Reader): K["view"];
  /** Null: the event is hidden from that stream. */
  viewEvent(before: K["game"] | null, event: K["event"], after: K["game"], reader: Reader): K["seen"] | null;
  /** True where the event makes commands of clients that do not know it stale. */
  isTurn(seen: K["seen"]): boolean;

  /** Whether a value parsed from storage is a game or an event of this mode; fields that are not known are ignored. */
  isStoredGame(value: unknown): value is K["game"];
  isStoredEvent(value: unknown): value is K["event"];

  read(text: string): ReadMessage<MessageOf<K>>;
  wordsFor(state: MatchState<K>, command: K["command"]): WordsFor;
  /** Judges every command but the lobby's marks. */
  judge(state: MatchState<K>, seat: Seat, command: K["command"], judging: Judging): Verdict<K>;
  /** The events that follow from others, such as an end because no word can be laid (P-13). */
  consequences(before: K["game"], events: readonly K["event"][], words: VersionedWords, now: number): readonly K["event"][];
  /** True where the game can end by what the lexicon holds (P-13): deadlines then need the lexicon, at once or later. */
  mayEndByWords(game: K["game"]): boolean;
  /** The events of that end, if it has come. */
  endByWords(game: K["game"], words: VersionedWords, now: number): readonly K["event"][];
  /** True where the command is not refused because the clock ended the turn in the same moment. */
  needsNoTurn(command: K["command"]): boolean;

  /** The seat that had the first turn; null where it is drawn or there are no turns. */
  began(game: K["game"]): Seat | null;
  /** The seat on turn; null where there are no turns. */
  turn(game: K["game"]): Seat | null;
  /** The last millisecond that is in time; null: nothing runs out. */
  deadline(game: K["game"]): number | null;
  /** The events of a deadline that has passed. `away`: the seats that count as away. */
  clockRanOut(game: K["game"], now: number, away: readonly Seat[], about: About<K>, chance: Chance): readonly K["event"][];

  /** The card in a player's list. */
  card(game: K["game"], seat: Seat): MatchCard;
  /** The result, of the event that ends the game; null for any other event. */
  outcome(event: K["event"]): MatchOutcome | null;
}
