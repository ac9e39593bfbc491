import { type ListFile, readList } from "../../shared/lexicon/list-file.ts";
import { listName } from "../../shared/lexicon/versions.ts";
import { platformHash } from "./platform-hash.ts";
import type { Job, LoadError } from "./report.types.ts";

const TRIES = 4;
const FIRST_WAIT_MS = 500;
/** An answer that stays silent for this long is given up: some networks accept a request and go silent. */
const SILENCE_MS = 10_000;

export interface FetchPorts {
  readonly fetch: typeof fetch;
  wait(ms: number): Promise<void>;
  /** Calls `ring` after `ms`. The returned function cancels. */
  alarm(ms: number, ring: () => void): () => void;
  /** From 0 to 1. */
  onProgress(share: number): void;
  /** Called with the error before each retry. */
  onRetry(error: LoadError): void;
}

type Fetched = { readonly file: ListFile } | { readonly error: LoadError };

/** `onLength` gets the number of bytes received. */
async function readAll(response: Response, onLength: (length: number) => void): Promise<Uint8Array> {
  if (response.body === null) return new Uint8Array(await response.arrayBuffer());
  const reader = response.body.getReader();
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value);
    length += piece.value.length;
    onLength(length);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

/** A name that does not exist stays missing. */
const isFinal = (result: Fetched): boolean => "file" in result || result.error.code === "gone";

/**
 * Returns the words only if they are whole, of the requested version, and match their hash. Otherwise they are fetched again
 * past every cache. If that does not help, the error says why: no list is better than a wrong one.
 */
export async function fetchList({ id, version, size }: Job, ports: FetchPorts): Promise<Fetched> {
  async function once(cache: RequestCache): Promise<Fetched> {
    const silence = new AbortController();
    const listen = () => ports.alarm(SILENCE_MS, () => silence.abort());
    let callOff = listen();
    const onLength = (length: number): void => {
      callOff();
      callOff = listen();
      if (size > 0) ports.onProgress(Math.min(1, length / size));
    };
    try {
      const response = await ports.fetch(`/lexicons/${listName(id, version)}`, { cache, signal: silence.signal });
      if (response.status === 404) return { error: { code: "gone" } };
      if (!response.ok) return { error: { code: "no-connection" } };
      const bytes = await readAll(response, onLength);
      const read = readList(bytes, { id, version, ...(await platformHash(bytes)) });
      return "fault" in read ? { error: { code: read.fault } } : read;
    } catch {
      return { error: { code: "no-connection" } };
    } finally {
      callOff();
    }
  }

  let result = await once("default");
  for (let tried = 1; !isFinal(result) && tried < TRIES; tried++) {
    if ("error" in result) ports.onRetry(result.error);
    await ports.wait(FIRST_WAIT_MS * 2 ** (tried - 1));
    result = await once("reload");
  }
  return result;
}
