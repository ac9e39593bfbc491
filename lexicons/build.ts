/**
 * `npm run lexicons`: word sources → filters → lexicon files in `build/lexicons/`. The same sources give the same bytes
 * everywhere; a lexicon whose sources and code have not changed is left as it is.
 */
import "../tools/node-version.mjs";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { LexiconFile } from "../shared/lexicon/versions.ts";
import type { LexiconId } from "../shared/rules/model.ts";
import { da } from "./languages/da.ts";
import { en } from "./languages/en.ts";
import { nb } from "./languages/nb.ts";
import { sv } from "./languages/sv.ts";
import { svStrict } from "./languages/sv-strict.ts";
import { make, put } from "./make.ts";
import type { Recipe } from "./recipe.types.ts";

const RECIPES: readonly Recipe[] = [en, sv, svStrict, da, nb];

const here = fileURLToPath(new URL(".", import.meta.url));
const root = join(here, "..");
const out = join(root, "build/lexicons");
const indexFile = join(out, "index.json");
/** Committed, so that every room knows the versions without a build; the build checks or renews it. */
const versionsFile = join(root, "shared/lexicon/versions.generated.json");

interface Made extends LexiconFile {
  /** What it was made of, to know when it is out of date. */
  readonly inputs: string;
}

/** The code that decides what the bytes are. */
const FORMATS = ["alphabet", "dawg", "dawg-builder", "envelope", "formats", "automaton-file", "list-file", "bands-file"];
const SHARED_CODE = [...FORMATS.map((name) => join(root, `shared/lexicon/${name}.ts`)), join(root, "shared/rules/alphabets.ts")];
const EXPANDER = join(root, "node_modules/hunspell-reader/package.json");
/** They read what is built. */
const READERS = new Set(["open-built.ts", "words.ts"]);

async function codeFiles(): Promise<string[]> {
  const of = async (folder: string): Promise<string[]> =>
    (await readdir(folder))
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && !READERS.has(name))
      .map((name) => join(folder, name));
  const own = (await Promise.all([here, join(here, "languages")].map(of))).flat().sort();
  return [...own, ...SHARED_CODE, EXPANDER];
}

async function hashOf(files: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const file of files) {
    const content = await readFile(file);
    hash.update(`${basename(file)}\0`).update(content);
  }
  return hash.digest("hex");
}

async function readIndex(): Promise<Partial<Record<string, Made>>> {
  return existsSync(indexFile) ? (JSON.parse(await readFile(indexFile, "utf8")) as Partial<Record<string, Made>>) : {};
}

function filesOf({ file, list, bands }: LexiconFile): string[] {
  return [file, list.file, `${list.file}.br`, bands.file, `${bands.file}.br`];
}

function stands(made: Made | undefined, inputs: string): made is Made {
  return made?.inputs === inputs && filesOf(made).every((file) => existsSync(join(out, file)));
}

async function main(): Promise<void> {
  await mkdir(out, { recursive: true });
  const before = await readIndex();
  const code = await codeFiles();
  const all: (readonly [LexiconId, Promise<Made>])[] = [];
  for (const recipe of RECIPES) {
    const inputs = await hashOf([...code, ...recipe.inputs]);
    const old = before[recipe.id];
    if (stands(old, inputs)) all.push([recipe.id, Promise.resolve(old)]);
    else {
      const { done } = await make(recipe, out);
      all.push([recipe.id, done.then((file) => ({ ...file, inputs }))]);
    }
  }
  const index: Partial<Record<LexiconId, Made>> = {};
  for (const [id, made] of all) index[id] = await made;
  await put(indexFile, `${JSON.stringify(index, null, 2)}\n`);
  const kept = new Set(Object.values(index).flatMap(filesOf));
  const made = /\.(?:dawg|list|bands)\d+(?:\.br)?$/;
  for (const name of await readdir(out)) if (made.test(name) && !kept.has(name)) await rm(join(out, name));
  const versions = Object.fromEntries(Object.entries(index).map(([id, { inputs: _, ...file }]) => [id, file]));
  const text = `${JSON.stringify(versions, null, 2)}\n`;
  if (existsSync(versionsFile) && (await readFile(versionsFile, "utf8")) === text) return;
  await put(versionsFile, text);
  console.error("the versions have changed: commit shared/lexicon/versions.generated.json");
}

await main();
