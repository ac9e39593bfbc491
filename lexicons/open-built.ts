import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Lexicon, openLexicon } from "../shared/lexicon/lexicon.ts";
import { LEXICON_FILES } from "../shared/lexicon/versions.ts";
import type { LexiconId } from "../shared/rules/model.ts";

/** Opens a lexicon that `npm run lexicons` has built, for commands and tests. */
export async function openBuilt(id: LexiconId): Promise<Lexicon> {
  const entry = LEXICON_FILES[id];
  if (entry === undefined) throw new Error(`the lexicon ${id} is not built`);
  const bytes = await readFile(fileURLToPath(new URL(`../build/lexicons/${entry.file}`, import.meta.url)));
  const opened = openLexicon(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength), { id, version: entry.version });
  if ("fault" in opened) throw new Error(`${entry.file}: ${opened.fault}; run npm run lexicons`);
  return opened.lexicon;
}
