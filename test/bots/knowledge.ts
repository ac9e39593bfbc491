/** What bots know of a lexicon that `npm run lexicons` has built. */
import { readFileSync } from "node:fs";
import { openBuilt } from "../../lexicons/open-built.ts";
import type { Knowledge } from "../../shared/bot/choose.ts";
import { type Band, dawgOfBands, readBands } from "../../shared/lexicon/bands-file.ts";
import type { Lexicon } from "../../shared/lexicon/lexicon.ts";
import { readList } from "../../shared/lexicon/list-file.ts";
import { forwardDictionary } from "../../shared/lexicon/movegen/dictionary.ts";
import { MoveGenerator } from "../../shared/lexicon/movegen/generator.ts";
import { LEXICON_FILES } from "../../shared/lexicon/versions.ts";
import type { LexiconId } from "../../shared/rules/index.ts";

const SIMPLE: Band = 2;
const EVERYDAY: Band = 3;

export async function openKnowledge(id: LexiconId): Promise<{ readonly lexicon: Lexicon; readonly knowledge: Knowledge }> {
  const lexicon = await openBuilt(id);
  const entry = LEXICON_FILES[id];
  if (entry === undefined) throw new Error(`the lexicon ${id} is not built`);
  const list = readList(bytesOf(entry.list.file));
  const bands = readBands(bytesOf(entry.bands.file));
  if ("fault" in list || "fault" in bands) throw new Error(`the files of ${id} cannot be read; run npm run lexicons`);
  const generator = (dawg: Lexicon["dawg"]) => new MoveGenerator(forwardDictionary(dawg), lexicon.alphabet);
  const upTo = (band: Band) => generator(dawgOfBands(list.file, bands.bands, band));
  return { lexicon, knowledge: { simple: upTo(SIMPLE), everyday: upTo(EVERYDAY), all: generator(lexicon.dawg) } };
}

function bytesOf(file: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(`../../build/lexicons/${file}`, import.meta.url)));
}
