/** Tells a command that is sent again from another command with its id. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

interface Body {
  readonly type: string;
}

/** 128 bits, in hexadecimal digits. A player who found two commands with one digest could only mislead themselves. */
const DIGITS = 32;

/** SHA-256 of the command's JSON, cut to 128 bits. */
export const digestOf = (command: Body): string => bytesToHex(sha256(utf8ToBytes(JSON.stringify(command)))).slice(0, DIGITS);

export const isDigestOf = (digest: string, command: Body): boolean =>
  digest === (digest.startsWith(MIXED) ? mixedDigestOf(command) : digestOf(command));

/** The digests of another form in older logs begin with this letter, which is no hexadecimal digit. */
const MIXED = "h";

/** The form that matches stored for a while: 128 bits mixed from the command's JSON. */
function mixedDigestOf(command: Body): string {
  const text = JSON.stringify(command);
  let [a, b, c, d] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x13198a2e ^ text.length];
  for (let at = 0; at < text.length; at += 2) {
    // Past the end charCodeAt gives NaN, which a shift turns into 0.
    const two = text.charCodeAt(at) | (text.charCodeAt(at + 1) << 16);
    a = b ^ Math.imul(a ^ two, 0x239b961b);
    b = c ^ Math.imul(b ^ two, 0xab0e9789);
    c = d ^ Math.imul(c ^ two, 0x38b34ae5);
    d = a ^ Math.imul(d ^ two, 0xa1e38b93);
  }
  return `${MIXED}${word(a ^ d)}.${word(b ^ a)}.${word(c ^ b)}.${word(d ^ c)}`;
}

/** Mixes 32 bits, so that each bit depends on every bit that went in. */
function word(bits: number): string {
  const once = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return ((twice ^ (twice >>> 16)) >>> 0).toString(36);
}
