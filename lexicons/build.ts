/**
 * `npm run lexicons`: word sources → filters → lexicon files in `build/lexicons/`. The same sources give the same bytes
 * everywhere; a lexicon whose sources and code have not changed is left as it is.
 */
import "../tools/node-version.mjs";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { LexiconFile } from "../shared/lexicon/versions.ts";
import type { LexiconId } from "../shared/rules/model.ts";
import { restoreKept } from "./kept.ts";
import type { MadeFiles, Order } from "./make-thread.ts";
import { put } from "./put.ts";
import { FAMILIES, RECIPES } from "./recipes.ts";
import { type Made, stands } from "./stands.ts";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = join(here, "..");
const out = join(root, "build/lexicons");
const indexFile = join(out, "index.json");
/** Committed, so that every room knows the versions without a build; the build checks or renews it. */
const versionsFile = join(root, "shared/lexicon/versions.generated.json");

/** The code that decides what the bytes are. */
const FORMATS = ["alphabet", "dawg", "dawg-builder", "envelope", "formats", "automaton-file", "list-file", "bands-file"];
const SHARED_CODE = [...FORMATS.map((name) => join(root, `shared/lexicon/${name}.ts`)), join(root, "shared/rules/alphabets.ts")];
const EXPANDER = join(root, "node_modules/hunspell-reader/package.json");
/** They use what is built, or decide nothing of it. */
const READERS = new Set(["kept.ts", "ledger.ts", "open-built.ts", "release.ts", "stands.ts", "words.ts"]);

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

function makeApart(order: Order): Promise<MadeFiles> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL("./make-thread.ts", import.meta.url), { workerData: order });
    thread.once("message", resolve);
    thread.once("error", reject);
  });
}

/** One thread a processor; the families that take longest begin. */
async function makeAll(wanted: ReadonlySet<LexiconId>): Promise<ReadonlyMap<LexiconId, LexiconFile>> {
  const left = FAMILIES.map((family) => family.map(({ id }) => id).filter((id) => wanted.has(id))).filter(
    (ids) => ids.length > 0,
  );
  const made = new Map<LexiconId, LexiconFile>();
  const lane = async (): Promise<void> => {
    for (let ids = left.shift(); ids !== undefined; ids = left.shift()) {
      for (const [id, file] of await makeApart({ ids, folder: out })) made.set(id, file);
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), left.length) }, lane));
  return made;
}

async function main(): Promise<void> {
  await mkdir(out, { recursive: true });
  const before = await readIndex();
  const code = await codeFiles();
  const wanted: { readonly id: LexiconId; readonly inputs: string }[] = [];
  for (const { id, inputs } of RECIPES) wanted.push({ id, inputs: await hashOf([...code, ...inputs]) });
  const outdated = wanted.filter(({ id, inputs }) => !stands(out, id, before[id], inputs)).map(({ id }) => id);
  const made = await makeAll(new Set(outdated));
  const index: Partial<Record<LexiconId, Made>> = {};
  for (const { id, inputs } of wanted) {
    const file = made.get(id);
    const entry = file === undefined ? before[id] : { ...file, inputs };
    if (entry !== undefined) index[id] = entry;
  }
  await put(indexFile, `${JSON.stringify(index, null, 2)}\n`);
  const current = new Map(wanted.map(({ id }) => [id, index[id]?.version ?? ""]));
  const older = await restoreKept(join(here, "versions"), out, current);
  const kept = new Set([...Object.values(index).flatMap(filesOf), ...older]);
  const data = /\.(?:dawg|list|bands)\d+(?:\.br)?$/;
  for (const name of await readdir(out)) if (data.test(name) && !kept.has(name)) await rm(join(out, name));
  const versions = Object.fromEntries(Object.entries(index).map(([id, { inputs: _, ...file }]) => [id, file]));
  const text = `${JSON.stringify(versions, null, 2)}\n`;
  if (existsSync(versionsFile) && (await readFile(versionsFile, "utf8")) === text) return;
  await put(versionsFile, text);
  console.error("the versions have changed: commit shared/lexicon/versions.generated.json");
}

await main();
