/** Judges a seat's command: the lobby's marks here, every other command in the mode (A-14, V-15). */
import type { OtherWireError } from "../../protocol/server-message.ts";
import type { Seat } from "../../rules/model.ts";
import type { Judging, Kind, Mode, Verdict } from "../mode.types.ts";
import { isPhaseEvent, type MatchEvent, type MatchState, type PhaseEvent } from "../model.ts";
import type { VersionedWords } from "../ports.ts";
import { COUNTDOWN_MS } from "../times.ts";

export const refused = (code: OtherWireError["code"]): Verdict<never> => ({ error: { code }, events: [] });

export function judge<K extends Kind>(
  mode: Mode<K>,
  state: MatchState<K>,
  seat: Seat,
  command: K["command"],
  judging: Judging,
): Verdict<K> {
  if (state.phase === "over" || state.phase === "closed") return refused("match-over");
  const { type } = command;
  if (isInLobby(state) && (type === "ready" || type === "unready")) {
    return { error: null, events: judgeMark(state, seat, type, judging) };
  }
  return mode.judge(state, seat, command, judging);
}

export const isInLobby = ({ phase }: Pick<MatchState, "phase">): boolean => phase === "lobby" || phase === "countdown";

/** A mark that is set already gives no event. */
function judgeMark<K extends Kind>(
  state: MatchState<K>,
  seat: Seat,
  type: "ready" | "unready",
  { now, countdownMs = COUNTDOWN_MS }: Judging,
): readonly PhaseEvent<K>[] {
  const marked = state.ready[seat] === true;
  if (marked === (type === "ready")) return [];
  if (type === "unready") return takenBack(state, seat, now);
  const last = state.ready.every((mark, other) => mark || other === seat);
  const marks: PhaseEvent<K>[] = [{ type: "ready", at: now, seat }];
  return last ? [...marks, { type: "countdown", at: now, startsAt: now + countdownMs }] : marks;
}

/** A seat takes Ready back or leaves: a countdown stops and clears both marks. */
export function takenBack<K extends Kind>(state: MatchState<K>, seat: Seat, now: number): readonly PhaseEvent<K>[] {
  if (state.phase === "countdown") return [{ type: "countdown-stopped", at: now }];
  if (state.phase === "lobby" && state.ready[seat] === true) return [{ type: "unready", at: now, seat }];
  return [];
}

/** The events that follow from those of a command, such as an end because no word can be laid (P-13). */
export function consequences<K extends Kind>(
  mode: Mode<K>,
  { phase, game }: MatchState<K>,
  events: readonly MatchEvent<K>[],
  words: VersionedWords,
  now: number,
): readonly K["event"][] {
  if (phase !== "live") return [];
  const ofGame = events.filter((event): event is K["event"] => !isPhaseEvent<K>(event));
  return mode.consequences(game, ofGame, words, now);
}
