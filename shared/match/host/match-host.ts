/**
 * The host of one match: it stores each step whole, sends every seat its own view of it, and sets the one alarm to what comes next.
 * Everything here is synchronous: from reading the state to appending nothing else can happen.
 * Shells reach it through requests/, messages/ and host/alarm.ts, whose work stands inside `run`: no fault leaves it.
 */
import type { Chance, Seat } from "../../rules/model.ts";
import { countCommands, type Loaded, restore } from "../log/fold.ts";
import { type LogEntry, type Position, UnreadableEntry } from "../log/log.types.ts";
import { type About, keyOf, type Work } from "../log/match.types.ts";
import type { Kind, Mode } from "../mode.types.ts";
import { isPhaseEvent, type MatchEvent, type MatchState } from "../model.ts";
import type { Level, Logger, Ports, Socket, VersionedWords } from "../ports.ts";
import { Frames } from "../sockets/frames.ts";
import { Limits } from "../sockets/limits.ts";
import { absent, away, gone } from "../sockets/presence.ts";
import { broadcast, peopleTexts, sendSnapshot } from "../sockets/send.ts";
import { chanceAt } from "../step/command.ts";
import { dueAt, whatIsDue } from "../step/deadlines.ts";
import { type Advanced, advance } from "../streams.ts";
import { backOff } from "../times.ts";
import { AlarmSetting } from "./alarm-setting.ts";
import { noticesOf, outboxDue, withNotices } from "./outbox.ts";

/** A countdown leads to a start, an automatic pass to the end: a chain of things due is short. */
const MAX_CHAIN = 8;

/**
 * The head is saved at every eighth entry. In between only the log grows, and a match that wakes folds the entries after the head.
 * The head is the larger part of what a play would write.
 */
const ENTRIES_PER_HEAD = 8;

export interface Step<K extends Kind> extends Omit<LogEntry<K>, "command"> {
  readonly command?: LogEntry<K>["command"];
  /** What the match was made with, where a player sits down or leaves with this step. */
  readonly about?: About<K>;
  /** The work beside the state, where the step changes it. */
  readonly work?: Work;
  /** True where the lexicon was at hand and what follows from the step is in it. */
  readonly sought?: boolean;
  /** The events folded onto the loaded state, where the caller has done that already. */
  readonly advanced?: Advanced<K>;
}

export class MatchHost<K extends Kind> {
  readonly mode: Mode<K>;
  readonly ports: Ports<K>;
  readonly frames: Frames;
  readonly limits = new Limits();
  readonly alarm: AlarmSetting;
  #loaded: Loaded<K> | null = null;
  /** Where the saved head stands. */
  #saved: Position = 0;
  /** A step was taken without the lexicon: when the alarm is to find out whether the match ends by what the lexicon holds (P-13). */
  #seekAt: number | null = null;
  /** Consecutive failures to load the lexicon for that. */
  #failedSeeks = 0;
  /** The list of who is there, as it was last sent since the object woke. */
  #people: string | null = null;
  /** A step is stored, and not every seat has been sent it. */
  #unsent = false;
  /** Players whose match list is now stale. */
  readonly #stale = new Set<string>();

  constructor(mode: Mode<K>, ports: Ports<K>) {
    this.mode = mode;
    this.frames = new Frames(ports.sockets);
    this.ports = { ...ports, sockets: this.frames, logger: quiet(ports.logger) };
    this.alarm = new AlarmSetting(ports.alarm, ports.now);
  }

  /** Does the work and sends what it said. On a fault it answers `otherwise`, and memory is read again from the log. */
  run<T>(work: () => T, otherwise: T, failed: (error: unknown) => void = () => {}, seat: Seat | null = null): T {
    try {
      return work();
    } catch (error) {
      this.fault(error, seat);
      failed(error);
      return otherwise;
    } finally {
      this.flush();
    }
  }

