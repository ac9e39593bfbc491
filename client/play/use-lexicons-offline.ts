import { useEffect, useState } from "preact/hooks";
import type { LexiconId } from "../../shared/rules/model.ts";

/** What can be begun while the device is without a network; null: it has one, or nobody knows yet. */
export function useLexiconsOffline(): readonly LexiconId[] | null {
  const [here, setHere] = useState<readonly LexiconId[] | null>(null);
  useEffect(() => {
    let gone = false;
    const look = async (): Promise<void> => {
      const found = navigator.onLine ? null : await lexiconsHere();
      if (!gone) setHere(navigator.onLine ? null : found);
    };
    void look();
    addEventListener("online", look);
    addEventListener("offline", look);
    return () => {
      gone = true;
      removeEventListener("online", look);
      removeEventListener("offline", look);
    };
  }, []);
  return here;
}

/** Not in the first bundle. Where it has never been fetched, nothing else has. */
async function lexiconsHere(): Promise<readonly LexiconId[]> {
  try {
    return [...(await (await import("../lexicon/here.ts")).lexiconsHere()).keys()];
  } catch {
    return [];
  }
}
