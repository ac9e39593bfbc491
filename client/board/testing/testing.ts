/** Drafts and views for tests, made by the engine. */

import type { GameView, RulesetId, WordList } from "../../../shared/rules/index.ts";
import { EVERY_WORD, fixedChance, Match, type PositionNotation, prepared } from "../../../shared/rules/testing/match.ts";
import { type Draft, lay, place } from "../draft/draft.ts";
import { reconcile } from "../draft/reconcile.ts";

export const match = (position: PositionNotation, words: WordList = EVERY_WORD, ruleset: RulesetId = "kraft"): Match =>
  new Match(prepared(ruleset, position), words, fixedChance());

/** The draft of a player who opens this view. */
export const freshDraft = (view: GameView): Draft => reconcile(null, view);

/** The id of the first piece of this item that is not drafted. */
export function idOf(draft: Draft, item: string): number {
  const used = new Set([...draft.laid, ...draft.powers].map(({ id }) => id));
  const found = [...draft.rack, ...draft.bar].find((piece) => piece !== null && piece.item === item && !used.has(piece.id));
  if (found === null || found === undefined) throw new Error(`no ${item} in the hand`);
  return found.id;
}

export const layItem = (draft: Draft, item: string, at: string, letter?: string): Draft =>
  lay(draft, idOf(draft, item), at, letter);

export const placeItem = (draft: Draft, item: string, at: string, letter?: string): Draft =>
  place(draft, idOf(draft, item), at, letter);

export const rackOf = (draft: Draft): string => draft.rack.map((piece) => piece?.item ?? ".").join("");
export const barOf = (draft: Draft): string => draft.bar.map((piece) => piece?.item ?? ".").join(" ");
