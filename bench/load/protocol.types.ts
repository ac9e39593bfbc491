/** The messages between the bench and the processes that hold its clients. */
import type { Script } from "../match/script.ts";

export type Side = "match" | "floor";

export type Order =
  | {
      readonly do: "begin";
      readonly urls: Readonly<Record<Side, string>>;
      readonly name: string;
      readonly scripts: readonly Script[];
    }
  /** Opens this many more pairs, each with both its sockets. */
  | { readonly do: "open"; readonly side: Side; readonly pairs: number }
  /** For `ms`, sends at a rate that gives every pair one message in `everyMs`. Goes on after the pair that sent last. */
  | { readonly do: "send"; readonly side: Side; readonly ms: number; readonly everyMs: number }
  /** Counts the matches that lack an acknowledged play. */
  | { readonly do: "check" };

export interface Report {
  readonly sent: number;
  /** Milliseconds until both players had the message. */
  readonly times: readonly number[];
  /** Messages without an answer in time, or with a wrong one. */
  readonly lost: number;
  readonly errors: readonly string[];
  /** The longest delay between a message's due time and its sending: how busy the client process itself is. */
  readonly behindMs: number;
}
