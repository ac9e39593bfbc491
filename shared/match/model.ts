/** A match: the phases around a game, and the log that both are folded from. */
import type { LobbyEvent, MatchView, NamesEvent } from "../protocol/match-view.types.ts";
import type { Format, LexiconId, RuleOptions } from "../rules/model.ts";
import type { Kind } from "./mode.types.ts";
import type { Turns } from "./turns/turns.types.ts";

/** Changes when the shape of `MatchState` does: a stored snapshot of another version is folded anew from the log. */
export const STATE_VERSION = 2;

/** A match with its whole game: the same fields by phase as in a view. `commit` is the hash of the seed (fair/commit.ts). */
export type MatchState<K extends Kind = Turns> = MatchView<K["game"], K["ruleset"]>;

/** What happens to a match outside the game. Seats, never players. */
export type PhaseEvent<K extends Kind = Turns> =
  | {
      readonly type: "opened";
      readonly at: number;
      readonly id: string;
      readonly ruleset: K["ruleset"];
      readonly lexicon: LexiconId;
      readonly lexiconVersion: string;
      readonly format: Format;
      readonly options: RuleOptions;
      readonly seats: number;
      readonly expiresAt: number;
      readonly commit?: string;
    }
  | LobbyEvent
  | NamesEvent;

export type MatchEvent<K extends Kind = Turns> = PhaseEvent<K> | K["event"];

const PHASE_EVENTS: Readonly<Record<PhaseEvent["type"], true>> = {
  opened: true,
  seated: true,
  vacated: true,
  ready: true,
  unready: true,
  names: true,
  countdown: true,
  "countdown-stopped": true,
  closed: true,
  "lexicon-changed": true,
};

/** Is it of a match in any mode, or of its game? Asked many times of every event. */
export const isPhaseType = (type: string): type is PhaseEvent["type"] => Object.hasOwn(PHASE_EVENTS, type);
export const isPhaseEvent = <K extends Kind>(event: MatchEvent<K>): event is PhaseEvent<K> => isPhaseType(event.type);

/** Presence matters until the match is over. */
export const isOpen = <K extends Kind>({ phase }: MatchState<K>): boolean => phase !== "over" && phase !== "closed";
