/** A whole match between bots, without a server: for tests and commands. */
import {
  type Command,
  decide,
  evolve,
  type GameEvent,
  type GameState,
  type GameView,
  type LexiconId,
  type RuleOptions,
  type RulesetId,
  setUp,
  viewFor,
  type WordList,
} from "../../rules/index.ts";
import { chooseActions, type Knowledge } from "../choose.ts";
import type { Level } from "../levels.ts";
import { type Random, seeded } from "../seeded.ts";

/** Who moves: a bot, or another player to measure it by. */
export interface Player {
  readonly name: string;
  choose(view: GameView, random: Random): readonly Command[];
}

export function bot(level: Level, knowledge: Knowledge): Player {
  return { name: level, choose: (view, random) => chooseActions(view, level, knowledge, random) };
}

export interface BotMatch {
  readonly ruleset: RulesetId;
  readonly lexicon: LexiconId;
  readonly seed: string;
  /** One a seat. */
  readonly players: readonly Player[];
  readonly options?: RuleOptions;
}

/** What a bot did, with the match before and after. */
export interface Move {
  readonly seat: number;
  readonly player: string;
  readonly before: GameState;
  readonly commands: readonly Command[];
  readonly events: readonly GameEvent[];
  readonly after: GameState;
}

const MOST_MOVES = 600;

/** Calls `visit` after every move and returns the match at its end. Whatever the rules refuse is an error of the bot. */
export function playBots(match: BotMatch, words: WordList, visit: (move: Move) => void): GameState {
  const { ruleset, lexicon, seed, players, options = {} } = match;
  const chance = seeded(`${seed} match`);
  let state = evolve(null, setUp(ruleset, { options, lexicon, format: "casual", firstTurn: 0, now: 0 }, chance));
  for (let move = 1; state.result === null; move++) {
    if (move > MOST_MOVES) throw new Error(`no end after ${MOST_MOVES} moves`);
    const before = state;
    const seat = state.turn;
    const player = players[seat];
    if (player === undefined) throw new Error(`nobody sits at seat ${seat}`);
    const commands = player.choose(viewFor(state, seat), seeded(`${seed} ${seat} ${move}`));
    const events: GameEvent[] = [];
    for (const command of commands) {
      const decision = decide(state, seat, command, { now: move, words, chance });
      if (decision.error !== null) throw new Error(`move ${move}: ${JSON.stringify({ command, error: decision.error })}`);
      for (const event of decision.events) state = evolve(state, event);
      events.push(...decision.events);
    }
    visit({ seat, player: player.name, before, commands, events, after: state });
  }
  return state;
}
