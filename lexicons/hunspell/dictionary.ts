import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Candidate } from "../filter/collect.ts";
import type { Removal, Source } from "../recipe.types.ts";
import { type Expansion, expandDictionary, type Form } from "./expand.ts";

/** A hunspell dictionary from one of the npm packages `dictionary-*`. */
export interface Dictionary {
  readonly files: readonly string[];
  expand(): Promise<Expansion>;
  source(about: { readonly name: string; readonly licence: string; readonly texts: readonly string[] }): Promise<Source>;
}

/** `module`: the path of the package's main module. */
export function dictionaryAt(module: string, name: string): Dictionary {
  const file = (part: string): string => join(dirname(module), part);
  const [affixes, entries, about, licence] = [
    file("index.aff"),
    file("index.dic"),
    file("package.json"),
    file("license"),
  ] as const;
  let expansion: Promise<Expansion> | undefined;
  return {
    files: [affixes, entries, about, licence],
    expand: () => {
      expansion ??= expandDictionary(affixes, entries);
      return expansion;
    },
    source: async (description) => {
      const { version } = JSON.parse(await readFile(about, "utf8")) as { version: string };
      return {
        ...description,
        version,
        origin: `https://www.npmjs.com/package/${name}`,
        notice: await readFile(licence, "utf8"),
      };
    },
  };
}

/** Every form. The dictionary's own ban comes before the verdict of `judge`. */
export function* candidatesOf(expansion: Expansion, judge: (form: Form) => Removal | null): Iterable<Candidate> {
  for (const form of expansion.forms) {
    yield { form: form.word, mark: expansion.forbidden.has(form.word) ? "forbidden by the source" : judge(form) };
  }
}
