/**
 * What is played in a match, as the match service sees it. The service has the phases, log, streams, clocks, sockets and outbox of
 * every match; a mode has the game: in turns (turns/) or by all at once (at-once/).
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
  /** Of the log. `started` begins the game, `ended` ends it. */
  readonly event: { readonly type: string; readonly at: number };
  readonly command: { readonly type: string };
  /** What a reader may know of the game, and an event as a stream has it. */
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

/** How a match came out, as lists tell it. */
export interface Outcome {
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

/** What follows from a command. A refusal may have events of its own, where refused words are counted (C-12). */
export interface Verdict<K extends Kind> {
  readonly error: WireError | null;
  readonly events: readonly MatchEvent<K>[];
}

/** `needed`: without its lexicon the command cannot be judged. `wanted`: it can, and more is known with it. */
export type WordsFor = "none" | "wanted" | "needed";

export interface Mode<K extends Kind> {
  /** The number of commands that a seat may store between two turn events. */
  mostCommands(phase: Phase): number;
  /** The oldest client that this is spoken to with. */
  readonly oldest: number;
  /** A word of this lexicon, as it is now, is as good as one of the match's own. */
  readonly alsoWordsOf: LexiconId | null;

  plays(ruleset: GameId): ruleset is K["ruleset"];
  /** How many seats such a match has; fewer than two: it is nothing to play with others. */
  seats(ruleset: K["ruleset"], options: RuleOptions): number;
  /** The event that begins the game. */
  start(about: About<K>, options: RuleOptions, now: number, chance: Chance): K["event"];
  evolve(game: K["game"] | null, event: K["event"]): K["game"];
  view(game: K["game"], reader: Reader): K["view"];
  /** Null: that stream does not learn of it. */
  viewEvent(before: K["game"] | null, event: K["event"], after: K["game"], reader: Reader): K["seen"] | null;
  /** Does it make what a client knew before stale. */
  isTurn(seen: K["seen"]): boolean;

  /** Whether a value parsed from storage is a game or an event of this mode; fields that are not known are ignored. */
  isStoredGame(value: unknown): value is K["game"];
  isStoredEvent(value: unknown): value is K["event"];

  read(text: string): ReadMessage<MessageOf<K>>;
  wordsFor(state: MatchState<K>, command: K["command"]): WordsFor;
  /** In any phase but that of the lobby's own marks. */
  judge(state: MatchState<K>, seat: Seat, command: K["command"], judging: Judging): Verdict<K>;
  /** What follows from a command or a deadline, beyond what it brings about by itself. */
  consequences(before: K["game"], events: readonly K["event"][], words: VersionedWords, now: number): readonly K["event"][];
  /** Can it end by what the lexicon holds (P-13)? Then a deadline is acted on with the lexicon at hand, or looked into later. */
  mayEndByWords(game: K["game"]): boolean;
  /** The end, where it has come. */
  endByWords(game: K["game"], words: VersionedWords, now: number): readonly K["event"][];
  /** It is not refused for what the clock has done in the very moment in which it came. */
  needsNoTurn(command: K["command"]): boolean;

  /** Who had the first turn; null where that is drawn, or nobody has one. */
  began(game: K["game"]): Seat | null;
  /** Whose doing it is when time passes; null: nobody's. */
  turn(game: K["game"]): Seat | null;
  /** The last millisecond that is in time; null: nothing runs out. */
  deadline(game: K["game"]): number | null;
  /** What the clock does then. `away`: seats that count as away. */
  clockRanOut(game: K["game"], now: number, away: readonly Seat[], about: About<K>, chance: Chance): readonly K["event"][];

  /** How the game stands, for the card in a player's list. */
  card(game: K["game"], seat: Seat): MatchCard;
  /** Of the event that ends the game; null of any other. */
  outcome(event: K["event"]): Outcome | null;
}
