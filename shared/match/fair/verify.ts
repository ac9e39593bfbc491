/**
 * Makes a match that is over again, from what its chance came from and its log, and says what agrees: the commit and the key, the draw
 * for the first turn, the board, the order of the bag, every tile drawn, every swap and every die; and that each step is what the rules
 * make of the one before, to the result (V-14).
 */
import { hexToBytes } from "@noble/hashes/utils.js";
import { type Chance, GAME_IDS } from "../../rules/model.ts";
import { atOnce } from "../at-once/mode.ts";
import { chanceOf } from "../chance.ts";
import { evolve } from "../evolve.ts";
import type { Kind, Mode } from "../mode.types.ts";
import { isPhaseEvent, type MatchEvent, type MatchState } from "../model.ts";
import { turns } from "../turns/mode.ts";
import { viewEvent } from "../view.ts";
import { commitOf, keyFrom } from "./commit.ts";
import { checkExpress, hasOwnTimes as hasExpressTimes } from "./express.ts";
import { isInPlace, mayBegin } from "./phases.ts";
import type { MatchRecord } from "./record.ts";
import { type Say, SUBJECTS, type Subject, UNVOUCHED, type Unchecked, type Unvouched } from "./subjects.ts";
import { checkTurns, hasOwnTimes } from "./turns.ts";

export { SUBJECTS, type Subject, type Unchecked, type Unvouched };

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
  /** In the order of UNVOUCHED. */
  readonly unvouched: readonly Unvouched[];
}

/** `unvouched`: nothing differs, but the record cannot show that chance was as promised. Only `agrees` is a yes. */
export type Outcome = "agrees" | "unvouched" | "differs" | "unchecked";

export function outcomeOf({ checks, unchecked, unvouched }: Verdict): Outcome {
  if (checks.some(({ wrong }) => wrong.length > 0)) return "differs";
  if (unchecked !== null) return "unchecked";
  return unvouched.length > 0 ? "unvouched" : "agrees";
}

export function verify(record: MatchRecord): Verdict {
  const found = new Found();
  checkSource(record, found);
  const unchecked = record.prepared ? "prepared" : checkSteps(record, found);
  return { checks: found.checks, unchecked, unvouched: found.unvouched };
}

/** Either there is all of commit, seed and nonces, and the log begins with the commit, or there is nothing of it. */
function checkSource({ match, commit, seed, nonces, key, steps }: MatchRecord, found: Found): void {
  const [opened] = steps[0] ?? [];
  const told = opened?.commit ?? null;
  if (commit === null && seed === null && nonces.length === 0 && told === null) {
    found.cannotVouch("no-commit");
    return;
  }
  found.say("commit", 1, seed !== null && commit !== null && told === commit && commitOf(match, seed) === commit);
  const all = nonces.map(({ nonce }) => nonce);
  found.say("key", 1, seed !== null && all.length === opened?.seats && keyFrom(seed, all) === key);
  if (nonces.some(({ by }) => by === "server")) found.cannotVouch("server-part");
}

class Found {
  readonly #found = new Map<Subject, { times: number; wrong: number[] }>();
  readonly #unvouched = new Set<Unvouched>();

  say(subject: Subject, step: number, right: boolean): void {
    const so = this.#found.get(subject) ?? { times: 0, wrong: [] };
    so.times++;
    if (!right) so.wrong.push(step);
    this.#found.set(subject, so);
  }

  cannotVouch(why: Unvouched): void {
    this.#unvouched.add(why);
  }

  get unvouched(): readonly Unvouched[] {
    return UNVOUCHED.filter((why) => this.#unvouched.has(why));
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
  const game = GAME_IDS.find((id) => id === opened.ruleset);
  if (game === undefined) return "other-game";
  try {
    return turns.plays(game)
      ? follow(turns, record, found, { step: checkTurns, hasOwnTimes })
      : follow(atOnce, record, found, { step: checkExpress, hasOwnTimes: hasExpressTimes });
  } catch {
    return "unreadable";
  }
}

interface Checker<K extends Kind> {
  step(state: MatchState<K>, events: readonly K["event"][], chance: Chance, say: Say): Unchecked | null;
  hasOwnTimes(game: K["game"]): boolean;
}

function follow<K extends Kind>(mode: Mode<K>, { steps, key }: MatchRecord, found: Found, checker: Checker<K>): Unchecked | null {
  let state: MatchState<K> | null = null;
  /** Number of the spectators' last event, by which the streams of chance are told apart (R-21). */
  let n = 0;
  for (const [index, events] of (steps as unknown as readonly (readonly MatchEvent<K>[])[]).entries()) {
    const say: Say = (subject, right) => found.say(subject, index + 1, right);
    const chance = chanceOf(() => hexToBytes(key), n + 1);
    const ofGame = events.filter((event): event is K["event"] => !isPhaseEvent<K>(event));
    let checked = false;
    if (events.length === 0) say("course", false);
    for (const event of events) {
      if (isPhaseEvent<K>(event)) {
        const inPlace = isInPlace(mode, state, event);
        say("course", inPlace);
        // Such an event changes nothing, but every stream has it.
        if (!inPlace && state !== null) {
          n += 1;
          continue;
        }
      } else if (!checked) {
        if (state === null) return "unreadable";
        if (event.type === "started") say("course", mayBegin(state, event.at));
        const why = checker.step(state, ofGame, chance, say);
        if (why !== null) return why;
        checked = true;
      }
      const after: MatchState<K> = evolve(mode, state, event);
      if (viewEvent(mode, state, event, after, "spectator") !== null) n += 1;
      state = after;
    }
  }
  if (state?.phase !== "over") return "not-over";
  if (!checker.hasOwnTimes(state.game)) found.cannotVouch("other-times");
  return null;
}
