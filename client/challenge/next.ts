/** Whom New game is to challenge: chosen where the other was met, such as on a summary. */
import { signal } from "@preact/signals";
import type { Format, GameId, LexiconId } from "../../shared/rules/model.ts";

export interface Next {
  readonly match: string;
  readonly seat: number;
  readonly name: string;
  /** By which rules they played. */
  readonly terms: { readonly ruleset: GameId; readonly lexicon: LexiconId; readonly format: Format };
}

export const next = signal<Next | null>(null);
