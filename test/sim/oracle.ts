/**
 * What must hold at every moment, found out from the rows that the object has stored and the bytes that it has sent, past the
 * service: nothing acknowledged is lost, nothing done twice, nothing out of order, no deadline missed or met twice, no alarm
 * forgotten, and nobody sees another match than the log tells.
 */
import { isDeepStrictEqual } from "node:util";
import { evolve } from "../../shared/match/evolve.ts";
import type { MatchRecord } from "../../shared/match/fair/record.ts";
import { outcomeOf, verify } from "../../shared/match/fair/verify.ts";
import type { LogEntry as AnyEntry, Reply } from "../../shared/match/log/log.types.ts";
import type { MatchEvent as AnyEvent, MatchState as AnyState } from "../../shared/match/model.ts";
import { readers } from "../../shared/match/streams.ts";
import { SILENCE_MS } from "../../shared/match/times.ts";
import { viewEvent, viewMatch } from "../../shared/match/view.ts";
import type { ServerMessage } from "../../shared/protocol/server-message.ts";
import type { GameId } from "../../shared/rules/model.ts";
import { type AnyKind, type AnyMode, modeOf } from "./any-mode.ts";
import type { ServerEnd } from "./server-end.ts";

type MatchState = AnyState<AnyKind>;
type MatchEvent = AnyEvent<AnyKind>;
type LogRow = AnyEntry<AnyKind>;

/** Who is there, past the service. */
export interface Presence {
  readonly ends: readonly ServerEnd[];
  /** When a crash took the connections of a seat, which has not been back since. */
  readonly droppedAt: readonly (number | null)[];
  /** Nothing has failed that may have kept the match from noticing; nor was a close lost with a crash. */
  readonly sure: boolean;
  readonly steady: boolean;
}

interface Stream {
  /** Each event as it must stand in a message. */
  readonly events: string[];
  /** The match after so many events; what the stream does not see in between must look alike. */
  readonly states: MatchState[];
  /** Number and time of the last turn event. */
  turn: number;
  turnAt: number;
}

/** What only the clock brings about, where a row begins with it. A countdown is also stopped by who leaves. */
function isByClock({ events: [first] }: LogRow): boolean {
  switch (first?.type) {
    case "started":
    case "timed-out":
      return true;
    case "closed":
      return first.reason === "expired";
    case "passed":
      return first.automatic;
    case "round-began":
      return true;
    case "round-over":
      return first.outcome.end === "time";
    default:
      return false;
  }
}

const MOST_FAULTS = 20;
const LONGEST_STORY = 40;

/** When something is due, by the rules and not by the service: a move exactly at the deadline is in time (R-24). */
function dueOf({ phase, expiresAt, startsAt, game }: MatchState): number | null {
  if (phase === "open" || phase === "lobby") return expiresAt;
  if (phase === "countdown") return startsAt;
  if (phase !== "live") return null;
  if ("stage" in game) return game.until === null || game.stage === "shown" ? game.until : game.until + 1;
  return game.turnMs === null ? null : game.turnStartedAt + game.turnMs + 1;
}

/** A mark that stands already needs nothing, and is done at once. */
const MARKS: readonly string[] = ["ready", "unready", "done", "undone", "names"];

/** What makes an older command stale (R-25). */
const IS_TURN: readonly MatchEvent["type"][] = [
  "started",
  "played",
  "passed",
  "swapped",
  "exchanged",
  "resigned",
  "timed-out",
  "round-began",
  "round-over",
  "ended",
];

export class Oracle {
  readonly faults: string[] = [];
  readonly story: string[] = [];
  readonly log: MatchEvent[] = [];
  /** Every frame, by seat. */
  readonly texts: readonly string[][] = [[], [], [], []];
  state: MatchState | null = null;
  rows = 0;
  deadlinesDue = 0;
  deadlinesFired = 0;
  lateMs = 0;
  /** Answers to commands that had an effect, and what these were, by seat and id. */
  readonly #replies = new Map<string, Reply>();
  readonly #digests = new Map<string, string>();
  readonly #acked = new Set<string>();
  readonly #streams: Stream[] = [];
  /** What each command was sent with, by seat and id. */
  readonly #seen = new Map<string, { readonly seen: number; readonly type: string }>();
  readonly #mode: AnyMode;
  /** Ids sent on purpose with another body: they are refused as such. */
  readonly reused = new Set<string>();

