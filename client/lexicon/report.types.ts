import type { AutomatonFile } from "../../shared/lexicon/automaton-file.ts";
import type { LexiconFault } from "../../shared/lexicon/envelope.ts";
import type { ListFile } from "../../shared/lexicon/list-file.ts";
import type { ListIndex } from "../../shared/lexicon/list-index.ts";
import type { LexiconId } from "../../shared/rules/model.ts";

/** The reason why there is no lexicon (yet). The preview then gives no verdict on words, and the server still decides. */
export interface LoadError {
  readonly code: "no-connection" | "gone" | LexiconFault;
}

/** The job of the lexicon thread. */
export interface Job {
  readonly id: LexiconId;
  readonly version: string;
  /** Bytes of the unpacked list; 0 if unknown. */
  readonly size: number;
  /** The newest version that this client knows. It is stored beside the requested one. */
  readonly newest: string;
}

/** The reports of the thread, in this order. The last one is `automaton` or `failed`. */
export type Report =
  /** From 0 to 1. */
  | { readonly type: "progress"; readonly share: number }
  | { readonly type: "retry"; readonly error: LoadError }
  | { readonly type: "list"; readonly file: ListFile; readonly index: ListIndex }
  | { readonly type: "automaton"; readonly file: AutomatonFile }
  | { readonly type: "failed"; readonly error: LoadError };
