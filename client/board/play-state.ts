import type { Preview } from "../../shared/rules/index.ts";

/** Play at rest, ready with its points, with an unknown word in it, or not yet a play. */
export type PlayState =
  | { readonly kind: "rest" }
  | { readonly kind: "ready"; readonly points: number; readonly powersOnly: boolean }
  | { readonly kind: "unknown" }
  | { readonly kind: "unfinished" };

/** May it be sent? An unknown word is the server's to refuse (K-28). */
export const isPlayable = (preview: Preview): boolean => preview.error === null || preview.error.code === "word-not-in-lexicon";

export function playState(preview: Preview | null): PlayState {
  if (preview === null) return { kind: "rest" };
  if (!isPlayable(preview)) return { kind: "unfinished" };
  if (preview.error !== null || preview.words.some(({ known }) => known === false)) return { kind: "unknown" };
  return { kind: "ready", points: preview.points, powersOnly: preview.words.length === 0 };
}
