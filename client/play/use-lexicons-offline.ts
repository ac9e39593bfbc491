import { useEffect, useState } from "preact/hooks";
import type { LexiconId } from "../../shared/rules/model.ts";

/** The lexicons for matches offline; null if the device has a network, or while that is unknown. */
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

/** Not in the first bundle. If it was never fetched, no lexicon was. */
async function lexiconsHere(): Promise<readonly LexiconId[]> {
  try {
    return [...(await (await import("../lexicon/here.ts")).lexiconsHere()).keys()];
  } catch {
    return [];
  }
}
