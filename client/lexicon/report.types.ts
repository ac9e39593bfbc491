import type { AutomatonFile } from "../../shared/lexicon/automaton-file.ts";
import type { LexiconFault } from "../../shared/lexicon/envelope.ts";
import type { ListFile } from "../../shared/lexicon/list-file.ts";
import type { ListIndex } from "../../shared/lexicon/list-index.ts";
import type { LexiconId } from "../../shared/rules/model.ts";

/** Why there is no lexicon (yet). The preview then shows no verdict on words; the server still decides. */
export interface LoadError {
  readonly code: "no-connection" | "gone" | LexiconFault;
}

/** What the page asks its lexicon thread for. */
export interface Job {
  readonly id: LexiconId;
  readonly version: string;
  /** Bytes of the unpacked list; 0 where they are not known. */
  readonly size: number;
  /** The newest version that this client knows: kept on the device beside the wanted one. */
  readonly newest: string;
}

/** What the thread says, in this order; it ends with `automaton` or `failed`. */
export type Report =
  /** From 0 to 1. */
  | { readonly type: "progress"; readonly share: number }
  | { readonly type: "retry"; readonly error: LoadError }
  | { readonly type: "list"; readonly file: ListFile; readonly index: ListIndex }
  | { readonly type: "automaton"; readonly file: AutomatonFile }
  | { readonly type: "failed"; readonly error: LoadError };
