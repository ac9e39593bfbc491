/** A match in which nobody can lay a word any more, the bag being empty, is over (P-13). */
import { canAnyoneLay, endBlocked, evolve, type GameEvent, type GameState, rulesOf } from "../../rules/index.ts";
import type { VersionedWords } from "../ports.ts";

/** May the game end so? Then every command is judged with the lexicon at hand. */
export function mayBeBlocked({ result, bag, ruleset }: GameState): boolean {
  return result === null && bag.length === 0 && rulesOf(ruleset).endsWhenBlocked;
}

/** What follows from a command, beyond what it brings about by itself. Looked for only where tiles or players have changed. */
export function endIfBlocked(
  before: GameState,
  events: readonly GameEvent[],
  { list, tree }: VersionedWords,
  now: number,
): readonly GameEvent[] {
  // Which is asked of every command, so what is cheap to know comes first.
  if (!rulesOf(before.ruleset).endsWhenBlocked) return [];
  const changes = events.some(({ type }) => type === "played" || type === "resigned" || type === "passed");
  if (!changes || tree === null) return [];
  const after = events.reduce<GameState>(evolve, before);
  if (!mayBeBlocked(after)) return [];
  return canAnyoneLay(after, list, tree) ? [] : endBlocked(after, now);
}
