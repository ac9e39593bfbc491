/** A match in which nobody can lay a word any more, the bag being empty, is over (P-13). */
import { canAnyoneLay, endBlocked, evolve, type GameEvent, type GameState, rulesOf } from "../../rules/index.ts";
import type { VersionedWords } from "../ports.ts";

/** May the game end so? Then commands are judged, and deadlines acted on, with the lexicon at hand. */
export function mayBeBlocked({ result, bag, ruleset }: GameState): boolean {
  return result === null && bag.length === 0 && rulesOf(ruleset).endsWhenBlocked;
}

/** What follows from a command or a deadline, beyond what it brings about by itself. Looked for only where tiles or players have changed. */
export function endIfBlocked(
  before: GameState,
  events: readonly GameEvent[],
  words: VersionedWords,
  now: number,
): readonly GameEvent[] {
  // Which is asked of every command, so what is cheap to know comes first.
  if (!rulesOf(before.ruleset).endsWhenBlocked) return [];
  if (!events.some(({ type }) => CHANGES.has(type))) return [];
  return whereBlocked(events.reduce<GameState>(evolve, before), words, now);
}

const CHANGES: ReadonlySet<GameEvent["type"]> = new Set(["played", "passed", "resigned", "timed-out"]);

export function whereBlocked(game: GameState, { list, tree }: VersionedWords, now: number): readonly GameEvent[] {
  return tree === null || !mayBeBlocked(game) || canAnyoneLay(game, list, tree) ? [] : endBlocked(game, now);
}
