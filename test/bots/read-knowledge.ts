/** Makes the knowledge of bots from the files of a lexicon, in Node and in a page alike. */
import type { Knowledge } from "../../shared/bot/choose.ts";
import { RAREST_OF } from "../../shared/bot/levels.ts";
import { dawgOfBands, readBands } from "../../shared/lexicon/bands-file.ts";
import { type Lexicon, openLexicon } from "../../shared/lexicon/lexicon.ts";
import { readList } from "../../shared/lexicon/list-file.ts";
import { forwardDictionary } from "../../shared/lexicon/movegen/dictionary.ts";
import { type EngineMaker, typescriptEngine } from "../../shared/lexicon/movegen/engine.ts";
import { MoveGenerator } from "../../shared/lexicon/movegen/generator.ts";
import type { LexiconId } from "../../shared/rules/index.ts";

export interface LexiconFiles {
  readonly automaton: Uint8Array;
  readonly list: Uint8Array;
  readonly bands: Uint8Array;
}

export interface Known {
  readonly lexicon: Lexicon;
  readonly knowledge: Knowledge;
}

export function readKnowledge(id: LexiconId, files: LexiconFiles, search: EngineMaker = typescriptEngine): Known {
  const opened = openLexicon(files.automaton, { id });
  const list = readList(files.list, { id });
  const bands = readBands(files.bands, { id });
  if ("fault" in opened || "fault" in list || "fault" in bands) {
    throw new Error(`the files of ${id} cannot be read; run npm run lexicons`);
  }
  const { lexicon } = opened;
  const generator = (dawg: Lexicon["dawg"]) => new MoveGenerator(forwardDictionary(dawg), lexicon.alphabet, search);
  const upTo = (words: keyof typeof RAREST_OF) => generator(dawgOfBands(list.file, bands.bands, RAREST_OF[words]));
  const knowledge = { simple: upTo("simple"), everyday: upTo("everyday"), known: upTo("known"), all: generator(lexicon.dawg) };
  return { lexicon, knowledge };
}
