/**
 * Loads the engine for the searches of bots: the compiled one if possible, otherwise the TypeScript that it was compiled from.
 * Both find the same plays in the same order, so the choice does not change a match (V-12).
 */
import { type EngineMaker, typescriptEngine } from "../../../shared/lexicon/movegen/engine.ts";
import { wasmEngine } from "../../../shared/lexicon/movegen/wasm-engine.ts";

export interface SearchPorts {
  /** Fetches `shared/lexicon/movegen/search.generated.wasm`. */
  readonly fetch: () => Promise<Response>;
  readonly log: (line: Readonly<Record<string, unknown>>) => void;
  /** Called with the kind of engine and the bytes that it holds. */
  readonly made: (kind: "WebAssembly" | "TypeScript", bytes: number) => void;
}

/** Never fails. It logs once why the compiled engine is missing: an old browser, a policy, no network, no memory. */
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
    // Not compiled as a stream, which would need a content type that a server may not know.
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
