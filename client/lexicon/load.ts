import { type Lexicon, lexiconFrom, type Verdicts, verdictsFromList } from "../../shared/lexicon/lexicon.ts";
import { automatonName, LEXICON_FILES } from "../../shared/lexicon/versions.ts";
import type { LexiconId } from "../../shared/rules/model.ts";
import type { Job, LoadError, Report } from "./report.types.ts";

export interface LoadOptions {
  /** The version that the match names; by default the newest that this client knows. */
  readonly version?: string;
  readonly signal?: AbortSignal;
  /** From 0 to 1, while the list is on its way. */
  readonly onProgress?: (share: number) => void;
  /** Called with the error before each further try. */
  readonly onRetry?: (error: LoadError) => void;
  /** The list has come and answers look-ups, while the automaton is still being built of it. */
  readonly onWords?: (words: Verdicts) => void;
  readonly startThread?: () => Thread;
}

export type Thread = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;
type Loaded = { readonly lexicon: Lexicon } | { readonly error: LoadError };

/** Lexicons of this page, one or two megabytes each: a match and its neighbour, and the wider list of a strict one. */
const MOST_HELD = 3;
const held = new Map<string, Lexicon>();

function hold(lexicon: Lexicon): void {
  for (const oldest of held.keys()) {
    if (held.size < MOST_HELD) break;
    held.delete(oldest);
  }
  held.set(automatonName(lexicon.id, lexicon.version), lexicon);
}

/** Their names, as files have them. */
export const heldAutomata = (): Iterable<string> => held.keys();

const startThread = (): Thread => new Worker(new URL("./build.worker.ts", import.meta.url), { type: "module" });

/**
 * The lexicon that a match names: held by this page, kept on this device, or fetched and built, off the main thread. What is
 * not whole, of another version or does not fit its hash gives an error and never a verdict. Who asks for one that is on its
 * way waits for the same.
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
  /** Ends early for who calls it off; the thread stops when nobody waits any more. */
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
  // Its script could not be fetched, or it ran out of memory.
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
