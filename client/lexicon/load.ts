import type { LexiconFault } from "../../shared/lexicon/envelope.ts";
import { type Lexicon, openLexicon } from "../../shared/lexicon/lexicon.ts";
import { automatonName, LEXICON_FILES } from "../../shared/lexicon/versions.ts";
import type { LexiconId } from "../../shared/rules/model.ts";

/** Why there is no lexicon (yet). The preview then shows no verdict on words; the server still decides. */
export type LoadError = { readonly code: "no-connection" } | { readonly code: "gone" } | { readonly code: LexiconFault };

export interface LoadOptions {
  /** The version that the match names; by default the newest that this client knows. */
  readonly version?: string;
  readonly signal?: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Called with the error before each further try. */
  readonly onRetry?: (error: LoadError) => void;
  readonly fetch?: typeof fetch;
  readonly wait?: (ms: number) => Promise<void>;
}

const TRIES = 4;
const FIRST_WAIT_MS = 500;

async function readAll(response: Response, expected: number, onProgress: (share: number) => void): Promise<Uint8Array> {
  if (response.body === null) return new Uint8Array(await response.arrayBuffer());
  const reader = response.body.getReader();
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value);
    length += piece.value.length;
    if (expected > 0) onProgress(Math.min(1, length / expected));
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

/**
 * Fetches a lexicon and opens it only if it is whole, of the version asked for, and fits its hash. A file that does not is
 * fetched again past every cache; when that does not help, the error says why, and there is no lexicon rather than a wrong one.
 */
export async function loadLexicon(
  id: LexiconId,
  options: LoadOptions = {},
): Promise<{ readonly lexicon: Lexicon } | { readonly error: LoadError }> {
  const { signal, onProgress = () => {}, onRetry = () => {} } = options;
  const get = options.fetch ?? fetch;
  const wait = options.wait ?? ((ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)));
  const newest = LEXICON_FILES[id];
  const version = options.version ?? newest?.version;
  if (version === undefined) return { error: { code: "gone" } };
  const size = newest?.version === version ? newest.bytes : 0;

  async function once(again: boolean): Promise<{ readonly lexicon: Lexicon } | { readonly error: LoadError }> {
    try {
      const response = await get(`/lexicons/${automatonName(id, version ?? "")}`, {
        cache: again ? "reload" : "default",
        ...(signal === undefined ? {} : { signal }),
      });
      if (response.status === 404) return { error: { code: "gone" } };
      if (!response.ok) return { error: { code: "no-connection" } };
      const opened = openLexicon(await readAll(response, size, onProgress), {
        id,
        ...(version === undefined ? {} : { version }),
      });
      return "fault" in opened ? { error: { code: opened.fault } } : { lexicon: opened.lexicon };
    } catch {
      return { error: { code: "no-connection" } };
    }
  }

  let result = await once(false);
  for (let tried = 1; "error" in result && tried < TRIES && signal?.aborted !== true; tried++) {
    onRetry(result.error);
    await wait(FIRST_WAIT_MS * 2 ** (tried - 1));
    result = await once(true);
  }
  return result;
}
