import type { LexiconId } from "../../../shared/rules/model.ts";

/** One lexicon that the client's own code fetches and builds in a new page. Times in ms. */
export interface Fetched {
  /** From the call to the last byte: includes the thread's start, the connection and decompression. */
  readonly received: number;
  /** From the last byte to the first look-up in the page. */
  readonly firstLookup: number;
  /** From the last byte until the page has the automaton. */
  readonly automaton: number;
  readonly words: number;
  /** Memory that the page holds from then on, in bytes. Null where the browser does not report it. */
  readonly held: number | null;
}

/** The order to the generator thread. */
export interface Wanted {
  readonly path: string;
  readonly withGaddag: boolean;
}

/** A generator that a thread of its own builds from the list. Times in ms, sizes in bytes. */
export interface Generated {
  /** From the list until the first search can begin: builds the word graph, the dictionary and the memory of the search. */
  readonly ready: number;
  readonly memory: number;
  /** Building the GADDAG and its dictionary after that. Null where the order did not ask for it. */
  readonly gaddag: { readonly ms: number; readonly memory: number } | null;
}

export interface Bench {
  /** Compressed bytes of the list. */
  wireBytes(id: LexiconId): Promise<number>;
  fetched(id: LexiconId, word: string): Promise<Fetched>;
  /** From the call to the first look-up, with the automaton that this device has stored. */
  kept(id: LexiconId, word: string): Promise<number>;
  generated(id: LexiconId, withGaddag: boolean): Promise<Generated>;
}

declare global {
  var bench: Bench;
}
