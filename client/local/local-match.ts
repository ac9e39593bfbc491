/** A match hosted on this device: the rules judge here, and every action is on the shelf before it is on the screen. */
import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Position } from "../../shared/match/log/log.types.ts";
import { keyOf } from "../../shared/match/log/match.types.ts";
import type { MatchEvent } from "../../shared/match/model.ts";
import type { VersionedWords } from "../../shared/match/ports.ts";
import { commandStep, type Folded as FoldedEvents, folded, NO_WORDS, type StepFold } from "../../shared/match/step/command.ts";
import { advance, type Numbered as Told } from "../../shared/match/streams.ts";
import { turns } from "../../shared/match/turns/mode.ts";
import type { Turns } from "../../shared/match/turns/turns.types.ts";
import { evolveMatchView, viewMatch } from "../../shared/match/view.ts";
import type { MatchView, StreamEvent } from "../../shared/protocol/match-view.types.ts";
import { type GameView, viewFor } from "../../shared/rules/index.ts";
import type { Command, Seat } from "../../shared/rules/model.ts";
import type { Outcome } from "../match/connection/commands.ts";
import type { Numbered } from "../match/connection/log.ts";
import type { MatchSource, Seated } from "../match/source.types.ts";
import { aboutOf, deviceLog, NO_WORK, readable } from "./device-log.ts";
import type { Kept, Shelf } from "./shelf.ts";
import { OWN_SEAT, type Terms } from "./terms.ts";

export interface LocalPorts {
  readonly now: () => number;
  readonly shelf: Pick<Shelf, "append" | "keeps" | "open" | "put" | "settle">;
  /**
   * The lexicon of that version, or where it cannot be had any more, of the newest; waits as long as it takes. Null: the match
   * was put away meanwhile.
   */
  readonly words: () => Promise<VersionedWords | null>;
  readonly nameOf: (seat: Seat) => string;
  /** Tells other pages that the match has gone on. */
  readonly tell: () => void;
}

export interface LocalMatch extends MatchSource {
  readonly terms: Terms;
  /** The game as its seat on turn sees it, as it stands at this moment. */
  seatOnTurn(): { readonly seat: Seat; readonly view: GameView } | null;
  /** For a seat that the device moves itself. */
  act(seat: Seat, command: Command): Promise<Outcome>;
  /**
   * All of them, with nothing of another page in between. "stale": the seat is not as it was when it was thought of, or another page
   * was first; what had been done stays done.
   */
  actAll(seat: Seat, commands: readonly Command[], about: ActAll): Promise<Outcome>;
  /** Another page has gone on with the match: what it did is taken over. */
  catchUp(): Promise<void>;
  /** False: the device does not take it, so that it is gone with the page. */
  readonly kept: ReadonlySignal<boolean>;
  /** Asks the device once more. */
  settle(): Promise<void>;
  /** Called after every step. */
  onStep(run: () => void): () => void;
}

export interface ActAll {
  /** As its seat saw it. */
  readonly thoughtOf: GameView;
  /** False: no more of them. */
  readonly goesOn: () => boolean;
}

/** What is folded from the log. */
interface Folded extends StepFold<Turns> {
  readonly position: Position;
  readonly log: readonly MatchEvent[];
}

