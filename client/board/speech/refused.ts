import type { Rejection } from "../../../shared/lexicon/lexicon.ts";
import { formats } from "../../i18n/format.ts";
import { locale, t } from "../../i18n/index.ts";

/** Words that are not valid, by reason. */
export interface Refused {
  readonly reason: Rejection;
  readonly words: readonly string[];
}

export type Why = (word: string) => Rejection | null;

/** In the order of the words, each once. Without a known reason the word is not in the list. */
export function byReason(words: readonly string[], why?: Why): readonly Refused[] {
  const groups = new Map<Rejection, string[]>();
  for (const word of new Set(words)) {
    const reason = why?.(word) ?? "not-in-list";
    groups.set(reason, [...(groups.get(reason) ?? []), word]);
  }
  return [...groups].map(([reason, group]) => ({ reason, words: group }));
}

/** `SOLX and XS are not in the word list` */
export function sayRefused(words: readonly string[], why?: Why): string {
  const { refused } = t().words;
  const { list } = formats(locale());
  return byReason(words, why)
    .map(({ reason, words: group }) => `${list(group)} ${refused[reason](group.length)}`)
    .join(". ");
}
