import { useEffect, useMemo } from "preact/hooks";
import type { LexiconId } from "../../shared/rules/model.ts";
import { createWords, type Words } from "../words/words.ts";

export type { Words } from "../words/words.ts";

/** Not in the first bundle: a finished match and a lobby need no words. */
const load: Parameters<typeof createWords>[2] = async (id, options) => {
  try {
    const { loadLexicon } = await import("../lexicon/load.ts");
    return await loadLexicon(id, options);
  } catch {
    return { error: { code: "no-connection" } };
  }
};

/** The word list of the match, for the preview alone. After a failure it is tried again when the network is back. */
export function useWords(id: LexiconId, version: string, needed: boolean): Words {
  const words = useMemo(() => createWords(id, version, load), [id, version]);
  useEffect(() => {
    if (!needed) return;
    words.start();
    addEventListener("online", words.start);
    return () => {
      removeEventListener("online", words.start);
      words.stop();
    };
  }, [words, needed]);
  return words;
}