export function hostMatch({ head, events }: Kept, ports: LocalPorts): LocalMatch {
  const { id, terms } = head;
  const about = aboutOf(head, events);
  const bytes = keyOf(about);
  const key = () => bytes;
  const log = deviceLog(ports.shelf, id, terms);
  const begun = advance(turns, null, [], readable(events));
  let now: Folded = { state: begun.state, streams: begun.streams, position: events.length, log: events };
  /** The stream of each seat, from its first event. */
  const streams: readonly Numbered[][] = begun.sent.map(ofTurns);

  /** With two racks the player sits where the turn is. */
  const ownSeat = ({ state }: Folded): Seat => (terms.against.kind === "oneself" ? (state.game?.turn ?? OWN_SEAT) : OWN_SEAT);

  const you = signal<Seat | null>(ownSeat(now));
  const match = signal<MatchView | null>(viewMatch(turns, now.state, ownSeat(now)));
  const history = signal<readonly Numbered[]>([...(streams[ownSeat(now)] ?? [])]);
  const kept = signal(ports.shelf.keeps(id));
  const unanswered = signal<readonly Command[]>([]);
  const people: ReadonlySignal<readonly Seated[]> = computed(() =>
    Array.from({ length: now.state.seats }, (_, seat) => ({
      seat,
      name: ports.nameOf(seat),
      ...(terms.against.kind === "oneself" ? { byName: true } : {}),
      ...(terms.against.kind === "bots" && seat !== OWN_SEAT ? { level: terms.against.level } : {}),
    })),
  );
  const listeners = new Set<(event: StreamEvent, match: MatchView) => void>();
  const steppers = new Set<() => void>();
  /** One thing at a time. */
  let queue: Promise<unknown> = Promise.resolve();

  function show(fresh: FoldedEvents<Turns>): void {
    const { state, streams: heads, sent, events: more } = fresh;
    const log = [...now.log, ...more];
    now = { state, streams: heads, position: log.length, log };
    for (const [seat, events] of sent.entries()) streams[seat]?.push(...ofTurns(events));
    const seat = you.peek() ?? OWN_SEAT;
    for (const { event } of ofTurns(sent[seat] ?? [])) {
      const before = match.peek();
      if (before === null) continue;
      const after = evolveMatchView(before, event);
      match.value = after;
      for (const listen of [...listeners]) listen(event, after);
    }
    const next = ownSeat(now);
    batch(() => {
      history.value = [...(streams[next] ?? [])];
      if (next === seat) return;
      you.value = next;
      match.value = viewMatch(turns, now.state, next);
    });
    for (const run of [...steppers]) run();
  }

  /** False: there is nothing new. */
  async function catchUp(): Promise<boolean> {
    const all = (await log.history()).flat();
    const fresh = all.slice(now.position);
    if (fresh.length === 0) return false;
    show(folded(turns, now, fresh));
    return true;
  }

  /** Stores a step, then shows it. False: another page was first, and what it did is shown instead. */
  async function store(step: FoldedEvents<Turns>): Promise<boolean> {
    const at = ports.now();
    const { events: fresh, state } = step;
    const head = { state, streams: step.streams, commandsThisTurn: [], work: NO_WORK };
    const stored = await log.append(now.position, { at, events: fresh, command: null }, { head });
    if (stored === "behind") {
      if (await catchUp()) return false;
      // What the device holds cannot be read, or is less than this page has: it is put there whole.
      await log.create(about, { at, events: [...now.log, ...fresh], command: null }, head);
    }
    kept.value = ports.shelf.keeps(id);
    show(step);
    ports.tell();
    return true;
  }

  async function judged(seat: Seat, command: Command): Promise<Outcome> {
    const words = turns.wordsFor(now.state, command) === "none" ? NO_WORDS : await ports.words();
    if (words === null) return refused("try-again");
    const { error, lexicon, effect } = commandStep(turns, now, { key, seat, command, words, now: ports.now() });
    for (const step of [lexicon, effect]) if (step !== null && !(await store(step))) return refused("stale");
    return error === null ? { ok: true } : { ok: false, error };
  }

  function act(seat: Seat, command: Command): Promise<Outcome> {
    const done = queue.then(() => judged(seat, command));
    queue = done.catch(() => {});
    return done;
  }

  /** The same turn, and nothing bought, sold, drawn or refused in it; what others buy meanwhile is no matter. */
  function isAsThought(seat: Seat, { turnNumber, own }: GameView): boolean {
    const { phase, game } = now.state;
    if (phase !== "live" || game.turn !== seat || game.turnNumber !== turnNumber) return false;
    return JSON.stringify(viewFor(game, seat).own) === JSON.stringify(own);
  }

  async function judgedAll(seat: Seat, commands: readonly Command[], { thoughtOf, goesOn }: ActAll): Promise<Outcome> {
    await catchUp();
    if (!isAsThought(seat, thoughtOf)) return refused("stale");
    for (const command of commands) {
      const outcome = goesOn() ? await judged(seat, command) : refused("stale");
      if (!outcome.ok) return outcome;
    }
    return { ok: true };
  }

  function actAll(seat: Seat, commands: readonly Command[], about: ActAll): Promise<Outcome> {
    const done = queue.then(() => judgedAll(seat, commands, about));
    queue = done.catch(() => {});
    return done;
  }

  return {
    hosted: "device",
    terms,
    match,
    you,
    people,
    unanswered,
    history,
    serverNow: ports.now,
    async send(command) {
      unanswered.value = [...unanswered.value, command];
      try {
        return await act(you.peek() ?? OWN_SEAT, command);
      } finally {
        unanswered.value = unanswered.value.filter((each) => each !== command);
      }
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    askHistory() {},
    seatOnTurn() {
      const { game, phase } = now.state;
      return phase !== "live" ? null : { seat: game.turn, view: viewFor(game, game.turn) };
    },
    act,
    actAll,
    kept,
    async settle() {
      const done = queue.then(async () => {
        kept.value = await ports.shelf.settle(id);
      });
      queue = done.catch(() => {});
      await done;
    },
    async catchUp() {
      const done = queue.then(catchUp);
      queue = done.catch(() => {});
      await done;
    },
    onStep(run) {
      steppers.add(run);
      return () => steppers.delete(run);
    },
  };
}

/** Around a game on one device nothing is agreed on. */
const ofTurns = (told: readonly Told[]): Numbered[] =>
  told.flatMap(({ n, event }) => (event.type === "names" ? [] : [{ n, event }]));

const refused = (code: "stale" | "try-again"): Outcome => ({ ok: false, error: { code } });
