/** What is played: matches of every rule set, and the steps that one is made of. */
import type { MatchCommand } from "../../shared/protocol/client-message.ts";
import type { PowerId, RuleOptions, RulesetId } from "../../shared/rules/index.ts";

export interface Kind {
  readonly ruleset: RulesetId;
  readonly options: RuleOptions;
  readonly seats: number;
}

export const KINDS: readonly Kind[] = [
  { ruleset: "kraft", options: {}, seats: 2 },
  { ruleset: "kraft-classic", options: {}, seats: 2 },
  { ruleset: "alfapet", options: {}, seats: 2 },
  { ruleset: "alfapet", options: { players: 3, rackSize: 6 }, seats: 3 },
  { ruleset: "alfapet", options: { players: 4, rackSize: 8 }, seats: 4 },
  { ruleset: "wordfeud", options: {}, seats: 2 },
  { ruleset: "wordfeud", options: { board: "random" }, seats: 2 },
];

export type Step =
  | { readonly do: "command"; readonly seat: number; readonly id: string; readonly command: MatchCommand }
  /** Two powers of one price: who may not know hears the same, whichever is bought. */
  | { readonly do: "trade"; readonly seat: number; readonly id: string; readonly powers: readonly [PowerId, PowerId] }
  | { readonly do: "clock"; readonly at: number };

/** Refuses about one word in eight, by its letters alone. */
export const SOME_WORDS = {
  has: (word: string) => [...word].reduce((sum, one) => (sum * 31 + one.charCodeAt(0)) % 997, 7) % 8 !== 0,
};
