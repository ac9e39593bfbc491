import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { LexiconId, WordList } from "../../../shared/rules/model.ts";

export type WordsState = "loading" | "ready" | "failed";

export interface Words {
  /** Null until it is there: words are then neither framed nor praised. */
  readonly list: ReadonlySignal<WordList | null>;
  readonly state: ReadonlySignal<WordsState>;
}

async function load(
  words: Signal<WordList | null>,
  state: Signal<WordsState>,
  id: LexiconId,
  version: string,
  stop: AbortSignal,
) {
  // Not in the first bundle: a finished match and a lobby need no words.
  const { loadLexicon } = await import("../../lexicon/load.ts");
  const loaded = await loadLexicon(id, { version, signal: stop });
  if (stop.aborted) return;
  if ("error" in loaded) state.value = "failed";
  else {
    words.value = loaded.lexicon;
    state.value = "ready";
  }
}

/** The word list that the match names, for the preview alone. */
export function useWords(id: LexiconId, version: string, needed: boolean): Words {
  const [list, state] = useMemo(() => [signal<WordList | null>(null), signal<WordsState>("loading")] as const, [id, version]);
  useEffect(() => {
    if (!needed || list.peek() !== null) return;
    const stop = new AbortController();
    state.value = "loading";
    load(list, state, id, version, stop.signal).catch(() => {
      state.value = "failed";
    });
    return () => stop.abort();
  }, [list, state, id, version, needed]);
  return { list, state };
}
