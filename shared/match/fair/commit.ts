/**
 * The fair bag: what nobody can have chosen. Before anybody sits down the server fixes a seed and shows its hash, the commit;
 * each seat then sends a nonce of its own; the match's key is made of the seed and all nonces. The server could not fit the seed to
 * the nonces, no seat its nonce to the seed, and once the match is over all of it is told, for everybody to make again.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export const SEED_BYTES = 32;
export const NONCE_BYTES = 16;
export const SEED = /^[0-9a-f]{64}$/;
export const NONCE = /^[0-9a-f]{32}$/;

/** Stands in every commit for ever: a hash of this game and this use alone. */
const LABEL = "alfa-kraft fair bag 1";

/** All of these are hexadecimal. SHA-256 of label, match and seed; the two texts end with a zero byte. */
export const commitOf = (match: string, seed: string): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes(`${LABEL}\0${match}\0`), hexToBytes(seed))));

/** HMAC-SHA-256 of the nonces in the order of the seats, under the seed. */
export const keyFrom = (seed: string, nonces: readonly string[]): string =>
  bytesToHex(hmac(sha256, hexToBytes(seed), concatBytes(...nonces.map((nonce) => hexToBytes(nonce)))));
