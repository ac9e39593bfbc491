import type { ReadonlySignal } from "@preact/signals";
import type { Level } from "../../shared/bot/level-ids.ts";
import type { MatchView, StreamEvent } from "../../shared/protocol/match-view.types.ts";
import type { Command, Seat } from "../../shared/rules/model.ts";
import type { Outcome } from "./connection/commands.ts";
import type { Numbered } from "./connection/log.ts";

/** The player at a seat. `online` is absent where it does not matter: a bot is always present. */
export interface Seated {
  readonly seat: Seat;
  readonly name: string;
  readonly online?: boolean;
  /** The colour of the avatar. Absent if none is chosen or known. */
  readonly colour?: number;
  /** Shows this name to the player at the seat as well, because both racks are one player's (P-21). */
  readonly byName?: boolean;
  /** The level of a bot. */
  readonly level?: Level;
}

/** A match for its screen, over a connection or on this device. It is in turns unless another kind is named. */
export interface MatchSource<View = MatchView, Event = StreamEvent, Asked = Command> {
  /** The judge of plays: the server, which has the whole match, or this device. */
  readonly hosted: "server" | "device";
  readonly match: ReadonlySignal<View | null>;
  readonly you: ReadonlySignal<Seat | null>;
  readonly people: ReadonlySignal<readonly Seated[]>;
  /** Commands without an answer, the oldest first. */
  readonly unanswered: ReadonlySignal<readonly { readonly type: string }[]>;
  /** The whole stream in order. Null until it is known from its first event; see `askHistory`. */
  readonly history: ReadonlySignal<readonly Numbered<Event>[] | null>;
  /** Milliseconds since 1970, by the clock that decides. */
  serverNow(): number;
  /** Resolves with the answer, however long that takes. */
  send(command: Asked): Promise<Outcome>;
  /** Calls `hear` once for each new event, after the view has changed. */
  listen(hear: (event: Event, match: View) => void): () => void;
  askHistory(): void;
}
