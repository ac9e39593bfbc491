import type { Preview } from "../../../shared/rules/index.ts";
import { isEmpty } from "../draft/draft.ts";
import { tellsUnknownWords } from "../draft/rules.ts";
import { type BoardModel, rejectedBy } from "./board-model.ts";

/** The state of the Play button: disabled, ready with points, with an unknown word, or not yet a play. */
export type PlayState =
  | { readonly kind: "rest" }
  | { readonly kind: "ready"; readonly points: number; readonly powersOnly: boolean }
  | { readonly kind: "unknown" }
  | { readonly kind: "unfinished" };

/** True if it may be sent. The server refuses unknown words (K-28). */
export const isPlayable = (preview: Preview): boolean => preview.error === null || preview.error.code === "word-not-in-lexicon";

/** True if the server has refused this very draft for a word and would count the next attempt (C-12). */
export const isRefusedForGood = ({ refusal, view }: Pick<BoardModel, "refusal" | "view">): boolean =>
  rejectedBy(refusal.value).length > 0 && !tellsUnknownWords(view.value);

export function playState(model: Pick<BoardModel, "draft" | "preview" | "refusal" | "view">): PlayState {
  const preview = model.preview.value;
  if (preview === null) return isEmpty(model.draft.value) ? { kind: "rest" } : { kind: "unfinished" };
  if (!isPlayable(preview) || isRefusedForGood(model)) return { kind: "unfinished" };
  if (preview.error !== null || preview.words.some(({ known }) => known === false)) return { kind: "unknown" };
  return { kind: "ready", points: preview.points, powersOnly: preview.words.length === 0 };
}