  constructor(ruleset: GameId) {
    this.#mode = modeOf(ruleset);
  }

  fault(what: string): void {
    if (this.faults.length < MOST_FAULTS) this.faults.push(what);
  }

  /** What happened, for whoever must find out why it went wrong. */
  note(now: number, what: string): void {
    this.story.push(`${now} ${what}`);
    if (this.story.length > LONGEST_STORY) this.story.shift();
  }

  get due(): number | null {
    return this.state === null ? null : dueOf(this.state);
  }

  /** A row has been stored for good. */
  stored(row: LogRow, presence?: Presence): void {
    this.rows++;
    if (presence !== undefined) this.#checkPresence(row, presence);
    const due = this.due;
    const byClock = row.command === null && isByClock(row);
    if (due !== null && row.at >= due) {
      this.deadlinesDue++;
      if (byClock || (row.command === null && row.events[0]?.type === "countdown-stopped")) {
        this.deadlinesFired++;
        this.lateMs = Math.max(this.lateMs, row.at - due);
      } else this.fault(`row ${this.rows} (${row.events.map(({ type }) => type)}) was stored before what was due`);
    } else if (byClock) {
      this.fault(`row ${this.rows}: the clock acted ${due === null ? "without a deadline" : `${due - row.at} ms early`}`);
    }
    if (row.command !== null) {
      const key = `${row.command.seat} ${row.command.id}`;
      if (this.#replies.has(key)) this.fault(`doubled: ${key} was done twice`);
      this.#replies.set(key, row.command.reply);
      this.#digests.set(key, row.command.digest);
      this.#checkSeen(row.command.seat, key, row);
    }
    for (const event of row.events) this.#fold(event);
    const { seat = 0, reply } = row.command ?? {};
    if (reply !== undefined && reply.n !== this.known(seat))
      this.fault(`row ${this.rows} is answered with ${reply.n}, and seat ${seat} has ${this.known(seat)} events`);
  }

  asked(seat: number, id: string, seen: number, type: string): void {
    this.#seen.set(`${seat} ${id}`, { seen, type });
  }

  /** Nobody's command has an effect on a turn that its sender did not know of; what the clock did at that very moment apart. */
  #checkSeen(seat: number, key: string, { at, events: [first] }: LogRow): void {
    const { seen } = this.#seen.get(key) ?? {};
    const { turn, turnAt } = this.#streams[seat] ?? { turn: 0, turnAt: 0 };
    if (seen === undefined || seen >= turn || at === turnAt) return;
    this.fault(`${key} (${first?.type}) had an effect, though it knew ${seen} and not ${turn}`);
  }

