import type { Command, OtherRuleError, Seat } from "../model.ts";
import { rulesOfGame } from "../rulesets/index.ts";
import type { GameState } from "../state.types.ts";
import { decideExchange, decideMorphRack, decideSwap } from "./bag.ts";
import { type Context, type Decision, refused } from "./decision.ts";
import { deadline, decideEndGame, decidePass, decideResign } from "./leave.ts";
import { decidePlay } from "./play.ts";
import { decideBuy, decideSell } from "./shop.ts";

/** Not bound to the turn, nor refused after the deadline (R-24, K-10, R-32). */
const ANY_TIME: readonly Command["type"][] = ["buy", "sell", "resign"];

/**
 * What a seat's command brings about: events for the log, or the first error that applies (V-03). Pure, but for what it
 * draws from `chance`; neither changes `state`.
 */
export function decide(state: GameState, seat: Seat, command: Command, context: Context): Decision {
  const barred = barredBy(state, seat, command.type, context.now);
  if (barred !== null) return refused(barred);
  switch (command.type) {
    case "play":
      return decidePlay(state, seat, command, context);
    case "pass":
      return decidePass(state, seat, context);
    case "swap":
      return decideSwap(state, seat, command, context);
    case "exchange":
      return decideExchange(state, seat, command, context);
    case "morph-rack":
      return decideMorphRack(state, seat, command, context);
    case "buy":
      return decideBuy(state, seat, command, context);
    case "sell":
      return decideSell(state, seat, command, context);
    case "end-game":
      return decideEndGame(state, seat, context);
    case "resign":
      return decideResign(state, seat, context);
  }
}

function barredBy(state: GameState, seat: Seat, type: Command["type"], now: number): OtherRuleError["code"] | null {
  if (state.result !== null) return "match-over";
  if (!rulesOfGame(state).actions.includes(type) || state.seats[seat] === undefined) return "not-allowed";
  if (ANY_TIME.includes(type)) return null;
  if (seat !== state.turn) return "not-your-turn";
  const due = deadline(state);
  return due !== null && now > due ? "too-late" : null;
}
