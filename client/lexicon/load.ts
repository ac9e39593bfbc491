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

const startThread = (): Thread => new Worker(new URL("./build.worker.ts", import.meta.url), { type: "module" });

/**
 * The lexicon that a match names: held by this page, kept on this device, or fetched and built, off the main thread. What is
 * not whole, of another version or does not fit its hash gives an error and never a verdict.
 */
export async function loadLexicon(id: LexiconId, options: LoadOptions = {}): Promise<Loaded> {
  const known = LEXICON_FILES[id];
  const version = options.version ?? known?.version;
  if (version === undefined) return { error: { code: "gone" } };
  const before = held.get(automatonName(id, version));
  if (before !== undefined) return { lexicon: before };
  const size = known?.version === version ? known.list.bytes : 0;
  const loaded = await runThread({ id, version, size, newest: known?.version ?? version }, options);
  if ("lexicon" in loaded) hold(loaded.lexicon);
  return loaded;
}

function runThread(job: Job, options: LoadOptions): Promise<Loaded> {
  return new Promise((resolve) => {
    const thread = (options.startThread ?? startThread)();
    const stop = () => {
      thread.terminate();
      resolve({ error: { code: "no-connection" } });
    };
    const end = (loaded: Loaded) => {
      options.signal?.removeEventListener("abort", stop);
      resolve(loaded);
    };
    options.signal?.addEventListener("abort", stop);
    // Its script could not be fetched, or it ran out of memory.
    thread.onerror = stop;
    thread.onmessage = ({ data }: MessageEvent<Report>) => {
      if (data.type === "progress") options.onProgress?.(data.share);
      else if (data.type === "retry") options.onRetry?.(data.error);
      else if (data.type === "list") options.onWords?.(verdictsFromList(data.file, data.index));
      else if (data.type === "automaton") end({ lexicon: lexiconFrom(data.file) });
      else end({ error: data.error });
    };
    if (options.signal?.aborted === true) stop();
    else thread.postMessage(job);
  });
}
