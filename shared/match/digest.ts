import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** 128 bits by which a command that is sent again is known from another one with its id. */
export function digestOf(command: { readonly type: string }): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(command)))).slice(0, 32);
}
