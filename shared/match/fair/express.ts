/** An Express match: the bag, which is whole again in every round, every tile drawn from it, and all that follows by the rules (P-20). */
import {
  type Command,
  clockRanOut,
  decide,
  type ExpressEvent,
  type ExpressState,
  PAUSE_MS,
  ROUND_MS,
  setUp,
} from "../../express/index.ts";
import type { Chance, WordList } from "../../rules/model.ts";
import type { AtOnce } from "../at-once/at-once.types.ts";
import { hasBegun } from "../evolve-phase.ts";
import type { MatchState } from "../model.ts";
import { pairs, same, without } from "./same.ts";
import type { Say, Unchecked } from "./subjects.ts";

export function checkExpress(
  state: MatchState<AtOnce>,
  events: readonly ExpressEvent[],
  chance: Chance,
  say: Say,
): Unchecked | null {
  const [first] = events;
  if (first === undefined) return null;
  if (first.type === "started") {
    const { lexicon, options, seats } = state;
    const { at: now, roundMs, pauseMs } = first;
    const again = setUp({ lexicon, names: options.names ?? [], seats, now, roundMs, pauseMs }, chance);
    if (again.version !== first.version) return "other-rules";
    say("course", events.length === 1 && !hasBegun(state));
    compare(first, again, say);
    return null;
  }
  if (!hasBegun(state)) return "unreadable";
  for (const [told, again] of pairs(events, stepAgain(state.game, first, events, chance))) compare(told, again, say);
  return null;
}

/** What chance brought about is a subject of its own. */
function compare(told: ExpressEvent | undefined, again: ExpressEvent | undefined, say: Say): void {
  if (told?.type === "ended" || again?.type === "ended") say("result", same(told, again));
  else if (told?.type === "drew" && again?.type === "drew") split("drawn", ["tile"]);
  else if (again?.type === told?.type && (told?.type === "started" || told?.type === "round-began")) split("bag", ["bag"]);
  else say("course", same(told, again));

  function split(subject: "drawn" | "bag", fields: readonly string[]): void {
    const [one, other] = [told ?? {}, again ?? {}];
    const rest = without(one, fields);
    say(subject, same(without(one, Object.keys(rest)), without(other, Object.keys(rest))));
    say("course", same(rest, without(other, fields)));
  }
}

function stepAgain(
  game: ExpressState,
  first: Exclude<ExpressEvent, { readonly type: "started" }>,
  events: readonly ExpressEvent[],
  chance: Chance,
): readonly ExpressEvent[] {
  const { at: now } = first;
  const done = (seat: number, command: Command, words = ANY_WORD): readonly ExpressEvent[] =>
    decide(game, seat, command, { now, words }).events;
  switch (first.type) {
    case "drew":
      return done(first.seat, { type: "draw" });
    case "arranged":
      // Words are not looked up: the record holds no lexicon, but which of them were in none.
      return done(
        first.seat,
        { type: "arrange", revision: first.revision, tiles: first.tiles },
        { has: (word) => !first.invalid.includes(word) },
      );
    case "done":
      if (game.stage === "shown") return done(first.seat, { type: first.done ? "ready" : "unready" });
      return done(first.seat, { type: first.done ? "done" : "undone" });
    case "left":
      return done(first.seat, { type: "resign" });
    case "round-over": {
      if (first.outcome.end !== "left") return due(game, now, chance);
      const left = events.find(({ type }) => type === "left");
      return left?.type === "left" ? done(left.seat, { type: "resign" }) : [];
    }
    case "round-began":
      return due(game, now, chance);
    case "called":
    case "ended":
      return [];
  }
}

const ANY_WORD: WordList = { has: () => true };

/** What arrives when a round's time is just up is in time; the next round begins on the second. */
const due = (game: ExpressState, now: number, chance: Chance): readonly ExpressEvent[] =>
  game.until !== null && now >= game.until ? clockRanOut(game, now, chance) : [];

/** Did it run by the clock that the rules give; in a test it may be another. */
export const hasOwnTimes = ({ roundMs, pauseMs }: ExpressState): boolean => roundMs === ROUND_MS && pauseMs === PAUSE_MS;
