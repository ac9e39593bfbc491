/** Express (P-20) for the match service: everybody plays whenever they like. */
import { clockRanOut, decide, evolve, isTurnEvent, viewEvent, viewFor } from "../../express/index.ts";
import { readExpressMessage } from "../../protocol/express.ts";
import { OLDEST_AT_ONCE } from "../../protocol/version.ts";
import { AT_ONCE_IDS } from "../../rules/model.ts";
import type { Mode } from "../mode.types.ts";
import { refused } from "../step/judge.ts";
import type { AtOnce } from "./at-once.types.ts";
import { cardFor } from "./card.ts";
import { agreeOnNames } from "./names.ts";
import { seatsOf, startGame } from "./start.ts";
import { isStoredEvent, isStoredGame } from "./stored.ts";

export const atOnce: Mode<AtOnce> = {
  // A round lasts ten minutes, and a quick player lays or moves about a letter a second.
  maxCommands: (phase) => (phase === "live" ? 800 : 50),
  oldest: OLDEST_AT_ONCE,
  alsoWordsOf: "en",

  plays: (ruleset): ruleset is AtOnce["ruleset"] => AT_ONCE_IDS.some((id) => id === ruleset),
  seats: (_, options) => seatsOf(options),
  start: startGame,
  evolve,
  view: viewFor,
  viewEvent,
  isTurn: isTurnEvent,

  isStoredGame,
  isStoredEvent,

  read: readExpressMessage,
  wordsFor: (_, { type }) => (type === "arrange" ? "needed" : "none"),
  judge(state, seat, command, judging) {
    if (command.type === "names") return agreeOnNames(state, seat, command.names, judging.now);
    return state.phase === "live" ? decide(state.game, seat, command, judging) : refused("not-allowed");
  },
  consequences: () => [],
  mayEndByWords: () => false,
  endByWords: () => [],
  // These commands concern the match, or the pause that the clock has begun.
  needsNoTurn: ({ type }) => type === "resign" || type === "ready" || type === "unready",

  began: () => null,
  turn: () => null,
  // An arrangement that arrives exactly when the round ends is in time. The next round begins exactly at its time.
  deadline: ({ stage, until }) => (until === null || stage === "playing" ? until : until - 1),
  clockRanOut: (game, now, _away, _about, chance) => clockRanOut(game, now, chance),

  card: cardFor,
  outcome: (event) => (event.type === "ended" ? event.result : null),
};
