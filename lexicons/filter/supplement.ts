import { readFile } from "node:fs/promises";

/** A word that no source has, with all its forms; the first form is the headword. */
export interface AddedWord {
  readonly headword: string;
  readonly forms: readonly string[];
}

/**
 * The project's own words. A line `class NAME: ENDINGS` declares the endings of a paradigm, where `0` stands for none. A line
 * `NAME: STEMS` lists the stems that follow it. Lines that start with `#` are skipped.
 */
export async function readSupplement(file: string): Promise<readonly AddedWord[]> {
  const paradigms = new Map<string, readonly string[]>();
  const added: AddedWord[] = [];
  for (const [number, line] of (await readFile(file, "utf8")).split("\n").entries()) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [name = "", rest = ""] = line.split(":");
    const parts = rest.trim().split(/\s+/);
    if (name.startsWith("class ")) {
      paradigms.set(
        name.slice("class ".length),
        parts.map((ending) => (ending === "0" ? "" : ending)),
      );
      continue;
    }
    const endings = paradigms.get(name);
    if (endings === undefined) throw new Error(`${file}:${number + 1}: there is no class "${name}"`);
    for (const stem of parts) added.push({ headword: `${stem}${endings[0]}`, forms: endings.map((ending) => stem + ending) });
  }
  return added;
}

/** Adds every form to the words of an allow list. */
export function allowWith(reasons: ReadonlyMap<string, string>, supplement: readonly AddedWord[]): ReadonlyMap<string, string> {
  const allow = new Map(reasons);
  for (const { headword, forms } of supplement)
    for (const form of forms)
      if (!allow.has(form)) allow.set(form, form === headword ? "own supplement" : `inflected form of ${headword}`);
  return allow;
}
