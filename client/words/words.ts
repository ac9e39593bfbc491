/** The word list of one match on this page: loading, ready or failed, and its verdict on words. */
import { batch, type ReadonlySignal, signal } from "@preact/signals";
import type { Rejection, Verdicts } from "../../shared/lexicon/lexicon.ts";
import { fullLexiconOf, type LexiconId } from "../../shared/rules/lexicons.ts";
import type { LoadOptions } from "../lexicon/load.ts";
import type { LoadError } from "../lexicon/report.types.ts";

export type WordsState = "loading" | "ready" | "failed";

export interface Words {
  readonly id: LexiconId;
  readonly version: string;
  /** Null until it has loaded. Words are then neither framed nor praised. */
  readonly list: ReadonlySignal<Verdicts | null>;
  readonly state: ReadonlySignal<WordsState>;
  /** The last error, during a retry or after the failure. */
  readonly trouble: ReadonlySignal<LoadError | null>;
  /** From 0 to 1 while the list loads. */
  readonly share: ReadonlySignal<number | null>;
  /** The reason why a word is not valid; null if it is valid or unknown here. */
  why(word: string): Rejection | null;
  /** Loads the list, unless it is loaded or loading. */
  start(): void;
  /** Cancels the loading. */
  stop(): void;
}

type Load = (id: LexiconId, options: LoadOptions) => Promise<{ readonly lexicon: Verdicts } | { readonly error: LoadError }>;

export function createWords(id: LexiconId, version: string, load: Load): Words {
  const list = signal<Verdicts | null>(null);
  const state = signal<WordsState>("loading");
  const trouble = signal<LoadError | null>(null);
  const share = signal<number | null>(null);
  const wider = signal<Verdicts | null>(null);
  let running: AbortController | null = null;
  let widerAsked = false;

  async function run({ signal: stop }: AbortController): Promise<void> {
    const there = (words: Verdicts): void => {
      if (stop.aborted) return;
      batch(() => {
        list.value = words;
        state.value = "ready";
        trouble.value = null;
        share.value = null;
      });
    };
    const loaded = await load(id, {
      version,
      signal: stop,
      onProgress: (done) => {
        if (!stop.aborted) share.value = done;
      },
      onRetry: (error) => {
        if (!stop.aborted) trouble.value = error;
      },
      onWords: there,
    });
    if (stop.aborted) return;
    running = null;
    if ("lexicon" in loaded) there(loaded.lexicon);
    // What had loaded before the failure is whole and stays.
    else if (list.peek() === null) {
      batch(() => {
        state.value = "failed";
        trouble.value = loaded.error;
        share.value = null;
      });
    }
  }

  /** Loaded when a word is first refused, and only to give the reason. */
  async function askWider(): Promise<void> {
    const full = fullLexiconOf(id);
    if (full === null || widerAsked) return;
    widerAsked = true;
    const loaded = await load(full, {});
    if ("lexicon" in loaded) wider.value = loaded.lexicon;
  }

  return {
    id,
    version,
    list,
    state,
    trouble,
    share,
    why(word) {
      const reason = list.value?.why(word, wider.value ?? undefined) ?? null;
      if (reason === "not-in-list") void askWider();
      return reason;
    },
    start() {
      if (running !== null || list.peek() !== null) return;
      running = new AbortController();
      batch(() => {
        state.value = "loading";
        trouble.value = null;
      });
      void run(running);
    },
    stop() {
      running?.abort();
      running = null;
    },
  };
}
