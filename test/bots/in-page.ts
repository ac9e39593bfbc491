/** test/browser/same-match.spec.ts bundles this into a page. It plays the same match as Node, with the compiled search. */
import { wasmEngine } from "../../shared/lexicon/movegen/wasm-engine.ts";
import { type LexiconFiles, readKnowledge } from "./read-knowledge.ts";
import { type ToldMatch, tellMatch } from "./told-match.ts";

/** Files in base64. */
type Packed = Readonly<Record<keyof LexiconFiles, string>>;

declare global {
  var linesOfMatch: (match: ToldMatch, files: Packed, search: string) => Promise<string[]>;
}

globalThis.linesOfMatch = async (match, { automaton, list, bands }, search) => {
  const files = { automaton: bytesOf(automaton), list: bytesOf(list), bands: bytesOf(bands) };
  const lines: string[] = [];
  const engine = wasmEngine(await WebAssembly.compile(bytesOf(search)));
  tellMatch(match, readKnowledge(match.lexicon, files, engine), (line) => lines.push(line));
  return lines;
};

function bytesOf(packed: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(packed), (char) => char.charCodeAt(0));
}
