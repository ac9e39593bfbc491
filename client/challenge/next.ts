/** Whom New game is to challenge: chosen where the other was met, such as on a summary or among friends. */
import { signal } from "@preact/signals";
import type { Whom } from "../../shared/protocol/whom.ts";
import type { Format, GameId, LexiconId } from "../../shared/rules/model.ts";

/** Somebody who can be challenged. */
export interface Target {
  readonly name: string;
  readonly whom: Whom;
  readonly colour?: number;
}

export interface Next extends Target {
  /** By which rules they played; null: as New game has it. */
  readonly terms: { readonly ruleset: GameId; readonly lexicon: LexiconId; readonly format: Format } | null;
}

export const next = signal<Next | null>(null);
