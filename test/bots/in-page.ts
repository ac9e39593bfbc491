/** Bundled and put into a page by test/browser/same-match.spec.ts: plays there what Node plays. */
import { type LexiconFiles, readKnowledge } from "./read-knowledge.ts";
import { type ToldMatch, tellMatch } from "./told-match.ts";

/** Files in base64. */
type Packed = Readonly<Record<keyof LexiconFiles, string>>;

declare global {
  var linesOfMatch: (match: ToldMatch, files: Packed) => string[];
}

globalThis.linesOfMatch = (match, { automaton, list, bands }) => {
  const files = { automaton: bytesOf(automaton), list: bytesOf(list), bands: bytesOf(bands) };
  const lines: string[] = [];
  tellMatch(match, readKnowledge(match.lexicon, files), (line) => lines.push(line));
  return lines;
};

function bytesOf(packed: string): Uint8Array {
  return Uint8Array.from(atob(packed), (char) => char.charCodeAt(0));
}