  /** Null where no match was ever made here. */
  load(): Loaded<K> | null {
    if (this.#loaded !== null) return this.#loaded;
    const stored = this.ports.log.load();
    if (stored === null) return null;
    this.#loaded = restore(this.mode, stored);
    this.#saved = stored.cached?.position ?? 0;
    return this.#loaded;
  }

  /** The stream of chance for the next public event. */
  chance({ about, head }: Loaded<K>): Chance {
    return chanceAt(() => keyOf(about), head);
  }

  create(about: About<K>, at: number, events: readonly MatchEvent<K>[]): Loaded<K> {
    const { state, streams } = advance(this.mode, null, [], events);
    const none = Array.from({ length: state.seats }, () => null);
    const work: Work = { outbox: [], present: none.map(() => false), droppedAt: none };
    const head = { state, streams, commandsThisTurn: none.map(() => 0), work };
    const position = this.ports.log.create(about, { at, events, command: null }, head);
    this.#saved = position;
    this.#loaded = { about, head, position };
    this.arm(this.#loaded);
    return this.#loaded;
  }

  /** Does what is due at this time, and sets the alarm. Safe to run twice. `words`: null where they are not at hand. */
  settle(now: number, words: VersionedWords | null = null): Loaded<K> | null {
    let loaded = this.load();
    const before = loaded;
    // A fault upon a fault leaves seats that were not sent the last step.
    if (loaded !== null && this.#unsent) this.#sendSnapshots(loaded);
    for (let done = 0; loaded !== null && done < MAX_CHAIN; done++) {
      const { about, head } = loaded;
      const due = dueAt(this.mode, head.state);
      if (due === null || now < due) break;
      const events = whatIsDue(this.mode, head.state, {
        now,
        about,
        chance: this.chance(loaded),
        away: away(this.ports.sockets, head.work, now),
        gone: gone(this.ports.sockets, head.state.seats),
      });
      if (events.length === 0) break;
      const turn = head.state.phase === "live" ? this.mode.turn(head.state.game) : null;
      this.note("info", "deadline", { phase: head.state.phase, lateMs: now - due, events: events.map(({ type }) => type) }, turn);
      const all = [...events, ...this.#consequences(head.state, events, words, now)];
      loaded = this.step(loaded, { at: now, events: all, sought: (words?.tree ?? null) !== null });
    }
    // After a fault it is not known what the alarm is set to.
    if (loaded !== null && !this.alarm.isKnown) this.arm(loaded);
    // A connection that fell silent is noticed here and nowhere else.
    if (loaded !== null && loaded !== before) this.sendPeople(loaded, now);
    return loaded;
  }

  /** True where a deadline can be acted on in full only with the lexicon at hand (P-13). */
  mayEndByWords({ phase, game }: MatchState<K>): boolean {
    return phase === "live" && this.mode.mayEndByWords(game);
  }

  #consequences(
    state: MatchState<K>,
    events: readonly MatchEvent<K>[],
    words: VersionedWords | null,
    now: number,
  ): readonly MatchEvent<K>[] {
    if (words === null || state.phase !== "live") return [];
    const ofGame = events.filter((event): event is K["event"] => !isPhaseEvent<K>(event));
    return judgedBy(state, words, this.mode.consequences(state.game, ofGame, words, now), now);
  }

  /**
   * Looks whether the match ends by what the lexicon holds (P-13). The alarm calls it always: memory that knew of a step without the
   * lexicon may be gone. Where the lexicon cannot be had now, the alarm comes again.
   */
  seekEnd(loaded: Loaded<K>, words: VersionedWords | null, now: number): Loaded<K> {
    const { state } = loaded.head;
    const seeks = this.mayEndByWords(state);
    this.#seekAt = seeks && words === null ? now + backOff(this.#failedSeeks++) : null;
    if (words !== null) this.#failedSeeks = 0;
    if (!seeks || words === null || state.phase !== "live") return loaded;
    const events = judgedBy(state, words, this.mode.endByWords(state.game, words, now), now);
    return events.length === 0 ? loaded : this.step(loaded, { at: now, events });
  }

  /** Stores a step, sends it to every seat, and sets the alarm. */
  step(loaded: Loaded<K>, step: Step<K>): Loaded<K> {
    const { sockets, now } = this.ports;
    const { sent, after } = this.#store(loaded, step);
    this.#unsent = true;
    if (step.sought !== true && step.events.some((event) => !isPhaseEvent<K>(event)) && this.mayEndByWords(after.head.state)) {
      this.#seekAt ??= now();
    }
    this.arm(after);
    this.#noteCourse(after, step);
    broadcast(sockets, after.head.state.seats, sent, now());
    this.#unsent = false;
    if (this.#looksDifferent(loaded.head.state, after.head.state)) {
      // A player who has left with this step is told too.
      for (const { player } of [...loaded.about.holders, ...after.about.holders]) this.#stale.add(player);
    }
    return after;
  }

  #store(loaded: Loaded<K>, step: Step<K>): { readonly sent: Advanced<K>["sent"]; readonly after: Loaded<K> } {
    const { log, sockets } = this.ports;
    const { head } = loaded;
    const { at, events, command = null, about } = step;
    const { state, streams, turned, sent } = step.advanced ?? advance(this.mode, head.state, head.streams, events);
    const notices = noticesOf(this.mode, state, events, () => absent(sockets, head.state.seats, at));
    const work = withNotices(step.work ?? head.work, notices);
    const commandsThisTurn = countCommands(head.commandsThisTurn, state.seats, command?.seat ?? null, turned);
    const next = { state, streams, commandsThisTurn, work };
    const saves = work !== head.work;
    const change = { ...(saves ? { head: next } : {}), ...(about === undefined ? {} : { about }) };
    const position = log.append(loaded.position, { at, events, command }, change);
    if (position === "behind") throw new Error("another entry stands there already");
    this.#loaded = { about: about ?? loaded.about, head: next, position };
    if (saves) this.#saved = position;
    else if (position - this.#saved >= ENTRIES_PER_HEAD) this.#cache(this.#loaded);
    return { sent, after: this.#loaded };
  }

  /** The step is whole without the cached head: where it cannot be saved now, the next step tries again. */
  #cache({ head, position }: Loaded<K>): void {
    try {
      this.ports.log.save(position, { head });
      this.#saved = position;
    } catch {
      // A match that wakes folds some entries more.
    }
  }

  saveAbout(loaded: Loaded<K>, about: About<K>): Loaded<K> {
    this.ports.log.save(loaded.position, { about });
    this.#loaded = { ...loaded, about };
    return this.#loaded;
  }

  saveWork(loaded: Loaded<K>, work: Work): Loaded<K> {
    if (work === loaded.head.work) return loaded;
    const head = { ...loaded.head, work };
    this.ports.log.save(loaded.position, { head });
    this.#saved = loaded.position;
    this.#loaded = { ...loaded, head };
    return this.#loaded;
  }

  /** Sends everybody the list of who is there, if it has changed; a newcomer gets it in any case. */
  sendPeople(loaded: Loaded<K>, now: number, newcomer?: Socket): void {
    const { holders } = loaded.about;
    const texts = peopleTexts(this.ports.sockets, loaded, now);
    const all = texts.join("\n");
    const known = all === this.#people;
    this.#people = all;
    for (const [i, text] of texts.entries()) {
      const seat = holders[i]?.seat;
      if (seat === undefined) continue;
      if (!known) for (const socket of this.ports.sockets.of(seat)) socket.send(text);
      else if (newcomer?.seat === seat) newcomer.send(text);
    }
  }

  /** Sends the waiting frames, then notifies the players whose list is stale: those who watch the match come first. */
  flush(): void {
    this.frames.flush();
    if (this.#stale.size === 0) return;
    const players = [...this.#stale];
    this.#stale.clear();
    try {
      this.ports.notifier?.changed(players);
    } catch (error) {
      // The news may be lost; what it is about is stored.
      this.note("warn", "players-untold", { error: String(error) });
    }
  }

  /** True where a list would show something else: a new phase, a seat taken or left, another player's turn. */
  #looksDifferent(before: MatchState<K>, after: MatchState<K>): boolean {
    const turn = ({ phase, game }: MatchState<K>): Seat | null => (phase === "live" ? this.mode.turn(game) : null);
    const taken = ({ taken }: MatchState<K>): number => taken.filter(Boolean).length;
    return before.phase !== after.phase || taken(before) !== taken(after) || turn(before) !== turn(after);
  }

  /**
   * Sets the one alarm to what comes first. While the alarm's own handler runs, it does the rest itself, so that only the deadline
   * counts; should the handler be cut short, the platform fires again.
   */
  arm({ head: { state, work } }: Loaded<K>): void {
    this.alarm.set(earliest(dueAt(this.mode, state), ...(this.alarm.handling ? [] : [this.#seekAt, outboxDue(work.outbox)])));
  }

  /** A fault is ours. Memory may hold half a step, so it is read again from the log. */
  fault(error: unknown, seat: Seat | null = null): void {
    const player = this.#playerAt(seat);
    this.#loaded = null;
    this.alarm.is(undefined);
    const trace = error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) };
    const entry = error instanceof UnreadableEntry ? { entry: error.position } : {};
    this.ports.logger.note("error", "fault", { seat, player, ...entry, ...trace });
    this.#recover();
  }

  /** Gives what was stored before the fault its alarm, and sends it to every seat, as far as that is possible now. */
  #recover(): void {
    try {
      const loaded = this.load();
      if (loaded === null) return;
      if (this.#unsent) this.#sendSnapshots(loaded);
      this.arm(loaded);
    } catch (error) {
      this.ports.logger.note("error", "not-recovered", { error: String(error) });
    }
  }

  /** A snapshot says all that is true now, whatever a seat was sent before. */
  #sendSnapshots(loaded: Loaded<K>): void {
    for (const { seat } of loaded.about.holders) {
      for (const socket of this.ports.sockets.of(seat)) sendSnapshot(this.mode, socket, loaded, this.ports.now());
    }
    this.#unsent = false;
  }

  /** Writes a line of the log, with the player who acts, if any. */
  note(level: Level, event: string, fields: Readonly<Record<string, unknown>> = {}, seat: Seat | null = null): void {
    this.ports.logger.note(level, event, { seat, player: this.#playerAt(seat), ...fields });
  }

  #playerAt(seat: Seat | null): string | null {
    return this.#loaded?.about.holders.find((holder) => holder.seat === seat)?.player ?? null;
  }

  /** The lines that counters are made of: one at the beginning, and one at the end with all that was done. */
  #noteCourse({ position }: Loaded<K>, { events }: Step<K>): void {
    for (const event of events) {
      if (isPhaseEvent<K>(event)) {
        if (event.type === "closed") this.note("info", "closed", { reason: event.reason });
        continue;
      }
      if (event.type === "started") this.note("info", "started");
      const outcome = this.mode.outcome(event);
      if (outcome !== null) this.note("info", "ended", { reason: outcome.reason, rows: position });
    }
  }
}

/** Where words have decided, all seats learn by which version of the lexicon. */
function judgedBy<K extends Kind>(
  { lexiconVersion }: MatchState<K>,
  { version }: VersionedWords,
  events: readonly K["event"][],
  now: number,
): readonly MatchEvent<K>[] {
  if (events.length === 0 || version === lexiconVersion) return events;
  return [{ type: "lexicon-changed", at: now, version }, ...events];
}

/** A line that cannot be written keeps nothing from being done. */
const quiet = (logger: Logger): Logger => ({
  note(...line) {
    try {
      logger.note(...line);
    } catch {
      // There is nowhere to say so.
    }
  },
});

function earliest(...times: readonly (number | null)[]): number | null {
  const set = times.filter((time) => time !== null);
  return set.length === 0 ? null : Math.min(...set);
}
