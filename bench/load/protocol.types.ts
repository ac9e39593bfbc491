/** What the bench says to the processes that hold its clients, and what they answer. */
import type { Script } from "../match/script.ts";

export type Side = "match" | "floor";

export type Order =
  | {
      readonly do: "begin";
      readonly urls: Readonly<Record<Side, string>>;
      readonly name: string;
      readonly scripts: readonly Script[];
    }
  /** So many more pairs, each with both its sockets. */
  | { readonly do: "open"; readonly side: Side; readonly pairs: number }
  /** Every pair sends once in `everyMs`, spread evenly, for so long. */
  | { readonly do: "send"; readonly side: Side; readonly ms: number; readonly everyMs: number }
  /** Does every match stand where its acknowledged plays have brought it. */
  | { readonly do: "check" };

export interface Report {
  readonly sent: number;
  /** Milliseconds until both ends had heard. */
  readonly times: readonly number[];
  /** Not answered in time, or wrongly. */
  readonly lost: number;
  readonly errors: readonly string[];
  /** The latest that a message was sent after its time: how busy this process is itself. */
  readonly behindMs: number;
}
