/** What the events around a game do to a match: the same to the state of the server and to the view of a client. */
import type { BegunMatch, LiveMatch, LobbyEvent, MatchView, NamesEvent } from "../protocol/match-view.types.ts";
import type { Seat } from "../rules/model.ts";

/** True once the match has a game. */
export const hasBegun = <Game, Ruleset>(match: MatchView<Game, Ruleset>): match is BegunMatch<Game, Ruleset> =>
  match.phase === "live" || match.phase === "over";

export const begun = <Game, Ruleset>(match: MatchView<Game, Ruleset>, game: Game): LiveMatch<Game, Ruleset> => ({
  ...match,
  phase: "live",
  startsAt: null,
  expiresAt: null,
  reason: null,
  game,
});

/** Throws for an event that cannot happen in the phase: a log or a stream with such an event is broken. */
export function evolvePhase<Game, Ruleset>(
  match: MatchView<Game, Ruleset>,
  event: LobbyEvent | NamesEvent,
): MatchView<Game, Ruleset> {
  switch (event.type) {
    case "seated": {
      if (match.phase !== "open") throw outOfPlace(event, match);
      const taken = withSeat(match.taken, event.seat, true);
      const { expiresAt } = event;
      // The last seat of a Blitz match opens its lobby.
      if (match.format === "blitz" && expiresAt !== null && taken.every(Boolean)) {
        return { ...match, taken, phase: "lobby", expiresAt };
      }
      return { ...match, taken, expiresAt };
    }
    case "vacated":
      return { ...match, taken: withSeat(match.taken, event.seat, false) };
    case "ready":
    case "unready":
      return { ...match, ready: withSeat(match.ready, event.seat, event.type === "ready") };
    case "names":
      return { ...match, options: { ...match.options, names: event.names }, ready: cleared(match.ready) };
    case "countdown":
      if (match.phase !== "lobby") throw outOfPlace(event, match);
      return { ...match, phase: "countdown", startsAt: event.startsAt };
    case "countdown-stopped":
      if (match.phase !== "countdown") throw outOfPlace(event, match);
      return { ...match, phase: "lobby", startsAt: null, ready: cleared(match.ready) };
    case "closed":
      if (hasBegun(match)) throw outOfPlace(event, match);
      return { ...match, phase: "closed", startsAt: null, reason: event.reason };
    case "lexicon-changed":
      return { ...match, lexiconVersion: event.version };
  }
}

export const outOfPlace = ({ type }: { readonly type: string }, { phase }: Pick<MatchView, "phase">): Error =>
  new Error(`"${type}" cannot happen in a match that is ${phase}`);

const withSeat = (marks: readonly boolean[], seat: Seat, mark: boolean): readonly boolean[] =>
  marks.map((old, index) => (index === seat ? mark : old));

const cleared = (marks: readonly boolean[]): readonly boolean[] => marks.map(() => false);
