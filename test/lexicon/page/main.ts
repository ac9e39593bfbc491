/** The page of `npm run bench:lexicon`: times the client's own loading. */
import { loadLexicon } from "../../../client/lexicon/load.ts";
import { LEXICON_FILES } from "../../../shared/lexicon/versions.ts";
import type { LexiconId } from "../../../shared/rules/model.ts";
import type { Generated, Wanted } from "./measure.types.ts";

/** Bytes of the page and its threads. Browsers report it to isolated pages alone. Null where they do not. */
async function memory(): Promise<number | null> {
  const measure = Reflect.get(performance, "measureUserAgentSpecificMemory");
  if (typeof measure !== "function") return null;
  try {
    const measured: { readonly bytes: number } = await measure.call(performance);
    return measured.bytes;
  } catch {
    return null;
  }
}

const THREAD_ENDS_MS = 500;

const listPath = (id: LexiconId): string => `/lexicons/${LEXICON_FILES[id]?.list.file ?? ""}`;

globalThis.bench = {
  async wireBytes(id) {
    const path = listPath(id);
    await (await fetch(path, { cache: "no-store" })).arrayBuffer();
    const [entry] = performance.getEntriesByName(new URL(path, location.href).href);
    return (entry as PerformanceResourceTiming).encodedBodySize;
  },

  async fetched(id, word) {
    const before = await memory();
    const called = performance.now();
    let [received, first] = [0, 0];
    const loaded = await loadLexicon(id, {
      onProgress: (share) => {
        if (share === 1) received = performance.now();
      },
      onWords: (words) => {
        if (!words.has(word)) throw new Error(`${word} is missing`);
        first = performance.now();
      },
    });
    const ready = performance.now();
    if ("error" in loaded) throw new Error(loaded.error.code);
    if (!loaded.lexicon.has(word) || first === 0) throw new Error(`${word} is missing`);
    // The thread ends once the automaton is stored, and frees its memory.
    await new Promise((resolve) => setTimeout(resolve, THREAD_ENDS_MS));
    const after = await memory();
    return {
      received: received - called,
      firstLookup: first - received,
      automaton: ready - received,
      words: loaded.lexicon.words,
      held: before === null || after === null ? null : after - before,
    };
  },

  async kept(id, word) {
    const called = performance.now();
    let fromList = false;
    const loaded = await loadLexicon(id, {
      onWords: () => {
        fromList = true;
      },
    });
    if ("error" in loaded || !loaded.lexicon.has(word)) throw new Error(`${word} is missing`);
    if (fromList) throw new Error(`${id} was not stored on the device`);
    return performance.now() - called;
  },

  generated: (id, withGaddag) =>
    new Promise<Generated>((resolve, reject) => {
      const thread = new Worker(new URL("./generator.worker.ts", import.meta.url), { type: "module" });
      thread.onerror = ({ message }) => reject(new Error(message));
      thread.onmessage = ({ data }: MessageEvent<Generated>) => {
        thread.terminate();
        resolve(data);
      };
      thread.postMessage({ path: listPath(id), withGaddag } satisfies Wanted);
    }),
};
