/** By what a command that is sent again is known from another one with its id. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

interface Body {
  readonly type: string;
}

/** Stored before these were: 128 bits of a SHA-256, which costs a good part of a play where it is worked out in JavaScript. */
const OLD_LENGTH = 32;
const HASHED = "h";

/**
 * 128 bits, well mixed, and no more than that: whoever found two commands alike in them would have the one answered as the other,
 * which is a command of their own.
 */
export function digestOf(command: Body): string {
  const text = JSON.stringify(command);
  let [a, b, c, d] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x13198a2e ^ text.length];
  for (let at = 0; at < text.length; at += 2) {
    // Past the end there is NaN, of which a shift makes nothing.
    const two = text.charCodeAt(at) | (text.charCodeAt(at + 1) << 16);
    a = b ^ Math.imul(a ^ two, 0x239b961b);
    b = c ^ Math.imul(b ^ two, 0xab0e9789);
    c = d ^ Math.imul(c ^ two, 0x38b34ae5);
    d = a ^ Math.imul(d ^ two, 0xa1e38b93);
  }
  return `${HASHED}${word(a ^ d)}.${word(b ^ a)}.${word(c ^ b)}.${word(d ^ c)}`;
}

export const isDigestOf = (digest: string, command: Body): boolean =>
  digest === (digest.startsWith(HASHED) ? digestOf(command) : oldDigestOf(command));

const oldDigestOf = (command: Body): string => bytesToHex(sha256(utf8ToBytes(JSON.stringify(command)))).slice(0, OLD_LENGTH);

/** Every bit of it changes with every bit that went in. */
function word(bits: number): string {
  const once = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return ((twice ^ (twice >>> 16)) >>> 0).toString(36);
}
