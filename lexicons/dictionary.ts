import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Candidate } from "./harvest.ts";
import { type Expansion, expandDictionary, type Form } from "./hunspell.ts";
import type { Removal, Source } from "./recipe.types.ts";

/** A hunspell dictionary as the npm packages `dictionary-*` carry them. */
export interface Dictionary {
  readonly files: readonly string[];
  expand(): Promise<Expansion>;
  source(about: { readonly name: string; readonly licence: string; readonly texts: readonly string[] }): Promise<Source>;
}

/** `module`: where the package's main module lies. */
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

/** Every form, with what the dictionary itself says against it, else what `judge` says. */
export function* candidatesOf(expansion: Expansion, judge: (form: Form) => Removal | null): Iterable<Candidate> {
  for (const form of expansion.forms) {
    yield { form: form.word, mark: expansion.forbidden.has(form.word) ? "forbidden by the source" : judge(form) };
  }
}
