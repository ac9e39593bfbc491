import { IterableHunspellReader } from "hunspell-reader";

/** A form that an affix file makes from a dictionary entry. Several entries may make the same form. */
export interface Form {
  readonly word: string;
  /** A dictionary line is `entry/flags`. */
  readonly entry: string;
  readonly flags: string;
  /** The affix rules that made the form, in the order of application; empty for the entry itself. */
  readonly rules: readonly string[];
  readonly noSuggest: boolean;
}

export interface Expansion {
  /** Whole words. Parts that only occur inside compounds are left out, and no compounds are made. */
  readonly forms: readonly Form[];
  /**
   * Forms that the dictionary forbids. The caller removes them after expansion, whichever entry made them: a homograph of a
   * forbidden entry may be allowed to make the same form.
   */
  readonly forbidden: ReadonlySet<string>;
  /** The dictionary's lines. */
  readonly entries: readonly { readonly entry: string; readonly flags: string }[];
}

export async function expandDictionary(affixFile: string, dictionaryFile: string): Promise<Expansion> {
  const reader = await IterableHunspellReader.createFromFiles(affixFile, dictionaryFile);
  const forms: Form[] = [];
  const forbidden = new Set<string>();
  for (const { word, dic, rulesApplied, flags } of reader.seqAffWords()) {
    if (flags.isForbiddenWord) forbidden.add(word);
    else if (!flags.isOnlyAllowedInCompound) {
      const [entry = "", marks = ""] = dic.split("/", 2);
      forms.push({
        word,
        entry,
        flags: marks,
        rules: rulesApplied.split(" ").filter(Boolean),
        noSuggest: flags.isNoSuggest === true,
      });
    }
  }
  const entries = reader.dic.map((line) => {
    const [entry = "", flags = ""] = (line.split(/\s+/, 1)[0] ?? "").split("/", 2);
    return { entry, flags };
  });
  return { forms, forbidden, entries };
}
