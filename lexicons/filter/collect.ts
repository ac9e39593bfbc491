import type { CollectedWords, Removal, Source } from "../recipe.types.ts";
import { fold, playable, type Spelling } from "./playable.ts";

/** A form that a source offers. `mark` says why the source itself rules it out. */
export interface Candidate {
  readonly form: string;
  readonly mark?: Removal | null;
}

/**
 * Filters the forms of all sources and adds the words of the allow list. A form is in the lexicon if any source entry offers it
 * without a mark.
 */
export function collectWords(
  candidates: Iterable<Candidate>,
  spelling: Spelling,
  lists: { readonly allow: ReadonlyMap<string, string>; readonly deny: ReadonlyMap<string, string> },
  sources: readonly Source[],
): Omit<CollectedWords, "bands"> {
  const words = new Set<string>();
  const refused = new Map<string, Removal>();
  for (const { form, mark } of candidates) {
    if (words.has(form)) continue;
    const verdict = playable(form, spelling);
    if ("removed" in verdict) refused.set(form, verdict.removed);
    else if (lists.deny.has(verdict.word)) refused.set(verdict.word, "deny list");
    else if (mark != null) refused.set(verdict.word, mark);
    else words.add(verdict.word);
  }
  const unused = [...lists.deny.keys()].filter((word) => refused.get(word) !== "deny list");
  if (unused.length > 0) throw new Error(`the deny list names words that no source has: ${unused.join(" ")}`);
  const added = [...lists.allow.keys()].filter((word) => !words.has(word));
  for (const word of added) words.add(word);
  const removed = new Map<Removal, number>();
  for (const [form, why] of refused) if (!words.has(fold(form, spelling))) removed.set(why, (removed.get(why) ?? 0) + 1);
  return { sources, words, removed, added };
}
