import type { GameEvent } from "../events.types.ts";
import type { Chance, OtherRuleError, RuleError, WordList } from "../model.ts";

export interface Context {
  /** Milliseconds since 1970, when the command came in. */
  readonly now: number;
  readonly words: WordList;
  readonly chance: Chance;
}

/** What follows from a command. A refusal changes nothing, except where the refused word is counted (C-12): then it brings an event. */
export type Decision =
  | { readonly error: null; readonly events: readonly GameEvent[] }
  | { readonly error: RuleError; readonly events: readonly GameEvent[] };

export function done(events: readonly GameEvent[]): Decision {
  return { error: null, events };
}

export function refused(error: RuleError | OtherRuleError["code"], events: readonly GameEvent[] = []): Decision {
  return { error: typeof error === "string" ? { code: error } : error, events };
}
