import type { LexiconId } from "../../../shared/rules/model.ts";

/** One lexicon, fetched and built by the client's own code in a page that has nothing of it yet. Times in ms. */
export interface Fetched {
  /** From the call to the last byte: the thread's start, the connection, unpacking. */
  readonly received: number;
  /** From the last byte to the first verdict in the page: checked, marked, handed over. */
  readonly firstLookup: number;
  /** From the last byte to the automaton in the page. */
  readonly automaton: number;
  readonly words: number;
  /** What the page holds from then on, in bytes; null where the browser does not tell. */
  readonly held: number | null;
}

/** What the generator thread is asked for. */
export interface Wanted {
  readonly path: string;
  readonly withGaddag: boolean;
}

/** A generator made of the list in a thread of its own. Times in ms, sizes in bytes. */
export interface Generated {
  /** Word graph, dictionary of the search, memory of the search: from the list to the first search. */
  readonly ready: number;
  readonly memory: number;
  /** The GADDAG, built and laid out for the search when all that is done; null where it was not asked for. */
  readonly gaddag: { readonly ms: number; readonly memory: number } | null;
}

export interface Bench {
  /** Bytes of the list as they came, packed. */
  wireBytes(id: LexiconId): Promise<number>;
  fetched(id: LexiconId, word: string): Promise<Fetched>;
  /** From the call to the first verdict, of the automaton that this device keeps. */
  kept(id: LexiconId, word: string): Promise<number>;
  generated(id: LexiconId, withGaddag: boolean): Promise<Generated>;
}

declare global {
  var bench: Bench;
}
