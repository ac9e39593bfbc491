import { type Lexicon, lexiconFrom, type Verdicts, verdictsFromList } from "../../shared/lexicon/lexicon.ts";
import { automatonName, LEXICON_FILES } from "../../shared/lexicon/versions.ts";
import type { LexiconId } from "../../shared/rules/model.ts";
import type { Job, LoadError, Report } from "./report.types.ts";

export interface LoadOptions {
  /** The version that the match names. The default is the newest one that this client knows. */
  readonly version?: string;
  readonly signal?: AbortSignal;
  /** From 0 to 1, while the list loads. */
  readonly onProgress?: (share: number) => void;
  /** Called with the error before each retry. */
  readonly onRetry?: (error: LoadError) => void;
  /** The list has loaded and answers look-ups while the automaton is built from it. */
  readonly onWords?: (words: Verdicts) => void;
  readonly startThread?: () => Thread;
}

export type Thread = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;
type Loaded = { readonly lexicon: Lexicon } | { readonly error: LoadError };

/**
 * The number of lexicons that a page holds, one or two megabytes each: that of a match, that of another match, and the wide
 * list beside a strict one.
 */
const MAX_LOADED = 3;
const held = new Map<string, Lexicon>();

function hold(lexicon: Lexicon): void {
  for (const oldest of held.keys()) {
    if (held.size < MAX_LOADED) break;
    held.delete(oldest);
  }
  held.set(automatonName(lexicon.id, lexicon.version), lexicon);
}

/** Their file names. */
export const heldAutomata = (): Iterable<string> => held.keys();

const startThread = (): Thread => new Worker(new URL("./build.worker.ts", import.meta.url), { type: "module" });

/**
 * Loads a lexicon off the main thread: from this page, from this device, or from the network. A file that is damaged or of
 * another version gives an error and never a verdict. Calls for a lexicon that is already loading wait for the same result.
 */
export async function loadLexicon(id: LexiconId, options: LoadOptions = {}): Promise<Loaded> {
  const known = LEXICON_FILES[id];
  const version = options.version ?? known?.version;
  if (version === undefined) return { error: { code: "gone" } };
  const name = automatonName(id, version);
  const before = held.get(name);
  if (before !== undefined) return { lexicon: before };
  if (options.signal?.aborted === true) return { error: { code: "no-connection" } };
  const size = known?.version === version ? known.list.bytes : 0;
  const loading = underWay.get(name) ?? begin(name, { id, version, size, newest: known?.version ?? version }, options);
  return loading.join(options);
}

interface Loading {
  /** Ends early for a caller that cancels. The thread stops when nobody waits. */
  join(options: LoadOptions): Promise<Loaded>;
}

const underWay = new Map<string, Loading>();

function begin(name: string, job: Job, { startThread: start = startThread }: LoadOptions): Loading {
  const thread = start();
  const waiting = new Map<LoadOptions, (loaded: Loaded) => void>();
  let words: Verdicts | null = null;

  function end(loaded: Loaded): void {
    if (underWay.get(name) === loading) underWay.delete(name);
    if ("lexicon" in loaded) hold(loaded.lexicon);
    for (const done of [...waiting.values()]) done(loaded);
  }
  function stop(): void {
    thread.terminate();
    end({ error: { code: "no-connection" } });
  }
  function report(said: Report): void {
    switch (said.type) {
      case "progress":
        for (const { onProgress } of waiting.keys()) onProgress?.(said.share);
        return;
      case "retry":
        for (const { onRetry } of waiting.keys()) onRetry?.(said.error);
        return;
      case "list":
        words = verdictsFromList(said.file, said.index);
        for (const { onWords } of waiting.keys()) onWords?.(words);
        return;
      case "automaton":
        end({ lexicon: lexiconFrom(said.file) });
        return;
      case "failed":
        end({ error: said.error });
    }
  }
  // Its script did not load, or it ran out of memory.
  thread.onerror = stop;
  thread.onmessage = ({ data }: MessageEvent<Report>) => report(data);
  thread.postMessage(job);

  const loading: Loading = {
    join: (options) =>
      new Promise((resolve) => {
        const leave = (): void => {
          done({ error: { code: "no-connection" } });
          if (waiting.size === 0) stop();
        };
        const done = (loaded: Loaded): void => {
          waiting.delete(options);
          options.signal?.removeEventListener("abort", leave);
          resolve(loaded);
        };
        waiting.set(options, done);
        options.signal?.addEventListener("abort", leave);
        if (words !== null) options.onWords?.(words);
      }),
  };
  underWay.set(name, loading);
  return loading;
}
