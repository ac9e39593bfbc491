/**
 * The heart of a match: what is due is done, a step is stored whole, everybody hears their own view of it, and the one alarm is
 * set to what comes next. Everything here is synchronous: from reading state to appending nothing else can happen.
 */
import type { Chance, Seat } from "../rules/model.ts";
import { chanceOf } from "./chance.ts";
import { dueAt, whatIsDue } from "./clocks.ts";
import { Frames } from "./frames.ts";
import { Ledger, type Loaded, type Step } from "./ledger.ts";
import { Limits } from "./limits.ts";
import type { Kind, Mode } from "./mode.types.ts";
import { isPhaseEvent, type MatchEvent, type MatchState } from "./model.ts";
import { outboxDue } from "./outbox.ts";
import type { Journal, Level, Ports, Socket, VersionedWords } from "./ports.ts";
import { absent, away, gone } from "./presence.ts";
import { type About, keyOf, MatchStore, type Work } from "./store.ts";
import { type Advanced, headOf } from "./streams.ts";
import { backOff } from "./times.ts";
import { peopleTexts, saySnapshot, sayToAll } from "./voice.ts";

/** A countdown leads to a start, an automatic pass to the end: a chain of things due is short. */
const LONGEST_CHAIN = 8;

export class MatchCore<K extends Kind> {
  readonly mode: Mode<K>;
  readonly ports: Ports;
  readonly frames: Frames;
  readonly ledger: Ledger<K>;
  readonly limits = new Limits();
  /** What the platform's alarm is set to; undefined: not known. */
  #armed: number | null | undefined;
  /** What the alarm was set to whose handler is running. */
  #firing: number | null = null;
  #handling = false;
  /** Something was done without a lexicon at hand: when the alarm is to find out whether the match ends for what that holds (P-13). */
  #seekAt: number | null = null;
  /** So often in a row the lexicon could not be had for that. */
  #seeks = 0;
  /** Who is there, as everybody has heard it last since the object woke. */
  #people: string | null = null;
  /** A step is stored, and not all have heard of it. */
  #untold = false;
  /** Players whose lists would say something else of it than they were told last. */
  readonly #lookers = new Set<string>();

  constructor(mode: Mode<K>, ports: Ports) {
    this.mode = mode;
    this.frames = new Frames(ports.sockets);
    this.ports = { ...ports, sockets: this.frames, journal: quiet(ports.journal) };
    this.ledger = new Ledger(new MatchStore(ports.sql, mode), mode);
  }

  load(): Loaded<K> | null {
    return this.ledger.load();
  }

  /** The stream of chance for the next public event. */
  chance({ about, head }: Loaded<K>): Chance {
    return chanceOf(() => keyOf(about), headOf(head.streams, head.state.seats).n + 1);
  }