  #fold(event: MatchEvent): void {
    const before = this.state;
    const after = evolve(this.#mode, before, event);
    this.log.push(event);
    this.state = after;
    for (const [index, reader] of readers(after.seats).entries()) {
      const stream = this.#streams[index] ?? { events: [], states: [], turn: 0, turnAt: 0 };
      this.#streams[index] = stream;
      const seen = viewEvent(this.#mode, before, event, after, reader);
      if (seen !== null) stream.events.push(JSON.stringify(seen));
      stream.states[stream.events.length] = after;
      if (!IS_TURN.includes(event.type)) continue;
      stream.turn = stream.events.length;
      stream.turnAt = event.at;
    }
  }

  /** The digest of the command that had an effect under this id. */
  digestOf(seat: number, id: string): string | null {
    return this.#digests.get(`${seat} ${id}`) ?? null;
  }

  /** A frame has been sent to a seat. `after`: on a new connection, what its client knows. */
  said(seat: number, messages: readonly ServerMessage[], text: string, after: number | null): void {
    this.texts[seat]?.push(text);
    const last = Math.max(...messages.map((message) => (message.t === "event" || message.t === "snapshot" ? message.n : 0)));
    for (const message of messages) this.#sent(seat, message, last);
    const events = new Set(messages.flatMap((message) => (message.t === "event" ? [message.n] : [])));
    const snapshot = messages.find((message) => message.t === "snapshot");
    const from = after !== null && snapshot !== undefined ? after + 1 : Math.min(...events);
    const to = after !== null && snapshot !== undefined ? snapshot.n : Math.max(...events);
    for (let n = from; n <= to; n++) if (!events.has(n)) this.fault(`seat ${seat} was sent ${[...events]} of ${from} to ${to}`);
  }

  /** `last`: up to where the frame goes: a snapshot may be followed by what came of the same message. */
  #sent(seat: number, message: ServerMessage, last: number): void {
    switch (message.t) {
      case "event":
        if (this.#streams[seat]?.events[message.n - 1] !== JSON.stringify(message.event)) {
          this.fault(`seat ${seat} was sent event ${message.n} as ${JSON.stringify(message.event)}`);
        }
        return;
      case "snapshot":
        if (last !== this.#streams[seat]?.events.length) this.fault(`seat ${seat} was sent a snapshot of ${message.n}`);
        this.sees(seat, message.n, message.view, "was sent");
        return;
      case "done":
      case "refused":
        this.#answered(seat, message);
    }
  }

  #answered(seat: number, message: Extract<ServerMessage, { t: "done" | "refused" }>): void {
    const key = `${seat} ${message.id}`;
    const reply = this.#replies.get(key);
    const error = message.t === "done" ? null : message.error;
    if (reply !== undefined) {
      const same = reply.n === message.n && isDeepStrictEqual(JSON.parse(JSON.stringify(reply.error)), error);
      const other = error?.code === "id-reused" && this.reused.has(key);
      // A fault after the command was stored: its sender asks again, and hears the stored answer.
      if (!same && !other && error?.code !== "try-again") this.fault(`${key} was answered anew: ${JSON.stringify(message)}`);
    } else if (error === null && !this.reused.has(key) && !MARKS.includes(this.#seen.get(key)?.type ?? ""))
      this.fault(`lost: ${key} was answered done and is not stored`);
    if (error === null) this.#acked.add(key);
  }

  /** A client's own view, folded from what it has heard, once it knows `n` events. */
  sees(seat: number, n: number, view: unknown, how: string): void {
    const state = this.#streams[seat]?.states[n];
    if (state === undefined) this.fault(`seat ${seat} ${how} ${n} events, which there are not`);
    else if (!isDeepStrictEqual(JSON.parse(JSON.stringify(viewMatch(this.#mode, state, seat))), view)) {
      this.fault(`seat ${seat} ${how} another match at ${n}: ${JSON.stringify(view)}`);
    }
  }

  /** Who is warned has been away, and who is gone begins no game (A-14, A-33). */
  #checkPresence({ events }: LogRow, { ends, droppedAt, sure, steady }: Presence): void {
    if (this.state?.format !== "blitz") return;
    for (const event of events) {
      // Who comes in this very moment comes after it.
      const there = ends.filter(({ open, since }) => open && since < event.at);
      const all = [...Array(this.state.seats).keys()];
      if (event.type === "started" && all.some((one) => there.every(({ seat }) => seat !== one))) this.fault("began without all");
      if (event.type !== "passed" || !event.automatic) continue;
      const { seat, at, warned } = event;
      const seen = there.some((end) => end.seat === seat && end.visible && at - end.heardAt <= SILENCE_MS);
      const dropped = droppedAt[seat] ?? null;
      if (warned && seen) this.fault(`seat ${seat} was there, and is warned`);
      if (sure && warned && dropped !== null && at - dropped <= SILENCE_MS)
        this.fault(`seat ${seat} was dropped by us, and is warned`);
      if (sure && steady && !warned && !seen) this.fault(`seat ${seat} was away, and is not warned`);
    }
  }

  /** What a match that is over tells of its bag can be made again (V-14). */
  checkRecord(record: MatchRecord): void {
    const verdict = verify(record);
    const outcome = outcomeOf(verdict);
    // Clients that send no nonce and clocks of tests are part of it.
    if (verdict.unchecked !== "prepared" && outcome !== "agrees" && outcome !== "unvouched")
      this.fault(`its record does not agree: ${JSON.stringify(verdict)}`);
  }

  get acked(): number {
    return this.#acked.size;
  }

  known(seat: number): number {
    return this.#streams[seat]?.events.length ?? 0;
  }
}
