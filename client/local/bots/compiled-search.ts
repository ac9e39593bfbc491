/**
 * What runs the searches of bots: the compiled one wherever it can be had, else the TypeScript that it was compiled from. Both
 * find the same plays in the same order, so a match does not depend on it (V-12).
 */
import { type EngineMaker, typescriptEngine } from "../../../shared/lexicon/movegen/engine.ts";
import { wasmEngine } from "../../../shared/lexicon/movegen/wasm-engine.ts";

export interface SearchPorts {
  /** The file of `shared/lexicon/movegen/search.generated.wasm`. */
  readonly fetch: () => Promise<Response>;
  readonly log: (line: Readonly<Record<string, unknown>>) => void;
  /** A search was made, of that kind, and holds so many bytes. */
  readonly made: (kind: "WebAssembly" | "TypeScript", bytes: number) => void;
}

/** Never fails, and tells once why the compiled one is not to be had: an old browser, a policy, no network, no room. */
export async function loadSearch({ fetch, log, made }: SearchPorts): Promise<EngineMaker> {
  const plain: EngineMaker = (words, flush) => {
    const engine = typescriptEngine(words, flush);
    made("TypeScript", engine.memory.byteLength);
    return engine;
  };
  const refused = (error: unknown): void => log({ event: "search-not-compiled", why: String(error) });
  try {
    const answer = await fetch();
    if (!answer.ok) throw new Error(`${answer.status}`);
    // Not as a stream: that would ask for a type of content that a server need not know.
    const compiled = wasmEngine(await WebAssembly.compile(await answer.arrayBuffer()));
    let told = false;
    return (words, flush) => {
      try {
        const engine = compiled(words, flush);
        made("WebAssembly", engine.memory.byteLength);
        return engine;
      } catch (error) {
        if (!told) refused(error);
        told = true;
        return plain(words, flush);
      }
    };
  } catch (error) {
    refused(error);
    return plain;
  }
}
