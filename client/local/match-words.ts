/** The lexicon of a match on this device, which judges its plays and teaches its bots. */
import type { Lexicon } from "../../shared/lexicon/lexicon.ts";
import { LEXICON_FILES } from "../../shared/lexicon/versions.ts";
import { wordTreeOf } from "../../shared/lexicon/word-tree.ts";
import type { VersionedWords } from "../../shared/match/ports.ts";
import type { LexiconId } from "../../shared/rules/model.ts";
import { loadLexicon } from "../lexicon/load.ts";

const AGAIN_MS = 4000;

export interface MatchLexicon {
  /** Waits until it has loaded. Null after `stop`. */
  lexicon(): Promise<Lexicon | null>;
  words(): Promise<VersionedWords | null>;
  stop(): void;
}

/** If the version is no longer available, the newest one replaces it. */
export function matchLexicon(id: LexiconId, version: string): MatchLexicon {
  const control = new AbortController();
  let asking: Promise<Lexicon | null> | null = null;

  const once = async (wanted: string | undefined): Promise<Lexicon | null> => {
    if (wanted === undefined || control.signal.aborted) return null;
    const loaded = await loadLexicon(id, { version: wanted, signal: control.signal });
    return "lexicon" in loaded ? loaded.lexicon : null;
  };

  async function ask(): Promise<Lexicon | null> {
    while (!control.signal.aborted) {
      const newest = LEXICON_FILES[id]?.version;
      const found = (await once(version)) ?? (newest === version ? null : await once(newest));
      if (found !== null) return found;
      await waitFor(AGAIN_MS, control.signal);
    }
    return null;
  }
  const lexicon = () => {
    asking ??= ask();
    return asking;
  };
  return {
    lexicon,
    async words() {
      const found = await lexicon();
      return found === null ? null : { list: found, tree: wordTreeOf(found), version: found.version };
    },
    stop: () => control.abort(),
  };
}

/** Waits for the time, for the network, or for an abort. */
function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    addEventListener("online", end, { once: true });
    signal.addEventListener("abort", end, { once: true });
  });
}
