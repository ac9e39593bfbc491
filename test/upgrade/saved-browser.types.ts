/** What a build has stored in a browser (test/fixtures/builds). */
export interface SavedDatabase {
  readonly name: string;
  readonly version: number;
  readonly stores: readonly {
    readonly name: string;
    readonly records: readonly { readonly key: IDBValidKey; readonly value: unknown }[];
  }[];
}

/** In the form in which a browser context takes it. */
export interface SavedBrowser {
  /** Of the match that waits for its player. */
  readonly path: string;
  /** What its page showed. */
  readonly seen: {
    readonly hand: string;
    readonly board: readonly { readonly at: string; readonly letter: string }[];
    readonly draft: { readonly at: string; readonly letter: string };
    readonly scores: readonly [own: number, opponent: number];
  };
  readonly record: number;
  readonly origins: readonly {
    readonly origin: string;
    readonly localStorage: readonly { readonly name: string; readonly value: string }[];
    readonly indexedDB: readonly SavedDatabase[];
  }[];
}
