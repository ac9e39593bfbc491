/** Lexicons in this isolate: fetched from the deploy's own assets when first needed, then shared by all matches that run in it. */
import { openLexicon } from "../../shared/lexicon/lexicon.ts";
import { automatonName, LEXICON_FILES } from "../../shared/lexicon/versions.ts";
import { wordTreeOf } from "../../shared/lexicon/word-tree.ts";
import type { Level, MaybeLater, VersionedWords, Words } from "../../shared/match/ports.ts";
import type { LexiconId } from "../../shared/rules/model.ts";

/** Some megabytes each, of the 128 that an isolate has. */
const MOST_KEPT = 6;
const FETCH_MS = 5000;
const LOOK_AGAIN_MS = 20;

const kept = new Map<string, VersionedWords>();
/**
 * Since when some match here is fetching. Others wait for it by the clock and not for its promise: a promise belongs to the
 * object that made it, and dies with it.
 */
const fetching = new Map<string, number>();

export type Note = (level: Level, event: string, fields?: Readonly<Record<string, unknown>>) => void;

export class IsolateWords implements Words {
  readonly #ctx: DurableObjectState;
  readonly #assets: Fetcher;
  readonly #note: Note;

  constructor(ctx: DurableObjectState, assets: Fetcher, note: Note) {
    this.#ctx = ctx;
    this.#assets = assets;
    this.#note = note;
  }

  use(id: LexiconId, version: string, work: (words: VersionedWords | null) => undefined, also: LexiconId | null): MaybeLater {
    const ready = kept.get(automatonName(id, version));
    const newest = newestOf(also);
    const other = newest === null ? ready : kept.get(newest.file);
    if (ready === undefined || other === undefined) return this.#useLater(id, version, work, also);
    work(either(ready, other));
    return undefined;
  }

  async #useLater(
    id: LexiconId,
    version: string,
    work: (words: VersionedWords | null) => undefined,
    also: LexiconId | null,
  ): Promise<void> {
    let fault: { readonly error: unknown } | null = null;
    // The gate stays shut until the work is done. An exception in here would reset the object, so it is carried out.
    await this.#ctx.blockConcurrencyWhile(async () => {
      try {
        const words = await this.#load(id, version);
        const newest = newestOf(also);
        const other = newest === null ? words : await this.#load(newest.id, newest.version);
        work(words === null || other === null ? null : either(words, other));
      } catch (error) {
        fault = { error };
      }
    });
    if (fault !== null) throw (fault as { readonly error: unknown }).error;
  }

  async #load(id: LexiconId, version: string): Promise<VersionedWords | null> {
    const found = await this.#find(id, version);
    if (found !== "gone") return found;
    const newest = LEXICON_FILES[id]?.version;
    this.#note("warn", "lexicon-gone", { id, version, newest });
    if (newest === undefined || newest === version) return null;
    const other = await this.#find(id, newest);
    return other === "gone" ? null : other;
  }

  async #find(id: LexiconId, version: string): Promise<VersionedWords | "gone" | null> {
    const file = automatonName(id, version);
    for (;;) {
      const ready = kept.get(file);
      if (ready !== undefined) return ready;
      const since = fetching.get(file);
      if (since === undefined || Date.now() - since > FETCH_MS) break;
      await scheduler.wait(LOOK_AGAIN_MS);
    }
    fetching.set(file, Date.now());
    try {
      const found = await this.#fetch(file, id, version);
      if (found !== null && found !== "gone") keep(file, found);
      return found;
    } finally {
      fetching.delete(file);
    }
  }

  /** Null: not now. The asset server answers an unknown path with the page. */
  async #fetch(file: string, id: LexiconId, version: string): Promise<VersionedWords | "gone" | null> {
    try {
      const answer = await this.#assets.fetch(`https://assets/lexicons/${file}`, { signal: AbortSignal.timeout(FETCH_MS) });
      const page = answer.headers.get("Content-Type")?.startsWith("text/html") ?? false;
      if (answer.status === 404 || (answer.ok && page)) return "gone";
      const opened = openLexicon(new Uint8Array(await answer.arrayBuffer()), { id, version });
      if ("lexicon" in opened) return { list: opened.lexicon, tree: wordTreeOf(opened.lexicon), version };
      this.#note("error", "lexicon-failed", { file, status: answer.status, fault: opened.fault });
    } catch (error) {
      this.#note("error", "lexicon-failed", { file, fault: String(error) });
    }
    return null;
  }
}

/** Null where none is asked for, or none is built. */
function newestOf(id: LexiconId | null): { readonly id: LexiconId; readonly version: string; readonly file: string } | null {
  const version = id === null ? undefined : LEXICON_FILES[id]?.version;
  return id === null || version === undefined ? null : { id, version, file: automatonName(id, version) };
}

/** Words of one list or the other. Nobody looks for plays in two. */
function either(words: VersionedWords, other: VersionedWords): VersionedWords {
  if (words === other) return words;
  return { list: { has: (word) => words.list.has(word) || other.list.has(word) }, tree: null, version: words.version };
}

function keep(file: string, words: VersionedWords): void {
  for (const oldest of kept.keys()) {
    if (kept.size < MOST_KEPT) break;
    kept.delete(oldest);
  }
  kept.set(file, words);
}
