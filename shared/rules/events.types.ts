/** What a match's log holds: outcomes of chance stand in the events, and folding draws nothing. */
import type {
  BarItem,
  BoardTile,
  EarnedTile,
  EndReason,
  Format,
  LaidTile,
  Letter,
  LexiconId,
  PlacedPower,
  PowerId,
  Premium,
  RackTile,
  Result,
  RuleOptions,
  RulesetId,
  ScoredWord,
  Seat,
  SquareName,
} from "./model.ts";
import type { NextTurn, StartDraw } from "./view.types.ts";

/** A whole set-up: any position can be one, so vectors, puzzles and prepared matches start as matches do. */
export interface SetUp {
  readonly ruleset: RulesetId;
  readonly version: number;
  readonly options: RuleOptions;
  readonly lexicon: LexiconId;
  readonly format: Format;
  /** Milliseconds a turn; null: no clock. */
  readonly turnMs: number | null;
  readonly size: number;
  readonly start: SquareName;
  readonly rackSize: number;
  readonly premiums: Readonly<Record<SquareName, Premium>>;
  readonly values: Readonly<Record<Letter, number>>;
  readonly alphabet: readonly Letter[];
  readonly board: Readonly<Record<SquareName, BoardTile>>;
  readonly opened: boolean;
  readonly bag: readonly RackTile[];
  readonly turn: Seat;
  readonly firstTurn: Seat;
  readonly passes: number;
  /** What every die of the attempt shows; absent where dice are rolled (D-02). */
  readonly die?: number;
  readonly draws: readonly StartDraw[];
  readonly players: readonly {
    readonly rack: readonly RackTile[];
    readonly bar: readonly BarItem[];
    readonly coins: number;
    readonly score: number;
  }[];
}

export interface Bonuses {
  readonly placement: number;
  readonly combo: number;
  readonly fullRack: number;
  readonly theme: number;
}

export interface Roll {
  readonly at: SquareName;
  readonly value: number;
}

interface Happened {
  /** Milliseconds since 1970, the server's clock. */
  readonly at: number;
}

interface Acted extends Happened {
  readonly seat: Seat;
}

export interface Started extends Happened {
  readonly type: "started";
  readonly setUp: SetUp;
}

export interface Played extends Acted {
  readonly type: "played";
  readonly tiles: readonly LaidTile[];
  readonly powers: readonly PlacedPower[];
  readonly rolls: readonly Roll[];
  /** The main word first. */
  readonly words: readonly ScoredWord[];
  readonly bonuses: Bonuses;
  readonly points: number;
  readonly coins: number;
  /** The seat's coins afterwards, which others come to see with the move (K-41). */
  readonly balance: number;
  /** Points, and as many coins, that refused plays have cost since the seat's last move (C-12). */
  readonly penalties: number;
  readonly earned: readonly EarnedTile[];
  readonly lost: readonly EarnedTile[];
  /** From the left of the bag. */
  readonly drawn: readonly RackTile[];
  readonly next: NextTurn;
}

export interface Passed extends Acted {
  readonly type: "passed";
  /** By the Blitz clock. */
  readonly automatic: boolean;
  /** The seat was away. */
  readonly warned: boolean;
  readonly coins: number;
  readonly balance: number;
  readonly penalties: number;
  readonly next: NextTurn;
}

export interface Swapped extends Acted {
  readonly type: "swapped" | "exchanged";
  readonly given: readonly RackTile[];
  readonly drawn: readonly RackTile[];
  /** The bag afterwards, in its new order. */
  readonly bag: readonly RackTile[];
  readonly next: NextTurn;
}

export interface Traded extends Acted {
  readonly type: "bought" | "sold";
  readonly power: PowerId;
  readonly price: number;
}

interface MorphedRack extends Acted {
  readonly type: "morphed-rack";
  readonly letter: Letter;
}

/** A play refused for a word, where those are counted (C-12). */
interface Attempted extends Acted {
  readonly type: "attempted";
  readonly penalty: boolean;
}

export interface Resigned extends Acted {
  readonly type: "resigned";
  readonly next: NextTurn;
}

export interface TimedOut extends Acted {
  readonly type: "timed-out";
  readonly reason: "clock" | "inactivity";
  readonly next: NextTurn;
}

export interface Ended extends Happened {
  readonly type: "ended";
  readonly reason: EndReason;
  readonly result: Result;
}

/** What the line with the last move can show. */
export type MoveEvent = Played | Passed | Swapped;

export type GameEvent = Started | MoveEvent | Traded | MorphedRack | Attempted | Resigned | TimedOut | Ended;
