/** What is played: matches of every rule set, and the steps that one is made of. */
import type { RandomKind } from "../../shared/match/testing/play-out.ts";
import type { MatchCommand } from "../../shared/protocol/client-message.ts";
import type { PowerId } from "../../shared/rules/index.ts";
import { wordsBut } from "../../shared/rules/testing/some-words.ts";

export const KINDS: readonly RandomKind[] = [
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

export const SOME_WORDS = wordsBut(8);
