import type { ReadonlySignal } from "@preact/signals";
import type { Level } from "../../shared/bot/level-ids.ts";
import type { MatchView, StreamEvent } from "../../shared/protocol/match-view.types.ts";
import type { Command, Seat } from "../../shared/rules/model.ts";
import type { Outcome } from "./connection/commands.ts";
import type { Numbered } from "./connection/log.ts";

/** Who sits at a seat. `online` is absent where it is of no interest: a bot is always there. */
export interface Seated {
  readonly seat: Seat;
  readonly name: string;
  readonly online?: boolean;
  /** Of their avatar; absent where nobody has chosen one, or it is not known. */
  readonly colour?: number;
  /** Goes by this name also in front of whoever sits there: both racks are one player's (P-21). */
  readonly byName?: boolean;
  /** Of a bot. */
  readonly level?: Level;
}

/** A match as its screen needs it, wherever it is played: over a connection, or on this device alone. In turns, unless it is named. */
export interface MatchSource<View = MatchView, Event = StreamEvent, Asked = Command> {
  /** Who judges: the server, which has the whole match, or this device. */
  readonly hosted: "server" | "device";
  readonly match: ReadonlySignal<View | null>;
  readonly you: ReadonlySignal<Seat | null>;
  readonly people: ReadonlySignal<readonly Seated[]>;
  /** Commands that have no answer yet, oldest first. */
  readonly unanswered: ReadonlySignal<readonly { readonly type: string }[]>;
  /** The whole stream in order, or null while it is not known from its first event; see `askHistory`. */
  readonly history: ReadonlySignal<readonly Numbered<Event>[] | null>;
  /** Milliseconds since 1970, by the clock that decides. */
  serverNow(): number;
  /** Resolves with the answer, however long that takes. */
  send(command: Asked): Promise<Outcome>;
  /** Hears each new event once, after the view has changed. */
  listen(hear: (event: Event, match: View) => void): () => void;
  askHistory(): void;
}
