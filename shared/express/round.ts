/** How a round comes out, and what follows from it: points, who has left, and whether the match is over. */
import type { RackTile, Seat } from "../rules/model.ts";
import { accountHalf } from "./account.ts";
import { evolve } from "./evolve.ts";
import { IDLE_ROUNDS, POINTLESS_ROUNDS, WINS_AT } from "./rules.ts";
import type { ExpressEvent, ExpressState, SeatState } from "./state.types.ts";
import type {
  ExpressEndReason,
  ExpressResult,
  ExpressStats,
  HalfOutcome,
  HalfTile,
  Prizes,
  RoundEnd,
  RoundOutcome,
} from "./view.types.ts";

/** Seats that still play. */
export const playing = ({ seats }: ExpressState): readonly Seat[] => [...seats.keys()].filter((seat) => !seats[seat]?.left);

/** The round ends, with everything that this brings about. `prizes`: are there any, or do the points stand as they are. */
export function endRound(state: ExpressState, end: RoundEnd, by: Seat | null, now: number): readonly ExpressEvent[] {
  const outcome = outcomeOf(state, end, by);
  const points = state.seats.map((seat, index) => seat.points + prizesOf(outcome.prizes, index));
  const stats = state.seats.map((seat, index) => statsWith(seat.stats, outcome, index));
  const over: ExpressEvent = { type: "round-over", at: now, outcome, points, stats, until: now + state.pauseMs };
  if (end === "left") return [over];
  return [over, ...afterRound(evolve(state, over), now)];
}

function afterRound(state: ExpressState, now: number): readonly ExpressEvent[] {
  if (state.seats.some(({ left, points }) => !left && points >= WINS_AT)) return [ended(state, "points", now)];
  const gone = playing(state).filter((seat) => (state.seats[seat]?.idle ?? 0) >= IDLE_ROUNDS);
  const left = gone.map((seat): ExpressEvent => ({ type: "left", at: now, seat, reason: "inactivity" }));
  const after = left.reduce<ExpressState>(evolve, state);
  if (playing(after).length < 2) return [...left, ended(after, "inactivity", now)];
  return state.pointless >= POINTLESS_ROUNDS ? [...left, ended(after, "no-points", now)] : left;
}

/** Of those who still play, the one with most points has won; equals share the win, and where nobody plays any more, all are looked at. */
export function ended(state: ExpressState, reason: ExpressEndReason, now: number): ExpressEvent {
  const final = state.seats.map(({ points }) => points);
  const there = playing(state);
  const able = there.length > 0 ? there : [...final.keys()];
  const most = Math.max(...able.map((seat) => final[seat] ?? 0));
  const best = able.filter((seat) => final[seat] === most);
  const [only] = best;
  const winner = best.length === 1 && only !== undefined ? only : best;
  return { type: "ended", at: now, result: { reason, winner, final } satisfies ExpressResult };
}

function outcomeOf(state: ExpressState, end: RoundEnd, by: Seat | null): RoundOutcome {
  const halves = playing(state).flatMap((seat) => {
    const there = state.seats[seat];
    return there === undefined ? [] : [halfOf(seat, there)];
  });
  return { round: state.round, end, by, halves, prizes: end === "left" ? NO_PRIZES : prizesFor(halves) };
}

function halfOf(seat: Seat, { tiles, held, invalid }: SeatState): HalfOutcome {
  const unknown = new Set(invalid);
  const { words, counted } = accountHalf(tiles, (word) => !unknown.has(word));
  return { seat, tiles, loose: looseOf(held, tiles), words, counted };
}

/** What is drawn and not laid, in the order in which it was drawn; of equal letters the first ones lie. */
export function looseOf(held: readonly RackTile[], tiles: readonly HalfTile[]): readonly RackTile[] {
  const laid = new Map<RackTile, number>();
  for (const tile of tiles) laid.set(rackTileOf(tile), (laid.get(rackTileOf(tile)) ?? 0) + 1);
  return held.filter((tile) => {
    const left = laid.get(tile) ?? 0;
    laid.set(tile, left - 1);
    return left <= 0;
  });
}

export const rackTileOf = ({ letter, from }: HalfTile): RackTile => (from === "blank" ? "?" : letter);

const NO_PRIZES: Prizes = { words: [], longest: [], letters: [] };

function prizesFor(halves: readonly HalfOutcome[]): Prizes {
  const best = (of: keyof HalfOutcome["counted"]): readonly Seat[] => {
    const most = Math.max(0, ...halves.map(({ counted }) => counted[of]));
    return most === 0 ? [] : halves.filter(({ counted }) => counted[of] === most).map(({ seat }) => seat);
  };
  return { words: best("words"), longest: best("longest"), letters: best("letters") };
}

const prizesOf = ({ words, longest, letters }: Prizes, seat: Seat): number =>
  [words, longest, letters].filter((seats) => seats.includes(seat)).length;

function statsWith(stats: ExpressStats, { halves, end, by }: RoundOutcome, seat: Seat): ExpressStats {
  const half = halves.find((one) => one.seat === seat);
  if (half === undefined || end === "left") return stats;
  const longest = half.words.filter(({ counts }) => counts).find(({ squares }) => squares.length === half.counted.longest);
  const longer = longest !== undefined && longest.squares.length > [...(stats.longestWord ?? "")].length;
  return {
    words: stats.words + half.counted.words,
    longestWord: longer ? longest.word : stats.longestWord,
    letters: stats.letters + half.counted.letters,
    filled: stats.filled + (by === seat ? 1 : 0),
  };
}
