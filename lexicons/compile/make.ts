import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { writeAutomaton } from "../../shared/lexicon/automaton-file.ts";
import { RAREST, writeBands } from "../../shared/lexicon/bands-file.ts";
import { BANDS_FORMAT } from "../../shared/lexicon/formats.ts";
import { writeList } from "../../shared/lexicon/list-file.ts";
import { automatonName, type LexiconFile, listName, type WireFile } from "../../shared/lexicon/versions.ts";
import type { LexiconId } from "../../shared/rules/lexicons.ts";
import { fileBeside } from "../file-beside.ts";
import type { Recipe } from "../recipe.types.ts";
import { compile, inOrder, versionOf } from "./compile.ts";
import { notice, report } from "./report.ts";
import { writeWhole } from "./write-whole.ts";

/** Writes the file packed, as browsers fetch it, and unpacked for clients without Brotli. */
async function writePacked(folder: string, file: string, content: Uint8Array): Promise<WireFile> {
  const packed = await promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  await writeWhole(join(folder, file), content);
  await writeWhole(join(folder, `${file}.br`), packed);
  return { file, bytes: content.length, wireBytes: packed.length };
}

/** Packing goes on while the next lexicon is made. */
export interface Making {
  readonly done: Promise<LexiconFile>;
}

/** Makes all files of one lexicon in `folder`. */
export async function make(id: LexiconId, recipe: Recipe, folder: string): Promise<Making> {
  const started = performance.now();
  const collected = await recipe.collect();
  const words = inOrder(id, collected.words);
  const version = versionOf(id, words);
  const file = automatonName(id, version);
  const automaton = writeAutomaton({ id, version, words: words.length, dawg: compile(id, words) });
  const ranked = words.map((word) => collected.bands.get(word.toLowerCase()) ?? RAREST);
  const bandsFile = writeBands(id, version, ranked);
  // Bands can change while the words stay the same, so the file has a hash of its own.
  const bandsHash = createHash("sha256").update(bandsFile).digest("hex").slice(0, 8);
  await writeWhole(join(folder, file), automaton);
  const noticeName = `${id}.notice.txt`;
  await writeWhole(join(folder, noticeName), notice(id, collected.sources));
  for (const text of new Set(collected.sources.flatMap((source) => source.texts))) {
    await writeWhole(join(folder, text), await readFile(fileBeside(import.meta.url, `../licences/${text}`)));
  }
  await writeWhole(join(folder, `${id}.report.md`), report(id, version, words, ranked, collected));
  const packing = Promise.all([
    writePacked(folder, listName(id, version), writeList(id, version, words)),
    writePacked(folder, `${id}-${version}-${bandsHash}.bands${BANDS_FORMAT}`, bandsFile),
  ]);
  const done = packing.then(([list, bands]): LexiconFile => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.error(`${id} ${version}: ${words.length} words, ${list.wireBytes} bytes on the wire, ${seconds} s`);
    return { version, file, words: words.length, bytes: automaton.length, notice: noticeName, list, bands };
  });
  return { done };
}
