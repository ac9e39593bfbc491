/** What a seat may ask of a match: the lobby's marks here, all else by the rules (A-14, V-15). */
import type { MatchCommand } from "../protocol/client-message.ts";
import type { WireError } from "../protocol/server-message.ts";
import { decide } from "../rules/index.ts";
import type { Chance, Seat, WordList } from "../rules/model.ts";
import type { MatchEvent, MatchState } from "./model.ts";
import { COUNTDOWN_MS } from "./times.ts";

export interface Judging {
  readonly now: number;
  readonly words: WordList;
  readonly chance: Chance;
}

/** What follows from a command. A refusal may have events of its own, where refused words are counted (C-12). */
export interface Verdict {
  readonly error: WireError | null;
  readonly events: readonly MatchEvent[];
}

const refused = (code: WireError["code"]): Verdict => ({ error: { code }, events: [] });
const done = (events: readonly MatchEvent[]): Verdict => ({ error: null, events });

export function judge(state: MatchState, seat: Seat, command: MatchCommand, context: Judging): Verdict {
  if (state.phase === "over" || state.phase === "closed") return refused("match-over");
  if (command.type === "ready" || command.type === "unready") return judgeMark(state, seat, command.type, context.now);
  if (state.phase !== "live" || state.game === null) return refused("not-allowed");
  return decide(state.game, seat, command, context);
}

/** A mark that stands already needs nothing. */
function judgeMark(state: MatchState, seat: Seat, type: "ready" | "unready", now: number): Verdict {
  if (state.phase !== "lobby" && state.phase !== "countdown") return refused("not-allowed");
  const marked = state.ready[seat] === true;
  if (marked === (type === "ready")) return done([]);
  if (type === "unready") return done(takenBack(state, seat, now));
  const last = state.ready.every((mark, other) => mark || other === seat);
  const marks: MatchEvent[] = [{ type: "ready", at: now, seat }];
  return done(last ? [...marks, { type: "countdown", at: now, startsAt: now + COUNTDOWN_MS }] : marks);
}

/** Ready is taken back, or the seat has left: a countdown stops and clears both marks. */
export function takenBack(state: MatchState, seat: Seat, now: number): readonly MatchEvent[] {
  if (state.phase === "countdown") return [{ type: "countdown-stopped", at: now }];
  if (state.phase === "lobby" && state.ready[seat] === true) return [{ type: "unready", at: now, seat }];
  return [];
}

/** Commands that change nothing about whose turn it is, and are not refused for a clock that ran out. */
export const needsNoTurn = (command: MatchCommand): boolean =>
  command.type === "buy" || command.type === "sell" || command.type === "resign";
