/** A match in which nobody can lay a word any more, the bag being empty, is over (P-13). */
import { canAnyoneLay, endBlocked, rulesOf } from "../rules/index.ts";
import { evolve } from "./evolve.ts";
import type { MatchEvent, MatchState } from "./model.ts";
import type { VersionedWords } from "./ports.ts";

/** May the match end so? Then every command is judged with the lexicon at hand. */
export function mayBeBlocked({ phase, game }: MatchState): boolean {
  return phase === "live" && game !== null && game.bag.length === 0 && rulesOf(game.ruleset).endsWhenBlocked;
}

/** What follows from a command, beyond what it brings about by itself. Looked for only where tiles or players have changed. */
export function endIfBlocked(
  before: MatchState,
  events: readonly MatchEvent[],
  { list, tree }: VersionedWords,
  now: number,
): readonly MatchEvent[] {
  // Which is asked of every command, so what is cheap to know comes first.
  if (before.game === null || !rulesOf(before.game.ruleset).endsWhenBlocked) return [];
  const changes = events.some(({ type }) => type === "played" || type === "resigned" || type === "passed");
  if (!changes || tree === null) return [];
  const after = events.reduce<MatchState>(evolve, before);
  if (!mayBeBlocked(after) || after.game === null) return [];
  return canAnyoneLay(after.game, list, tree) ? [] : endBlocked(after.game, now);
}
