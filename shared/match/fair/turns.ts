/** A match in turns: every step is made again by the rules, from the log before it and the key, and must come out as it was told. */
import { clockRanOut, decide, endBlocked, evolve, type GameEvent, type GameState, rulesOf, setUp } from "../../rules/index.ts";
import type { Chance, Command, WordList } from "../../rules/model.ts";
import { hasBegun } from "../evolve-phase.ts";
import type { MatchState } from "../model.ts";
import { mayBeBlocked } from "../turns/blocked.ts";
import { pairs, same, without } from "./same.ts";
import type { Say, Unchecked } from "./subjects.ts";

/** Words are not looked up: the record holds no lexicon. */
const ANY_WORD: WordList = { has: () => true };

export function checkTurns(state: MatchState, events: readonly GameEvent[], chance: Chance, say: Say): Unchecked | null {
  const [first] = events;
  if (first === undefined) return null;
  if (first.type === "started") {
    say("course", events.length === 1 && !hasBegun(state));
    return checkStart(state, first, chance, say);
  }
  if (!hasBegun(state)) return "unreadable";
  for (const [told, again] of pairs(events, stepAgain(state.game, first, events, chance))) compare(told, again, say);
  return null;
}

/** What chance brought about is a subject of its own, so that a wrong draw is called one. */
function compare(told: GameEvent | undefined, again: GameEvent | undefined, say: Say): void {
  if (told?.type === "ended" || again?.type === "ended") {
    say("result", same(told, again));
    return;
  }
  if (told?.type === "played" && again?.type === "played") {
    if (again.rolls.length > 0 || !same(told.rolls, [])) say("dice", same(told.rolls, again.rolls));
    if (again.drawn.length > 0 || !same(told.drawn, [])) say("drawn", same(told.drawn, again.drawn));
    say("course", same(without(told, ["rolls", "drawn"]), without(again, ["rolls", "drawn"])));
    return;
  }
  if (isSwap(told) && isSwap(again)) {
    say("swaps", same([told.drawn, told.bag], [again.drawn, again.bag]));
    say("course", same(without(told, ["drawn", "bag"]), without(again, ["drawn", "bag"])));
    return;
  }
  say("course", same(told, again));
}

type Swapped = Extract<GameEvent, { readonly type: "swapped" | "exchanged" }>;
const isSwap = (event: GameEvent | undefined): event is Swapped => event?.type === "swapped" || event?.type === "exchanged";

function stepAgain(
  game: GameState,
  first: Exclude<GameEvent, Started>,
  events: readonly GameEvent[],
  chance: Chance,
): readonly GameEvent[] {
  const again = actAgain(game, first, chance);
  const last = events.at(-1);
  const [ended] = again.filter(({ type }) => type === "ended");
  if (last?.type !== "ended" || last.reason !== "blocked" || ended !== undefined) return again;
  // That nobody could lay a word is for the lexicon to say; that the match could end so, and with which result, is not (P-13).
  const after = again.reduce<GameState>(evolve, game);
  return mayBeBlocked(after) ? [...again, ...endBlocked(after, first.at)] : again;
}

function actAgain(game: GameState, first: Exclude<GameEvent, Started>, chance: Chance): readonly GameEvent[] {
  const { at } = first;
  const done = (seat: number, command: Command): readonly GameEvent[] =>
    decide(game, seat, command, { now: at, words: ANY_WORD, chance }).events;
  switch (first.type) {
    case "played":
      return done(first.seat, { type: "play", tiles: first.tiles, powers: first.powers });
    case "passed":
      return first.automatic ? clockRanOut(game, at, first.warned ? [first.seat] : []) : done(first.seat, { type: "pass" });
    case "timed-out":
      return clockRanOut(game, at, []);
    case "swapped":
      return done(first.seat, { type: "swap", tiles: first.given });
    case "exchanged":
      return done(first.seat, { type: "exchange", tiles: first.given });
    case "bought":
      return done(first.seat, { type: "buy", power: first.power });
    case "sold":
      return done(first.seat, { type: "sell", power: first.power });
    case "morphed-rack":
      return done(first.seat, { type: "morph-rack", letter: first.letter });
    case "attempted":
      return attemptAgain(game, first.seat, at);
    case "resigned":
      return done(first.seat, { type: "resign" });
    case "ended":
      return first.reason === "blocked" ? [] : done(game.turn, { type: "end-game" });
  }
}

/** What was tried is not told, but whether it could be, and what it cost (C-12). */
function attemptAgain({ ruleset, result, turn, seats }: GameState, seat: number, at: number): readonly GameEvent[] {
  const { freeAttempts } = rulesOf(ruleset);
  if (freeAttempts === null || result !== null || seat !== turn) return [];
  return [{ type: "attempted", at, seat, penalty: (seats[seat]?.attempts ?? 0) >= freeAttempts }];
}

type Started = Extract<GameEvent, { readonly type: "started" }>;

const OF_CHANCE = ["premiums", "bag", "players", "draws", "turn", "firstTurn"];

function checkStart(state: MatchState, { at, setUp: dealt }: Started, chance: Chance, say: Say): Unchecked | null {
  const { ruleset, options, lexicon, format } = state;
  const { firstTurn, version } = dealt;
  const times = dealt.turnMs === null ? {} : { turnMs: dealt.turnMs };
  const again = setUp(ruleset, { options, lexicon, format, firstTurn, version, now: at, ...times }, chance).setUp;
  if (again.version !== version) return "other-rules";
  const isSeat = again.players[firstTurn] !== undefined;
  if (rulesOf(ruleset).firstTurn === "drawn") {
    say("first-turn", same([again.draws, again.firstTurn, again.turn], [dealt.draws, firstTurn, dealt.turn]));
  } else say("course", isSeat && dealt.turn === firstTurn && same(dealt.draws, []));
  say("board", same(again.premiums, dealt.premiums));
  say("bag", same([again.bag, racks(again)], [dealt.bag, racks(dealt)]));
  say("course", same(without(again, OF_CHANCE), without(dealt, OF_CHANCE)) && same(holdings(again), holdings(dealt)));
  return null;
}

/** Did it run by the clock that the rules give; in a test it may be another. */
export const hasOwnTimes = ({ ruleset, format, turnMs }: GameState): boolean =>
  turnMs === (rulesOf(ruleset).turnMs?.[format] ?? null);

const racks = ({ players }: Started["setUp"]) => players.map(({ rack }) => rack);
const holdings = ({ players }: Started["setUp"]) => players.map((player) => without(player, ["rack"]));
