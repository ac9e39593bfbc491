/** Names that are to count as words: proposed by anybody who sits there, agreed to with the mark Ready (P-20). */
import type { Seat } from "../../rules/model.ts";
import type { Verdict } from "../mode.types.ts";
import type { MatchState } from "../model.ts";
import { refused } from "../step/judge.ts";
import type { AtOnce } from "./at-once.types.ts";

/** Until the countdown runs. The list that stands already needs nothing. */
export function agreeOnNames(state: MatchState<AtOnce>, seat: Seat, names: readonly string[], now: number): Verdict<AtOnce> {
  if (state.phase !== "open" && state.phase !== "lobby") return refused("not-allowed");
  const wanted = [...new Set(names)];
  const { names: agreed = [] } = state.options;
  const same = wanted.length === agreed.length && wanted.every((name, index) => name === agreed[index]);
  return { error: null, events: same ? [] : [{ type: "names", at: now, seat, names: wanted }] };
}
