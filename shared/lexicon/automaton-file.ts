import type { LexiconId } from "../rules/model.ts";
import type { Dawg } from "./dawg.ts";
import { type Expected, type Kind, type LexiconFault, seal, unseal } from "./envelope.ts";
import { AUTOMATON_FORMAT } from "./formats.ts";

/** The ready automaton: the blocks of `dawg.ts` one after another, the root's block in the header. */
const AUTOMATON: Kind = { magic: "AKWG", format: AUTOMATON_FORMAT };

export interface AutomatonFile {
  readonly id: LexiconId;
  readonly version: string;
  readonly words: number;
  readonly dawg: Dawg;
}

/** All that run this are little-endian, so the numbers of a file are those of the machine. */
export function writeAutomaton({ id, version, words, dawg: { nodes, root } }: AutomatonFile): Uint8Array {
  const content = new Uint8Array(nodes.buffer, nodes.byteOffset, nodes.byteLength);
  return seal(AUTOMATON, { id, version, words, extra: root, content });
}

/** The blocks are read where they lie, and copied only to be aligned. */
export function readAutomaton(
  bytes: Uint8Array,
  expected: Expected = {},
): { readonly file: AutomatonFile } | { readonly fault: LexiconFault } {
  const read = unseal(AUTOMATON, bytes, expected);
  if ("fault" in read) return read;
  const { id, version, words, extra, content } = read.envelope;
  const aligned = content.byteOffset % 4 === 0 ? content : content.slice();
  const nodes = new Int32Array(aligned.buffer, aligned.byteOffset, aligned.length >> 2);
  return { file: { id, version, words, dawg: { nodes, root: extra } } };
}
