import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { LEXICONS, type LexiconId } from "../../shared/rules/lexicons.ts";
import { loadRecipe } from "../load-recipe.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** Code outside `lexicons/` that decides the bytes of a lexicon. */
const FORMATS = ["alphabet", "dawg", "dawg-builder", "envelope", "formats", "automaton-file", "list-file", "bands-file"];
const OTHER_CODE = [
  ...FORMATS.map((name) => join(root, `shared/lexicon/${name}.ts`)),
  join(root, "node_modules/hunspell-reader/package.json"),
];
/** Folders whose code every lexicon is made with. */
const SHARED_FOLDERS = ["compile", "commonness", "filter", "hunspell"];

async function codeIn(folder: string): Promise<string[]> {
  const names = await readdir(join(root, "lexicons", folder));
  return names
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .sort()
    .map((name) => join(root, "lexicons", folder, name));
}

/** A hash of everything that decides the bytes of a lexicon: its row in the table, its recipe, its sources and the code. */
export async function hashInputs(id: LexiconId): Promise<string> {
  const code = await Promise.all([...SHARED_FOLDERS, `recipes/${id}`].map(codeIn));
  const { inputs } = await loadRecipe(id);
  const hash = createHash("sha256").update(`${JSON.stringify(LEXICONS[id])}\0`);
  for (const file of [...code.flat(), ...OTHER_CODE, ...inputs]) {
    hash.update(`${basename(file)}\0`).update(await readFile(file));
  }
  return hash.digest("hex");
}
