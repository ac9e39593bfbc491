import { sha256 } from "@noble/hashes/sha2.js";
import { LEXICON_IDS, type LexiconId } from "../rules/model.ts";

/**
 * What every lexicon file begins with, little-endian:
 *
 *   0  magic (4 letters)       24  version, ASCII hex (12)     44  a number of the format's own (u32)
 *   4  format (u32)            36  number of words (u32)       48  SHA-256 of the file but for these 32 bytes
 *   8  id, ASCII, zeros (16)   40  bytes of content (u32)      80  content
 */
const HEADER = 80;
const ID_AT = 8;
const ID_LENGTH = 16;
const VERSION_AT = 24;
export const VERSION_LENGTH = 12;
const HASH_AT = 48;
const HASH_LENGTH = 32;

/** A kind of file: its first four letters, and the layout of its content. */
export interface Kind {
  readonly magic: string;
  readonly format: number;
}

export interface Envelope {
  readonly id: LexiconId;
  /** Of the words: the same in every file that carries them. */
  readonly version: string;
  readonly words: number;
  readonly extra: number;
  readonly content: Uint8Array;
}

/** Every one of these is met by fetching the file again; none may ever turn into a verdict on a word. */
export const LEXICON_FAULTS = [
  "not-a-lexicon",
  "unknown-format",
  "truncated",
  "damaged",
  "wrong-lexicon",
  "wrong-version",
] as const;
export type LexiconFault = (typeof LEXICON_FAULTS)[number];

/** What the reader expects; a file that says otherwise is refused. */
export interface Expected {
  readonly id?: LexiconId;
  readonly version?: string;
  /** SHA-256 of `hashedBytes`, where the platform has made it; else it is made here. */
  readonly hash?: Uint8Array;
}

function hashOf(bytes: Uint8Array): Uint8Array {
  return sha256
    .create()
    .update(bytes.subarray(0, HASH_AT))
    .update(bytes.subarray(HASH_AT + HASH_LENGTH))
    .digest();
}

/** What the hash is of, in one piece: for platforms that hash faster than we do. */
export function hashedBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const [head, tail] = [bytes.subarray(0, HASH_AT), bytes.subarray(HASH_AT + HASH_LENGTH)];
  const out = new Uint8Array(head.length + tail.length);
  out.set(head);
  out.set(tail, head.length);
  return out;
}

function putText(bytes: Uint8Array, at: number, text: string): void {
  for (let index = 0; index < text.length; index++) bytes[at + index] = text.charCodeAt(index);
}

function textAt(bytes: Uint8Array, at: number, length: number): string {
  let out = "";
  for (const code of bytes.subarray(at, at + length)) if (code !== 0) out += String.fromCharCode(code);
  return out;
}

export function seal(kind: Kind, envelope: Envelope): Uint8Array {
  const bytes = new Uint8Array(HEADER + envelope.content.length);
  const view = new DataView(bytes.buffer);
  putText(bytes, 0, kind.magic);
  view.setUint32(4, kind.format, true);
  putText(bytes, ID_AT, envelope.id);
  putText(bytes, VERSION_AT, envelope.version);
  view.setUint32(36, envelope.words, true);
  view.setUint32(40, envelope.content.length, true);
  view.setUint32(44, envelope.extra, true);
  bytes.set(envelope.content, HEADER);
  bytes.set(hashOf(bytes), HASH_AT);
  return bytes;
}

/** The content is a view into `bytes`, not a copy. */
export function unseal(
  kind: Kind,
  bytes: Uint8Array,
  expected: Expected,
): { readonly envelope: Envelope } | { readonly fault: LexiconFault } {
  if (bytes.length < 8) return { fault: "truncated" };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (textAt(bytes, 0, 4) !== kind.magic) return { fault: "not-a-lexicon" };
  if (view.getUint32(4, true) !== kind.format) return { fault: "unknown-format" };
  if (bytes.length < HEADER) return { fault: "truncated" };
  const size = HEADER + view.getUint32(40, true);
  if (bytes.length < size) return { fault: "truncated" };
  if (bytes.length > size) return { fault: "damaged" };
  const hash = expected.hash ?? hashOf(bytes);
  if (hash.length !== HASH_LENGTH || hash.some((byte, at) => byte !== bytes[HASH_AT + at])) return { fault: "damaged" };
  const id = LEXICON_IDS.find((one) => one === textAt(bytes, ID_AT, ID_LENGTH));
  const version = textAt(bytes, VERSION_AT, VERSION_LENGTH);
  if (id === undefined || (expected.id !== undefined && id !== expected.id)) return { fault: "wrong-lexicon" };
  if (expected.version !== undefined && version !== expected.version) return { fault: "wrong-version" };
  const content = bytes.subarray(HEADER);
  return { envelope: { id, version, words: view.getUint32(36, true), extra: view.getUint32(44, true), content } };
}