  /** Does what is due at this time, and sets the alarm. Safe to run twice. `words`: null where they are not at hand. */
  settle(now: number, words: VersionedWords | null = null): Loaded<K> | null {
    let loaded = this.load();
    const before = loaded;
    // After a fault upon a fault.
    if (loaded !== null && this.#untold) this.#tellAll(loaded);
    for (let done = 0; loaded !== null && done < LONGEST_CHAIN; done++) {
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
      const turn = head.state.phase === "live" && head.state.game !== null ? this.mode.turn(head.state.game) : null;
      this.note("info", "deadline", { phase: head.state.phase, lateMs: now - due, events: events.map(({ type }) => type) }, turn);
      const all = [...events, ...this.#consequences(head.state, events, words, now)];
      loaded = this.step(loaded, { at: now, events: all, sought: (words?.tree ?? null) !== null });
    }
    // After a fault, what the alarm is set to is not known.
    if (loaded !== null && this.#armed === undefined) this.arm(loaded);
    // A silent connection is noticed by nobody else.
    if (loaded !== null && loaded !== before) this.tellPeople(loaded, now);
    return loaded;
  }

  /** Is what a deadline brings about seen whole only with the lexicon at hand. */
  get wantsWords(): boolean {
    const state = this.load()?.head.state;
    return state !== undefined && this.#mayEndByWords(state);
  }

  #mayEndByWords({ phase, game }: MatchState<K>): boolean {
    return phase === "live" && game !== null && this.mode.mayEndByWords(game);
  }

  #consequences(
    state: MatchState<K>,
    events: readonly MatchEvent<K>[],
    words: VersionedWords | null,
    now: number,
  ): readonly MatchEvent<K>[] {
    if (words === null || state.game === null) return [];
    const ofGame = events.filter((event): event is K["event"] => !isPhaseEvent<K>(event));
    return judgedBy(state, words, this.mode.consequences(state.game, ofGame, words, now), now);
  }

  /**
   * The alarm has the lexicon, and looks: whoever asked for it may have been forgotten with the memory that knew. Where it cannot be
   * had now the alarm comes again.
   */
  seekEnd(loaded: Loaded<K>, words: VersionedWords | null, now: number): Loaded<K> {
    const { state } = loaded.head;
    const seeks = this.#mayEndByWords(state);
    this.#seekAt = seeks && words === null ? now + backOff(this.#seeks++) : null;
    if (words !== null) this.#seeks = 0;
    if (!seeks || words === null || state.game === null) return loaded;
    const events = judgedBy(state, words, this.mode.endByWords(state.game, words, now), now);
    return events.length === 0 ? loaded : this.step(loaded, { at: now, events });
  }

  /** Tells everybody who is there, if it is news to them; a newcomer in any case. */
  tellPeople(loaded: Loaded<K>, now: number, newcomer?: Socket): void {
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

  /** Stores a step, tells everybody, sets the alarm. */
  step(loaded: Loaded<K>, step: Step<K>, advanced?: Advanced<K>): Loaded<K> {
    const { sockets } = this.ports;
    const nobodyAt = (): readonly Seat[] => absent(sockets, loaded.head.state.seats, step.at);
    const sent = this.ledger.append(loaded, step, nobodyAt, advanced);
    this.#untold = true;
    const after = this.#now();
    if (step.sought !== true && step.events.some((event) => !isPhaseEvent<K>(event)) && this.#mayEndByWords(after.head.state)) {
      this.#seekAt ??= this.ports.now();
    }
    this.arm(after);
    this.#noteCourse(after, step);
    sayToAll(this.ports.sockets, after.head.state.seats, sent, this.ports.now());
    this.#untold = false;
    if (this.#standsOtherwise(loaded.head.state, after.head.state)) {
      // Whoever has left with this step hears it too.
      for (const { player } of loaded.about.holders) this.#lookers.add(player);
      for (const { player } of after.about.holders) this.#lookers.add(player);
    }
    return after;
  }

  /** Everything that has been said leaves; whoever looks at a list comes after those who look at the match. */
  flush(): void {
    this.frames.flush();
    if (this.#lookers.size === 0) return;
    const players = [...this.#lookers];
    this.#lookers.clear();
    try {
      this.ports.herald?.changed(players);
    } catch (error) {
      // News may be lost; what it is about is done.
      this.note("warn", "players-untold", { error: String(error) });
    }
  }

  /** Would a list say something else of it: a new phase, a seat taken, another's turn. */
  #standsOtherwise(before: MatchState<K>, after: MatchState<K>): boolean {
    const turn = ({ game }: MatchState<K>): Seat | null => (game === null ? null : this.mode.turn(game));
    const taken = ({ taken }: MatchState<K>): number => taken.filter(Boolean).length;
    return before.phase !== after.phase || taken(before) !== taken(after) || turn(before) !== turn(after);
  }

  saveAbout(loaded: Loaded<K>, about: About<K>): Loaded<K> {
    this.ledger.saveAbout(loaded, about);
    return this.#now();
  }

  saveWork(loaded: Loaded<K>, work: Work): Loaded<K> {
    this.ledger.saveWork(loaded, work);
    return this.#now();
  }

  #now(): Loaded<K> {
    const loaded = this.load();
    if (loaded === null) throw new Error("a stored match is there");
    return loaded;
  }

  /**
   * Sets the one alarm to what comes first. While the alarm's own handler runs, the rest is done at once and counts only when that
   * is over; should it be cut short, the platform fires again.
   */
  arm(loaded: Loaded<K>): void {
    const { state, work } = loaded.head;
    this.armAt(earliest(dueAt(this.mode, state), ...(this.#handling ? [] : [this.#seekAt, outboxDue(work.outbox)])));
  }

  /**
   * Each setting is a row written, and deadlines move on with every play: an alarm that is set to something earlier stays, finds
   * nothing to do then, and is set to what comes first by that time. One whose time has come is not counted on: it has fired, or
   * is lost.
   */
  armAt(at: number | null): void {
    const now = this.ports.now();
    const wanted = at === null ? null : this.#notTheOneFiring(at);
    const armed = this.#armed;
    if (wanted === armed) return;
    if (wanted !== null && typeof armed === "number" && armed > now && armed < wanted) return;
    this.ports.alarm.set(wanted);
    this.#armed = wanted;
  }

  /** The platform forgets an alarm that its own handler sets to the very time that it fires for. */
  #notTheOneFiring(at: number): number {
    return at === this.#firing ? at + 1 : at;
  }

  /** The alarm goes off: nothing is set now. */
  fires(): void {
    this.#firing = this.#armed ?? null;
    this.#armed = null;
    this.#handling = true;
  }

  /** The outbox has been worked as far as it goes: what is left of it waits for the next alarm. */
  worked(): void {
    this.#handling = false;
  }

  fired(): void {
    this.#firing = null;
    this.#handling = false;
  }

  /** The platform says what its alarm is set to; undefined: it may be anything. */
  armedIs(at: number | null | undefined): void {
    this.#armed = at;
  }

  /** A fault is ours. What memory holds may be half a step: it is read again from the store. */
  fault(error: unknown, seat: Seat | null = null): void {
    const player = this.#playerAt(seat);
    this.ledger.forget();
    this.#armed = undefined;
    const trace = error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) };
    this.ports.journal.note("error", "fault", { seat, player, ...trace });
    this.#recover();
  }

  /** What had been stored before the fault has its alarm and is known to all, as far as that can be had now. */
  #recover(): void {
    try {
      const loaded = this.load();
      if (loaded === null) return;
      if (this.#untold) this.#tellAll(loaded);
      this.arm(loaded);
    } catch (error) {
      this.ports.journal.note("error", "not-recovered", { error: String(error) });
    }
  }

  /** Whatever of it they have heard: a snapshot tells all that is true now. */
  #tellAll(loaded: Loaded<K>): void {
    for (const { seat } of loaded.about.holders) {
      for (const socket of this.ports.sockets.of(seat)) saySnapshot(this.mode, socket, loaded, this.ports.now());
    }
    this.#untold = false;
  }

  /** A line of the log, with the player whose doing it is, if any. */
  note(level: Level, event: string, fields: Readonly<Record<string, unknown>> = {}, seat: Seat | null = null): void {
    this.ports.journal.note(level, event, { seat, player: this.#playerAt(seat), ...fields });
  }

  #playerAt(seat: Seat | null): string | null {
    const holders = this.ledger.known?.about.holders ?? [];
    return holders.find((holder) => holder.seat === seat)?.player ?? null;
  }

  /** What counters are made of: a line at the beginning, and one at the end with all that was done. */
  #noteCourse({ head }: Loaded<K>, { events }: Step<K>): void {
    for (const event of events) {
      if (isPhaseEvent<K>(event)) {
        if (event.type === "closed") this.note("info", "closed", { reason: event.reason });
        continue;
      }
      if (event.type === "started") this.note("info", "started");
      const outcome = this.mode.outcome(event);
      if (outcome !== null) this.note("info", "ended", { reason: outcome.reason, rows: head.row });
    }
  }
}

/** Where words have decided it, all learn by which version of the lexicon. */
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
const quiet = (journal: Journal): Journal => ({
  note(...line) {
    try {
      journal.note(...line);
    } catch {
      // There is nowhere to say so.
    }
  },
});

function earliest(...times: readonly (number | null)[]): number | null {
  const set = times.filter((time) => time !== null);
  return set.length === 0 ? null : Math.min(...set);
}

/** Is presence of any interest: until the match is over. */
export const isOpen = <K extends Kind>({ phase }: MatchState<K>): boolean => phase !== "over" && phase !== "closed";
