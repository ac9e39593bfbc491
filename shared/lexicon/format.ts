import { sha256 } from "@noble/hashes/sha2.js";
import { LEXICON_IDS, type LexiconId } from "../rules/model.ts";
import { AUTOMATON_FORMAT, type Dawg } from "./dawg.ts";

/**
 * The ready automaton as a file, little-endian:
 *
 *   0  magic "AKWG"            8  id, ASCII, padded with zeros (16)      40  number of blocks' words (u32)
 *   4  format (u32)           24  version, ASCII hex (12)                44  root block (u32)
 *                             36  number of words (u32)                  48  SHA-256 of the file but for these 32 bytes
 *                                                                        80  the blocks (dawg.ts), 4 bytes each
 */
const MAGIC = 0x47574b41;
const HEADER = 80;
const HASH_AT = 48;
const HASH_LENGTH = 32;
const ID_AT = 8;
const ID_LENGTH = 16;
const VERSION_AT = 24;
export const VERSION_LENGTH = 12;

export interface AutomatonFile {
  readonly id: LexiconId;
  readonly version: string;
  readonly words: number;
  readonly dawg: Dawg;
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
}

function hashOf(bytes: Uint8Array): Uint8Array {
  return sha256
    .create()
    .update(bytes.subarray(0, HASH_AT))
    .update(bytes.subarray(HASH_AT + HASH_LENGTH))
    .digest();
}

export function writeAutomaton(file: AutomatonFile): Uint8Array {
  const { nodes, root } = file.dawg;
  const bytes = new Uint8Array(HEADER + nodes.length * 4);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, AUTOMATON_FORMAT, true);
  for (let at = 0; at < file.id.length; at++) bytes[ID_AT + at] = file.id.charCodeAt(at);
  for (let at = 0; at < VERSION_LENGTH; at++) bytes[VERSION_AT + at] = file.version.charCodeAt(at);
  view.setUint32(36, file.words, true);
  view.setUint32(40, nodes.length, true);
  view.setUint32(44, root, true);
  for (let at = 0; at < nodes.length; at++) view.setInt32(HEADER + at * 4, nodes[at] ?? 0, true);
  bytes.set(hashOf(bytes), HASH_AT);
  return bytes;
}

function text(bytes: Uint8Array, from: number, length: number): string {
  let out = "";
  for (const code of bytes.subarray(from, from + length)) if (code !== 0) out += String.fromCharCode(code);
  return out;
}

/** Every place that runs this is little-endian, so the blocks are read where they lie; they are copied only to be aligned. */
function blocks(bytes: Uint8Array, length: number): Int32Array {
  const from = bytes.byteOffset + HEADER;
  if (from % 4 === 0) return new Int32Array(bytes.buffer, from, length);
  return new Int32Array(bytes.slice(HEADER, HEADER + length * 4).buffer);
}

export function readAutomaton(
  bytes: Uint8Array,
  expected: Expected = {},
): { readonly file: AutomatonFile } | { readonly fault: LexiconFault } {
  if (bytes.length < 8) return { fault: "truncated" };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0, true) !== MAGIC) return { fault: "not-a-lexicon" };
  if (view.getUint32(4, true) !== AUTOMATON_FORMAT) return { fault: "unknown-format" };
  if (bytes.length < HEADER) return { fault: "truncated" };
  const length = view.getUint32(40, true);
  const size = HEADER + length * 4;
  if (bytes.length < size) return { fault: "truncated" };
  if (bytes.length > size) return { fault: "damaged" };
  const hash = hashOf(bytes);
  if (hash.some((byte, at) => byte !== bytes[HASH_AT + at])) return { fault: "damaged" };
  const id = LEXICON_IDS.find((one) => one === text(bytes, ID_AT, ID_LENGTH));
  const version = text(bytes, VERSION_AT, VERSION_LENGTH);
  if (id === undefined || (expected.id !== undefined && id !== expected.id)) return { fault: "wrong-lexicon" };
  if (expected.version !== undefined && version !== expected.version) return { fault: "wrong-version" };
  const dawg: Dawg = { nodes: blocks(bytes, length), root: view.getUint32(44, true) };
  return { file: { id, version, words: view.getUint32(36, true), dawg } };
}
