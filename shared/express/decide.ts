/** What a seat may do in an Express game, and what follows (P-20). A refusal changes nothing and says what is wrong. */
import { alphabetOf } from "../rules/lexicons.ts";
import type { Chance, RackTile, RuleErrorCode, Seat, WordList } from "../rules/model.ts";
import { accountHalf } from "./account.ts";
import { evolve } from "./evolve.ts";
import { isOnHalf, readHalf } from "./half.ts";
import { ended, endRound, playing, rackTileOf } from "./round.ts";
import { CALLED_MS, FILLS, MOST_HELD } from "./rules.ts";
import { nextRound } from "./set-up.ts";
import type { ExpressEvent, ExpressState, SeatState } from "./state.types.ts";
import type { HalfTile } from "./view.types.ts";

export type Command =
  | { readonly type: "draw" }
  | { readonly type: "arrange"; readonly revision: number; readonly tiles: readonly HalfTile[] }
  | { readonly type: "done" | "undone" | "ready" | "unready" | "resign" };

export interface Refusal {
  readonly code:
    | Extract<
        RuleErrorCode,
        "match-over" | "not-allowed" | "not-held" | "outside-board" | "square-taken" | "bad-letter" | "bag-empty"
      >
    | "half-full"
    | "hand-full"
    | "stale";
  /** The square or letter that is at fault, where one is. */
  readonly at?: string;
}

export interface Decision {
  readonly error: Refusal | null;
  readonly events: readonly ExpressEvent[];
}

const refused = (code: Refusal["code"], at?: string): Decision => ({
  error: at === undefined ? { code } : { code, at },
  events: [],
});
const done = (...events: readonly ExpressEvent[]): Decision => ({ error: null, events });

export function decide(
  state: ExpressState,
  seat: Seat,
  command: Command,
  { now, words }: { readonly now: number; readonly words: WordList },
): Decision {
  const own = state.seats[seat];
  if (state.stage === "over") return refused("match-over");
  if (own === undefined || own.left) return refused("not-allowed");
  switch (command.type) {
    case "resign":
      return done(...leave(state, seat, now));
    case "draw":
    case "arrange":
      if (state.stage !== "playing" || own.done) return refused("not-allowed");
      return command.type === "draw" ? draw(state, seat, own, now) : arrange(state, seat, own, command, words, now);
    case "done":
    case "undone":
      return state.stage === "playing" ? mark(state, seat, own, command.type === "done", now) : refused("not-allowed");
    case "ready":
    case "unready":
      // Once all players are ready the next round is about to begin.
      if (state.stage !== "shown" || allDone(state)) return refused("not-allowed");
      return mark(state, seat, own, command.type === "ready", now);
  }
}

/** What follows when the time of a round or of a pause is up. */
export function clockRanOut(state: ExpressState, now: number, chance: Chance): readonly ExpressEvent[] {
  switch (state.stage) {
    case "playing":
      return endRound(state, "time", null, now);
    case "shown":
      return [nextRound(state, now, chance)];
    case "over":
      return [];
  }
}

function draw({ bag }: ExpressState, seat: Seat, { held }: SeatState, now: number): Decision {
  const [tile] = bag;
  if (held.length >= MOST_HELD) return refused("hand-full");
  return tile === undefined ? refused("bag-empty") : done({ type: "drew", at: now, seat, tile });
}

function arrange(
  state: ExpressState,
  seat: Seat,
  own: SeatState,
  { revision, tiles }: Extract<Command, { readonly type: "arrange" }>,
  words: WordList,
  now: number,
): Decision {
  if (revision <= own.revision) return refused("stale");
  const wrong = wrongIn(state, own.held, tiles);
  if (wrong !== null) return { error: wrong, events: [] };
  const names = new Set(state.names);
  const isValid = (word: string): boolean => words.has(word) || names.has(word);
  const invalid = [...new Set(readHalf(tiles).runs.map(({ word }) => word))].filter((word) => !isValid(word));
  const arranged: ExpressEvent = { type: "arranged", at: now, seat, revision, tiles, invalid };
  if (invalid.length > 0 || !accountHalf(tiles, () => true).filled) return done(arranged);
  return done(arranged, ...endRound(evolve(state, arranged), "filled", seat, now));
}

/** Each letter must lie on a square of the half, one letter a square, and the seat must have drawn it. */
function wrongIn({ lexicon }: ExpressState, held: readonly RackTile[], tiles: readonly HalfTile[]): Refusal | null {
  if (tiles.length > FILLS) return { code: "half-full" };
  const taken = new Set<string>();
  const left = new Map<RackTile, number>();
  for (const tile of held) left.set(tile, (left.get(tile) ?? 0) + 1);
  for (const tile of tiles) {
    const { at, letter } = tile;
    if (!isOnHalf(at)) return { code: "outside-board", at };
    if (taken.has(at)) return { code: "square-taken", at };
    if (!alphabetOf(lexicon).includes(letter)) return { code: "bad-letter", at };
    const there = left.get(rackTileOf(tile)) ?? 0;
    if (there === 0) return { code: "not-held", at };
    taken.add(at);
    left.set(rackTileOf(tile), there - 1);
  }
  return null;
}

/** A mark that is set already changes nothing. */
function mark(state: ExpressState, seat: Seat, own: SeatState, marked: boolean, now: number): Decision {
  if (own.done === marked) return done();
  const event: ExpressEvent = { type: "done", at: now, seat, done: marked };
  return done(event, ...whenAllAreDone(evolve(state, event), now));
}

const allDone = (state: ExpressState): boolean => playing(state).every((seat) => state.seats[seat]?.done);

/** The round is over; or, between rounds, the next one begins sooner. */
function whenAllAreDone(state: ExpressState, now: number): readonly ExpressEvent[] {
  if (!allDone(state)) return [];
  if (state.stage === "playing") return endRound(state, "done", null, now);
  const until = now + CALLED_MS;
  return state.until === null || state.until <= until ? [] : [{ type: "called", at: now, until }];
}

/** The last seat left wins. The halves are shown, and the points stand as they are. */
function leave(state: ExpressState, seat: Seat, now: number): readonly ExpressEvent[] {
  const left: ExpressEvent = { type: "left", at: now, seat, reason: "resigned" };
  const after = evolve(state, left);
  if (playing(after).length >= 2) return [left, ...whenAllAreDone(after, now)];
  const shown = state.stage === "playing" ? endRound(state, "left", null, now) : [];
  return [...shown, left, ended(after, "resigned", now)];
}
