/**
 * Makes again what chance brought about in a match that is over, from what it came from, and says what agrees: the commit and the key,
 * the draw for the first turn, the board, the order of the bag, every tile drawn, every swap and every die (V-14).
 */
import { hexToBytes } from "@noble/hashes/utils.js";
import { decide, type GameEvent, type GameState, setUp } from "../../rules/index.ts";
import { type Chance, GAME_IDS, type WordList } from "../../rules/model.ts";
import { atOnce } from "../at-once/mode.ts";
import { chanceOf } from "../chance.ts";
import { evolve } from "../evolve.ts";
import type { Kind, Mode } from "../mode.types.ts";
import { isPhaseEvent, type MatchEvent, type MatchState } from "../model.ts";
import { turns } from "../turns/mode.ts";
import { viewEvent } from "../view.ts";
import { commitOf, keyFrom } from "./commit.ts";
import { checkExpress } from "./express.ts";
import type { MatchRecord } from "./record.ts";
import { type Say, SUBJECTS, type Subject, type Unchecked } from "./subjects.ts";

export { SUBJECTS, type Subject, type Unchecked };

export interface Check {
  readonly subject: Subject;
  /** How often it came up. */
  readonly times: number;
  /** Steps of the log, from 1, in which it is not what it should be; a commit or key that is wrong is so from step 1. */
  readonly wrong: readonly number[];
}

export interface Verdict {
  /** In the order of SUBJECTS; what never came up in the match is left out. */
  readonly checks: readonly Check[];
  readonly unchecked: Unchecked | null;
}

export const agrees = ({ checks, unchecked }: Verdict): boolean =>
  unchecked === null && checks.every(({ wrong }) => wrong.length === 0);

export function verify(record: MatchRecord): Verdict {
  const found = new Found();
  const { match, commit, seed, nonces, key } = record;
  if (commit !== null) found.say("commit", 1, seed !== null && commitOf(match, seed) === commit);
  if (seed !== null) {
    const all = nonces.map(({ nonce }) => nonce);
    found.say("key", 1, all.length === record.steps[0]?.[0]?.seats && keyFrom(seed, all) === key);
  }
  const unchecked = record.prepared ? "prepared" : checkSteps(record, found);
  return { checks: found.checks, unchecked };
}

class Found {
  readonly #found = new Map<Subject, { times: number; wrong: number[] }>();

  say(subject: Subject, step: number, right: boolean): void {
    const so = this.#found.get(subject) ?? { times: 0, wrong: [] };
    so.times++;
    if (!right) so.wrong.push(step);
    this.#found.set(subject, so);
  }

  get checks(): readonly Check[] {
    return SUBJECTS.flatMap((subject) => {
      const so = this.#found.get(subject);
      return so === undefined ? [] : [{ subject, ...so }];
    });
  }
}

/** A file may say anything: what cannot be followed is not the log of a match. */
function checkSteps(record: MatchRecord, found: Found): Unchecked | null {
  const [opened] = record.steps[0] ?? [];
  if (opened?.type !== "opened" || opened.id !== record.match) return "unreadable";
  if (opened.commit !== undefined && opened.commit !== record.commit) found.say("commit", 1, false);
  const game = GAME_IDS.find((id) => id === opened.ruleset);
  if (game === undefined) return "other-game";
  try {
    return turns.plays(game) ? follow(turns, record, found, checkEvent) : follow(atOnce, record, found, checkExpress);
  } catch {
    return "unreadable";
  }
}

type CheckEvent<K extends Kind> = (state: MatchState<K> | null, event: K["event"], chance: Chance, say: Say) => Unchecked | null;

function follow<K extends Kind>(
  mode: Mode<K>,
  { steps, key }: MatchRecord,
  found: Found,
  check: CheckEvent<K>,
): Unchecked | null {
  let state: MatchState<K> | null = null;
  /** Number of the spectators' last event, by which the streams of chance are told apart (R-21). */
  let n = 0;
  for (const [index, events] of (steps as unknown as readonly (readonly MatchEvent<K>[])[]).entries()) {
    const chance = chanceOf(() => hexToBytes(key), n + 1);
    for (const event of events) {
      if (!isPhaseEvent<K>(event)) {
        const other = check(state, event, chance, (subject, right) => found.say(subject, index + 1, right));
        if (other !== null) return other;
      }
      const after: MatchState<K> = evolve(mode, state, event);
      if (viewEvent(mode, state, event, after, "spectator") !== null) n += 1;
      state = after;
    }
  }
  return state?.phase === "over" ? null : "not-over";
}

function checkEvent(state: MatchState | null, event: GameEvent, chance: Chance, say: Say): Unchecked | null {
  const game = state?.game ?? null;
  switch (event.type) {
    case "started":
      return state === null ? "unreadable" : checkStart(state, event, chance, say);
    case "played":
      if (game === null) return "unreadable";
      for (const { value } of event.rolls) say("dice", chance.roll() === value);
      if (event.drawn.length > 0) say("drawn", same(event.drawn, game.bag.slice(0, event.drawn.length)));
      return null;
    case "swapped":
    case "exchanged":
      if (game === null) return "unreadable";
      say("swaps", same(pick(event), pick(drawnAgain(game, event, chance))));
      return null;
    default:
      return null;
  }
}

type Started = Extract<GameEvent, { readonly type: "started" }>;
type Swapped = Extract<GameEvent, { readonly type: "swapped" | "exchanged" }>;

function checkStart(state: MatchState, { at, setUp: dealt }: Started, chance: Chance, say: Say): Unchecked | null {
  const { ruleset, options, lexicon, format } = state;
  const times = dealt.turnMs === null ? {} : { turnMs: dealt.turnMs };
  const again = setUp(ruleset, { options, lexicon, format, firstTurn: 1, now: at, ...times }, chance).setUp;
  if (again.version !== dealt.version) return "other-rules";
  if (again.draws.length > 0) say("first-turn", same([again.draws, again.firstTurn], [dealt.draws, dealt.firstTurn]));
  say("board", same(sorted(again.premiums), sorted(dealt.premiums)));
  say("bag", same([again.bag, racks(again)], [dealt.bag, racks(dealt)]));
  return null;
}

const NO_WORDS: WordList = { has: () => false };

function drawnAgain(game: GameState, { type, seat, given, at }: Swapped, chance: Chance): Swapped | null {
  const command = { type: type === "swapped" ? "swap" : "exchange", tiles: given } as const;
  const { events } = decide(game, seat, command, { now: at, words: NO_WORDS, chance });
  return events.find((event): event is Swapped => event.type === type) ?? null;
}

const pick = (event: Swapped | null) => (event === null ? null : [event.drawn, event.bag]);
const racks = ({ players }: Started["setUp"]) => players.map(({ rack }) => rack);
const sorted = (premiums: object) => Object.entries(premiums).sort(([a], [b]) => (a < b ? -1 : 1));
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
