/** A new match on this device: its first events, and its place in the store. */
import { chanceOf, KEY_BYTES } from "../../shared/match/chance.ts";
import { fold } from "../../shared/match/evolve.ts";
import { hasBegun } from "../../shared/match/evolve-phase.ts";
import type { MatchEvent, MatchState } from "../../shared/match/model.ts";
import { cardFor } from "../../shared/match/turns/card.ts";
import { turns } from "../../shared/match/turns/mode.ts";
import { setUp } from "../../shared/rules/index.ts";
import type { Change, Kept, Shelf } from "./shelf.ts";
import { OWN_SEAT, type Terms } from "./terms.ts";

/** Finished matches beyond so many are forgotten, the oldest first. */
const MOST_FINISHED = 30;

export interface NewMatch {
  readonly id: string;
  readonly lexiconVersion: string;
  readonly key: Uint8Array;
  readonly now: number;
}

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The human begins (K-04), unless it is drawn for (P-05). Nobody is in a hurry: there is no clock. */
export function newMatch(terms: Terms, { id, lexiconVersion, key, now }: NewMatch): Kept {
  const { ruleset, lexicon, options } = terms;
  const seats = turns.seats(ruleset, options);
  const agreed = { ruleset, lexicon, format: "casual", options } as const;
  const opened: MatchEvent = { type: "opened", at: now, id, ...agreed, lexiconVersion, seats, expiresAt: now };
  const started = setUp(
    ruleset,
    { ...agreed, firstTurn: OWN_SEAT, now },
    chanceOf(() => key, 1),
  );
  const events: MatchEvent[] = [opened, { ...started, setUp: { ...started.setUp, turnMs: null } }];
  const state = fold(turns, events);
  if (state === null) throw new Error("a match has begun");
  const head = { id, terms, key: hexOf(key), createdAt: now, events: events.length, ...changeOf(state, now) };
  return { head, events };
}

/** What the list shows of a match as it stands. */
export function changeOf(state: MatchState, now: number): Change {
  if (!hasBegun(state)) throw new Error("a match on a device has begun");
  const { game } = state;
  const { result } = game;
  const { winner, final } = result ?? {};
  return {
    updatedAt: now,
    begun: game.turnNumber > 1 || result !== null,
    card: mutable(cardFor(game, OWN_SEAT)),
    result: winner === undefined || final === undefined ? null : mutable({ winner, final }),
    out: result === null && game.seats[OWN_SEAT]?.resigned === true,
  };
}

/** A copy that may be stored: its type is mutable. */
const mutable = <T>(value: T): Writable<T> => structuredClone(value) as Writable<T>;
type Writable<T> = T extends readonly (infer Each)[]
  ? Each[]
  : T extends object
    ? { -readonly [K in keyof T]: Writable<T[K]> }
    : T;

export async function beginMatch(shelf: Shelf, terms: Terms, lexiconVersion: string): Promise<string> {
  const key = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  const id = hexOf(crypto.getRandomValues(new Uint8Array(16)));
  await shelf.put(newMatch(terms, { id, lexiconVersion, key, now: Date.now() }));
  const finished = (await shelf.heads()).filter(({ result, out }) => result !== null || out);
  for (const { id: old } of finished.slice(MOST_FINISHED)) await shelf.remove(old);
  return id;
}
