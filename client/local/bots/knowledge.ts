import type { Knowledge } from "../../../shared/bot/choose.ts";
import { RAREST_OF, type Words } from "../../../shared/bot/levels.ts";
import { narrowedDawg } from "../../../shared/lexicon/bands-file.ts";
import type { Dawg } from "../../../shared/lexicon/dawg.ts";
import { forwardDictionary } from "../../../shared/lexicon/movegen/dictionary.ts";
import type { EngineMaker } from "../../../shared/lexicon/movegen/engine.ts";
import { MoveGenerator } from "../../../shared/lexicon/movegen/generator.ts";
import { lettersOf } from "../../../shared/rules/lexicons.ts";
import type { LexiconId } from "../../../shared/rules/model.ts";

/** What bots know of a lexicon. Each part is built when a bot first needs it. Without bands every bot knows every word. */
export function knowledgeOf(id: LexiconId, dawg: Dawg, bands: Uint8Array | null, search: EngineMaker): Knowledge {
  const letters = lettersOf(id);
  const made = new Map<Words, MoveGenerator>();
  function part(words: Words): MoveGenerator {
    if (words !== "all" && bands === null) return part("all");
    const before = made.get(words);
    if (before !== undefined) return before;
    const known = words === "all" || bands === null ? dawg : narrowedDawg(dawg, bands, RAREST_OF[words]);
    const generator = new MoveGenerator(forwardDictionary(known), letters, search);
    made.set(words, generator);
    return generator;
  }
  return {
    get simple() {
      return part("simple");
    },
    get everyday() {
      return part("everyday");
    },
    get known() {
      return part("known");
    },
    get all() {
      return part("all");
    },
  };
}

/**
 * Loads what bots know, starting at once. If there are no bands, each search asks for them again, so that an easy bot does not
 * know every word for the whole match.
 */
export function learning(
  id: LexiconId,
  dawg: Dawg,
  bandsOf: () => Promise<Uint8Array | null>,
  search: Promise<EngineMaker>,
): () => Promise<Knowledge> {
  const learn = async () => {
    const bands = await bandsOf();
    return { knowledge: knowledgeOf(id, dawg, bands, await search), whole: bands !== null };
  };
  let known: ReturnType<typeof learn> | null = learn();
  return async () => {
    known ??= learn();
    const { knowledge, whole } = await known;
    if (!whole) known = null;
    return knowledge;
  };
}
