/** The player that New game will challenge, chosen on a summary or among friends. */
import { signal } from "@preact/signals";
import type { Whom } from "../../shared/protocol/whom.ts";
import type { Format, GameId, LexiconId } from "../../shared/rules/model.ts";

/** A player who can be challenged. */
export interface Target {
  readonly name: string;
  readonly whom: Whom;
  readonly colour?: number;
}

export interface NextChallenge extends Target {
  /** The terms of their last match; null to use those of New game. */
  readonly terms: { readonly ruleset: GameId; readonly lexicon: LexiconId; readonly format: Format } | null;
}

export const nextChallenge = signal<NextChallenge | null>(null);
