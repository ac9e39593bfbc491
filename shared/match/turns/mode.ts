/** The rule sets of shared/rules, for the match service: one seat's turn after the other's. */
import { readClientMessage } from "../../protocol/client-message.ts";
import { OLDEST_PROTOCOL } from "../../protocol/version.ts";
import {
  clockRanOut,
  deadline,
  decide,
  evolve,
  isTurnEvent,
  RULESET_IDS,
  rulesOf,
  viewEvent,
  viewFor,
} from "../../rules/index.ts";
import type { Mode } from "../mode.types.ts";
import { refused } from "../step/judge.ts";
import { endIfBlocked, mayBeBlocked, whereBlocked } from "./blocked.ts";
import { cardFor } from "./card.ts";
import { startGame } from "./start.ts";
import { isStoredEvent, isStoredGame } from "./stored.ts";
import type { Turns } from "./turns.types.ts";

export const turns: Mode<Turns> = {
  maxCommands: () => 50,
  oldest: OLDEST_PROTOCOL,
  alsoWordsOf: null,

  plays: (ruleset): ruleset is Turns["ruleset"] => RULESET_IDS.some((id) => id === ruleset),
  seats: (ruleset, options) => options.players ?? rulesOf(ruleset).seats,
  start: startGame,
  evolve,
  view: viewFor,
  viewEvent,
  isTurn: isTurnEvent,

  isStoredGame,
  isStoredEvent,

  read: readClientMessage,
  // A command that lays no word does not wait for a lexicon that cannot be had.
  wordsFor: ({ phase, game }, command) =>
    command.type === "play" ? "needed" : phase === "live" && mayBeBlocked(game) ? "wanted" : "none",
  judge(state, seat, command, judging) {
    if (command.type === "ready" || command.type === "unready" || state.phase !== "live") return refused("not-allowed");
    return decide(state.game, seat, command, judging);
  },
  consequences: endIfBlocked,
  mayEndByWords: mayBeBlocked,
  endByWords: whereBlocked,
  needsNoTurn: ({ type }) => type === "buy" || type === "sell" || type === "resign",

  began: ({ ruleset, firstTurn }) => (rulesOf(ruleset).firstTurn === "drawn" ? null : firstTurn),
  turn: (game) => game.turn,
  deadline,
  clockRanOut: (game, now, away) => clockRanOut(game, now, [...away]),

  card: cardFor,
  outcome: (event) => (event.type === "ended" ? event.result : null),
};
