import type { Seat } from "../rules/model.ts";
import type { ErrorCode } from "./codes.ts";
import type { MatchView, StreamEvent } from "./match-view.types.ts";

/** Why a command or message was refused, with what is needed to be right again. Only `word-not-in-lexicon` has rejected words. */
export type WireError = UnknownWordsError | OtherWireError;

interface UnknownWordsError {
  readonly code: "word-not-in-lexicon";
  /** Every rejected word, sorted. */
  readonly rejected: readonly string[];
}

/** A refusal with any other code. */
export interface OtherWireError {
  readonly code: Exclude<ErrorCode, UnknownWordsError["code"]>;
  readonly at?: string;
}

/** The words that no list has, where the refusal is for words; else none. */
export const rejectedWords = (error: WireError): readonly string[] =>
  error.code === "word-not-in-lexicon" ? error.rejected : [];

export interface Person {
  readonly seat: Seat;
  readonly name: string;
  readonly online: boolean;
}

/**
 * What the match says to a client. `n` is a number in the reader's own stream, `now` the server's clock.
 *
 * A frame is one message, or an array of them: all that happened at one moment. An array's messages are heard in its order.
 *
 * On connecting: with `?after=N` the events after N, to be shown as they happened; then in any case a `snapshot`, which heals
 * whatever went wrong before, and `people`.
 * An `event` whose `n` is not the next one: up to the last known n it is a repetition, to be passed over; beyond it
 * something is missing, to be asked for with `catch-up`. A `snapshot` replaces all that is known.
 */
export type ServerMessage<View = MatchView, Event = StreamEvent> =
  | {
      readonly t: "snapshot";
      readonly protocol: number;
      /** The oldest protocol that is spoken here: a client below it shows "reload". */
      readonly oldest: number;
      readonly n: number;
      readonly now: number;
      readonly you: Seat | null;
      readonly view: View;
    }
  | { readonly t: "event"; readonly n: number; readonly now: number; readonly event: Event }
  /** The command had its effect, or needed none; its events, up to `n`, came before this. Only its sender gets it. */
  | { readonly t: "done"; readonly id: string; readonly n: number }
  /** Nothing changed. Events that the sender lacked came before this. */
  | { readonly t: "refused"; readonly id: string; readonly n: number; readonly error: WireError }
  | { readonly t: "people"; readonly players: readonly Person[] }
  /** The message was not understood, or not read. */
  | { readonly t: "bad"; readonly code: OtherWireError["code"] };

/**
 * What a frame of the match says, as its client reads it: one message, or several in order. What is none of this protocol is left
 * out. `Message`: of the kind of match whose socket it is.
 */
export function readServerMessages<Message extends { readonly t: string } = ServerMessage>(frame: string): readonly Message[] {
  try {
    const said: unknown = JSON.parse(frame);
    return (Array.isArray(said) ? said : [said]).filter(isMessage<Message>);
  } catch {
    return [];
  }
}

function isMessage<Message extends { readonly t: string }>(said: unknown): said is Message {
  return typeof said === "object" && said !== null && "t" in said && typeof said.t === "string";
}
