import { IterableHunspellReader } from "hunspell-reader";

/** A form that an affix file makes of a dictionary entry. The same form may come of several entries. */
export interface Form {
  readonly word: string;
  /** The entry as it stands before its flags, and the flags as they stand after it. */
  readonly entry: string;
  readonly flags: string;
  /** The affix rules that led here, in the order applied; empty for the entry itself. */
  readonly rules: readonly string[];
  readonly noSuggest: boolean;
}

export interface Expansion {
  /** Whole words alone: what may only stand inside a compound is left out, and no compounds are made. */
  readonly forms: readonly Form[];
  /**
   * Forms that the dictionary forbids. They are to be taken away after expansion, whichever entry made them, since a
   * forbidden entry stands beside its homographs.
   */
  readonly forbidden: ReadonlySet<string>;
  /** The entries of the dictionary, with their flags. */
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
