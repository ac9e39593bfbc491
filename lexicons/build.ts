/**
 * `npm run lexicons`: word sources → filters → word graphs in `build/lexicons/`. The same sources give the same bytes
 * everywhere; a lexicon whose sources and code have not changed is left as it is.
 */
import "../tools/node-version.mjs";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeAutomaton } from "../shared/lexicon/automaton-file.ts";
import { automatonName, type LexiconFile } from "../shared/lexicon/versions.ts";
import { compile, inOrder, versionOf } from "./compile.ts";
import { da } from "./languages/da.ts";
import { en } from "./languages/en.ts";
import { nb } from "./languages/nb.ts";
import { sv } from "./languages/sv.ts";
import type { Recipe } from "./recipe.types.ts";
import { notice, report } from "./report.ts";

const RECIPES: readonly Recipe[] = [en, sv, da, nb];

const here = fileURLToPath(new URL(".", import.meta.url));
const root = join(here, "..");
const out = join(root, "build/lexicons");
const licences = join(here, "sources/licences");
const indexFile = join(out, "index.json");
/** Committed, so that every room knows the versions without a build; the build checks or renews it. */
const versionsFile = join(root, "shared/lexicon/versions.generated.json");

interface Made extends LexiconFile {
  /** What it was made of, to know when it is out of date. */
  readonly inputs: string;
}

/** The code that decides what the bytes are. */
const SHARED_CODE = ["alphabet.ts", "dawg.ts", "dawg-builder.ts", "envelope.ts", "automaton-file.ts", "list-file.ts"].map(
  (name) => join(root, "shared/lexicon", name),
);
const ALPHABETS = join(root, "shared/rules/alphabets.ts");
const EXPANDER = join(root, "node_modules/hunspell-reader/package.json");

/** They read what is built. */
const READERS = new Set(["open-built.ts", "words.ts"]);

async function codeFiles(): Promise<string[]> {
  const of = async (folder: string): Promise<string[]> =>
    (await readdir(folder))
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && !READERS.has(name))
      .map((name) => join(folder, name));
  const own = (await Promise.all([here, join(here, "languages")].map(of))).flat().sort();
  return [...own, ...SHARED_CODE, ALPHABETS, EXPANDER];
}

async function hashOf(files: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const file of files)
    hash
      .update(basename(file))
      .update("\0")
      .update(await readFile(file));
  return hash.digest("hex");
}

async function readJson<T>(file: string): Promise<Partial<Record<string, T>>> {
  return existsSync(file) ? (JSON.parse(await readFile(file, "utf8")) as Partial<Record<string, T>>) : {};
}

/** Whole or not at all: a build that is cut off leaves no half file under the name of a whole one. */
async function put(file: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

async function make(recipe: Recipe, inputs: string): Promise<Made> {
  const started = performance.now();
  const harvest = await recipe.harvest();
  const words = inOrder(recipe.id, harvest.words);
  const version = versionOf(recipe.id, words);
  const dawg = compile(recipe.id, words);
  const file = automatonName(recipe.id, version);
  const bytes = writeAutomaton({ id: recipe.id, version, words: words.length, dawg });
  await put(join(out, file), bytes);
  await put(join(out, `${recipe.id}.notice.txt`), notice(recipe.id, harvest.sources));
  for (const text of new Set(harvest.sources.flatMap((source) => source.texts)))
    await copyFile(join(licences, text), join(out, text));
  await put(join(out, `${recipe.id}.report.md`), report(recipe.id, version, words, harvest));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.error(`${recipe.id} ${version}: ${words.length} words, ${bytes.length} bytes, ${seconds} s`);
  return { version, file, words: words.length, bytes: bytes.length, notice: `${recipe.id}.notice.txt`, inputs };
}

async function main(): Promise<void> {
  await mkdir(out, { recursive: true });
  const before = await readJson<Made>(indexFile);
  const code = await codeFiles();
  const index: Record<string, Made> = {};
  for (const recipe of RECIPES) {
    const inputs = await hashOf([...code, ...recipe.inputs]);
    const old = before[recipe.id];
    const stands = old !== undefined && old.inputs === inputs && existsSync(join(out, old.file));
    index[recipe.id] = stands ? old : await make(recipe, inputs);
    if (!stands) await put(indexFile, `${JSON.stringify({ ...before, ...index }, null, 2)}\n`);
  }
  const kept = new Set(Object.values(index).map(({ file }) => file));
  for (const name of await readdir(out)) if (/\.dawg\d+(\.part)?$/.test(name) && !kept.has(name)) await rm(join(out, name));
  await put(indexFile, `${JSON.stringify(index, null, 2)}\n`);
  const versions = Object.fromEntries(Object.entries(index).map(([id, { inputs: _, ...file }]) => [id, file]));
  const text = `${JSON.stringify(versions, null, 2)}\n`;
  if (!existsSync(versionsFile) || (await readFile(versionsFile, "utf8")) !== text) {
    await put(versionsFile, text);
    console.error("the versions have changed: commit shared/lexicon/versions.generated.json");
  }
}

await main();
