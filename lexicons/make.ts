import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { writeAutomaton } from "../shared/lexicon/automaton-file.ts";
import { RAREST, writeBands } from "../shared/lexicon/bands-file.ts";
import { BANDS_FORMAT } from "../shared/lexicon/formats.ts";
import { writeList } from "../shared/lexicon/list-file.ts";
import { automatonName, type LexiconFile, listName, type WireFile } from "../shared/lexicon/versions.ts";
import { compile, inOrder, versionOf } from "./compile.ts";
import { ownFile } from "./own-file.ts";
import { put } from "./put.ts";
import type { Recipe } from "./recipe.types.ts";
import { notice, report } from "./report.ts";

/** As it crosses the wire, and unpacked beside it for who cannot read that. */
async function putPacked(folder: string, file: string, content: Uint8Array): Promise<WireFile> {
  const packed = await promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  await put(join(folder, file), content);
  await put(join(folder, `${file}.br`), packed);
  return { file, bytes: content.length, wireBytes: packed.length };
}

/** Files in the making: packing goes on beside the work on the next lexicon. */
export interface Making {
  readonly done: Promise<LexiconFile>;
}

/** Makes all files of one lexicon in `folder`. */
export async function make(recipe: Recipe, folder: string): Promise<Making> {
  const started = performance.now();
  const { id } = recipe;
  const harvest = await recipe.harvest();
  const words = inOrder(id, harvest.words);
  const version = versionOf(id, words);
  const file = automatonName(id, version);
  const automaton = writeAutomaton({ id, version, words: words.length, dawg: compile(id, words) });
  const ranked = words.map((word) => harvest.bands.get(word.toLowerCase()) ?? RAREST);
  const bandsFile = writeBands(id, version, ranked);
  // The words may stay as they are while their bands change.
  const own = createHash("sha256").update(bandsFile).digest("hex").slice(0, 8);
  await put(join(folder, file), automaton);
  const noticeName = `${id}.notice.txt`;
  await put(join(folder, noticeName), notice(id, harvest.sources));
  for (const text of new Set(harvest.sources.flatMap((source) => source.texts))) {
    await put(join(folder, text), await readFile(ownFile(`licences/${text}`)));
  }
  await put(join(folder, `${id}.report.md`), report(id, version, words, ranked, harvest));
  const packing = Promise.all([
    putPacked(folder, listName(id, version), writeList(id, version, words)),
    putPacked(folder, `${id}-${version}-${own}.bands${BANDS_FORMAT}`, bandsFile),
  ]);
  const done = packing.then(([list, bands]): LexiconFile => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.error(`${id} ${version}: ${words.length} words, ${list.wireBytes} bytes on the wire, ${seconds} s`);
    return { version, file, words: words.length, bytes: automaton.length, notice: noticeName, list, bands };
  });
  return { done };
}
