/** A match hosted on this device: the rules judge here, and every action is on the shelf before it is on the screen. */
import { hexToBytes } from "@noble/hashes/utils.js";
import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { chanceOf } from "../../shared/match/chance.ts";
import { consequences, judge } from "../../shared/match/commands.ts";
import type { MatchEvent, MatchState } from "../../shared/match/model.ts";
import type { VersionedWords } from "../../shared/match/ports.ts";
import { advance, headOf, type StreamHead, type Numbered as Told } from "../../shared/match/streams.ts";
import { turns } from "../../shared/match/turns/mode.ts";
import { evolveMatchView, viewMatch } from "../../shared/match/view.ts";
import type { MatchView, StreamEvent } from "../../shared/protocol/match-view.types.ts";
import { type GameView, viewFor } from "../../shared/rules/index.ts";
import type { Command, Seat } from "../../shared/rules/model.ts";
import type { Outcome } from "../match/connection/commands.ts";
import type { Numbered } from "../match/connection/log.ts";
import type { MatchSource, Seated } from "../match/source.types.ts";
import { changeOf } from "./begin.ts";
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
interface Folded {
  readonly state: MatchState;
  readonly streams: readonly StreamHead[];
  readonly log: readonly MatchEvent[];
}

const NO_WORDS: VersionedWords = { list: { has: () => false }, tree: null, version: "" };

export function hostMatch({ head, events }: Kept, ports: LocalPorts): LocalMatch {
  const { id, terms } = head;
  const key = hexToBytes(head.key);
  const begun = advance(turns, null, [], events);
  let now: Folded = { state: begun.state, streams: begun.streams, log: events };
  /** Of each seat, from its first event. */
  const told: readonly Numbered[][] = begun.sent.map(ofTurns);

  /** With two racks the player sits where the turn is. */
  const ownSeat = ({ state }: Folded): Seat => (terms.against.kind === "oneself" ? (state.game?.turn ?? OWN_SEAT) : OWN_SEAT);

  const you = signal<Seat | null>(ownSeat(now));
  const match = signal<MatchView | null>(viewMatch(turns, now.state, ownSeat(now)));
  const history = signal<readonly Numbered[]>([...(told[ownSeat(now)] ?? [])]);
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
  const hearers = new Set<(event: StreamEvent, match: MatchView) => void>();
  const steppers = new Set<() => void>();
  /** One thing at a time. */
  let queue: Promise<unknown> = Promise.resolve();

  function take(fresh: readonly MatchEvent[]): void {
    const advanced = advance(turns, now.state, now.streams, fresh);
    now = { state: advanced.state, streams: advanced.streams, log: [...now.log, ...fresh] };
    for (const [seat, sent] of advanced.sent.entries()) told[seat]?.push(...ofTurns(sent));
    const seat = you.peek() ?? OWN_SEAT;
    for (const { event } of ofTurns(advanced.sent[seat] ?? [])) {
      const before = match.peek();
      if (before === null) continue;
      const after = evolveMatchView(before, event);
      match.value = after;
      for (const hear of [...hearers]) hear(event, after);
    }
    const next = ownSeat(now);
    batch(() => {
      history.value = [...(told[next] ?? [])];
      if (next === seat) return;
      you.value = next;
      match.value = viewMatch(turns, now.state, next);
    });
    for (const run of [...steppers]) run();
  }

  /** False: there is nothing new. */
  async function catchUp(): Promise<boolean> {
    const kept = await ports.shelf.open(id);
    const known = now.log.length;
    if (kept === null || kept.events.length <= known) return false;
    take(kept.events.slice(known));
    return true;
  }

  /** Keeps events, then shows them. False: another page was first, and what it did is shown instead. */
  async function step(fresh: readonly MatchEvent[]): Promise<boolean> {
    const after = advance(turns, now.state, now.streams, fresh);
    const change = changeOf(after.state, ports.now());
    const done = await ports.shelf.append(id, now.log.length, fresh, change);
    if (done === "behind" && (await catchUp())) return false;
    // What lies there and cannot be read, or is less than this page has, is of no use to anybody.
    if (done !== "kept") {
      const all = [...now.log, ...fresh];
      await ports.shelf.put({ head: { ...head, ...change, events: all.length }, events: all });
    }
    kept.value = ports.shelf.keeps(id);
    take(fresh);
    ports.tell();
    return true;
  }

  async function judged(seat: Seat, command: Command): Promise<Outcome> {
    const needsWords = turns.wordsFor(now.state, command) !== "none";
    const words = needsWords ? await ports.words() : NO_WORDS;
    if (words === null) return refused("try-again");
    if (needsWords && words.version !== now.state.lexiconVersion) {
      if (!(await step([{ type: "lexicon-changed", at: ports.now(), version: words.version }]))) return refused("stale");
    }
    const at = ports.now();
    const { state, streams } = now;
    const chance = chanceOf(() => key, headOf(streams, state.seats).n + 1);
    const verdict = judge(turns, state, seat, command, { now: at, words: words.list, chance });
    const fresh = [...verdict.events, ...consequences(turns, state, verdict.events, words, at)];
    if (fresh.length > 0 && !(await step(fresh))) return refused("stale");
    return verdict.error === null ? { ok: true } : { ok: false, error: verdict.error };
  }

  function act(seat: Seat, command: Command): Promise<Outcome> {
    const done = queue.then(() => judged(seat, command));
    queue = done.catch(() => {});
    return done;
  }

  /** The same turn, and nothing bought, sold, drawn or refused in it; what others buy meanwhile is no matter. */
  function isAsThought(seat: Seat, { turnNumber, own }: GameView): boolean {
    const { game } = now.state;
    if (game === null || game.turn !== seat || game.turnNumber !== turnNumber) return false;
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
    listen(hear) {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    askHistory() {},
    seatOnTurn() {
      const { game, phase } = now.state;
      return phase !== "live" || game === null ? null : { seat: game.turn, view: viewFor(game, game.turn) };
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
