/** The chance of an Express match: the order of the bag, which is whole again in every round, and every tile drawn from it (P-20). */
import { type ExpressEvent, nextRound, setUp } from "../../express/index.ts";
import type { Chance } from "../../rules/model.ts";
import type { AtOnce } from "../at-once/at-once.types.ts";
import type { MatchState } from "../model.ts";
import type { Say, Unchecked } from "./subjects.ts";

export function checkExpress(state: MatchState<AtOnce> | null, event: ExpressEvent, chance: Chance, say: Say): Unchecked | null {
  const game = state?.game ?? null;
  switch (event.type) {
    case "started": {
      if (state === null) return "unreadable";
      const { lexicon, options, seats } = state;
      const again = setUp({ lexicon, names: options.names ?? [], seats, now: event.at }, chance);
      if (again.version !== event.version) return "other-rules";
      say("bag", same(again.bag, event.bag));
      return null;
    }
    case "round-began":
      if (game === null) return "unreadable";
      say("bag", same(nextRound(game, event.at, chance).bag, event.bag));
      return null;
    case "drew":
      if (game === null) return "unreadable";
      say("drawn", event.tile === game.bag[0]);
      return null;
    default:
      return null;
  }
}

const same = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();
