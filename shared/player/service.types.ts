/** What a player's object does for whoever holds its stub. Every call may be made again, and then changes nothing. */
import type { LimitCode, Place } from "./limits.ts";

/** A place that is taken, and since when. */
export interface Held {
  readonly match: string;
  readonly since: number;
}

export interface SeatAt {
  readonly match: string;
  readonly seat: number;
}

/** Refused: with what is held, so that the asker can look which of it stands for nothing, and ask again. */
export type Reserved = { readonly ok: true } | { readonly error: LimitCode; readonly held: readonly Held[] };

export interface PlayerRpc {
  /**
   * Takes a place for a match that is about to be made or joined. `limited`: rigs play more at once than any player may
   * (TEST_OPTIONS). `over`: places that stand for nothing, as the asker has found.
   */
  reserve(place: Place, limited: boolean, over: readonly string[]): Promise<Reserved>;
  /** Gives a place back that came to nothing. */
  release(match: string): Promise<void>;
  /**
   * Something has changed in a match of theirs: their open pages hear of it. Gives how many there are. `ended`: how many seats it had,
   * where it goes on no longer; nobody is here by it any more.
   */
  tell(match: string, ended?: number): Promise<number>;
  /** What awaits them has changed: their open pages hear of it. Gives how many there are. */
  tellInbox(): Promise<number>;
  /**
   * Another, who sits at these seats of matches of theirs, has the app open, or has it no longer: their open pages hear of it. Gives
   * whether they have it open themselves; nothing is stored.
   */
  meet(player: string, seats: readonly SeatAt[], here: boolean): Promise<boolean>;
  /** That player sees no more whether this one is here. */
  vanish(player: string): Promise<void>;
  /** Every socket that was opened with it is closed. */
  endSession(session: string): Promise<void>;
  /** The account is deleted, and all that is kept here with it. */
  forget(): Promise<void>;
}

/** Younger than this, a place may be for a match whose making is still under way. */
export const RESERVED_MS = 60_000;
