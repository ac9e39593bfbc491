import * as v from "valibot";
import { deviceStorage } from "../storage/device-storage.ts";

/** What this device keeps about the fair bag of a match: the commit it was shown and the nonce it drew then. */
const StoredCommit = v.object({ commit: v.string(), nonce: v.string(), match: v.nullable(v.string()) });
type StoredCommit = v.InferOutput<typeof StoredCommit>;

const KEY = "alfa-kraft:fair";
/** More matches than any player has at once. The oldest go first. */
const MAX_STORED = 200;
const NONCE_BYTES = 16;

function all(): readonly StoredCommit[] {
  try {
    const read = v.safeParse(v.array(StoredCommit), JSON.parse(deviceStorage.getItem(KEY) ?? "[]"));
    return read.success ? read.output : [];
  } catch {
    return [];
  }
}

const keep = (kept: readonly StoredCommit[]): void => deviceStorage.setItem(KEY, JSON.stringify(kept.slice(-MAX_STORED)));

function draw(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The nonce for a commit. It returns the earlier one if there is one, because the server keeps the first. */
export function nonceFor(commit: string): string {
  const kept = all();
  const known = kept.find((one) => one.commit === commit);
  if (known !== undefined) return known.nonce;
  const nonce = draw();
  keep([...kept, { commit, nonce, match: null }]);
  return nonce;
}

/** The seat is taken: from now on the match is known by its id. */
export function keepFor(match: string, commit: string): void {
  keep(all().map((one) => (one.commit === commit ? { ...one, match } : one)));
}

export const keptOf = (match: string): Pick<StoredCommit, "commit" | "nonce"> | null =>
  all().find((one) => one.match === match) ?? null;
