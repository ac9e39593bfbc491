/**
 * `npm run lexicons`: word sources → filters → lexicon files in `build/lexicons/`. The same sources give the same bytes
 * everywhere. A lexicon whose sources and code have not changed is left alone.
 */
import "../../tools/node-version.mjs";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { LexiconFile } from "../../shared/lexicon/versions.ts";
import { LEXICON_IDS, type LexiconId, languageOf } from "../../shared/rules/lexicons.ts";
import { restoreReleased } from "../releases/released-lists.ts";
import { hashInputs } from "./inputs.ts";
import type { Assignment, MadeFiles } from "./make-thread.ts";
import { isUpToDate, type Made } from "./up-to-date.ts";
import { writeWhole } from "./write-whole.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const out = join(root, "build/lexicons");
const indexFile = join(out, "index.json");
/** Committed, so that every room knows the versions without a build. The build renews it. */
const versionsFile = join(root, "shared/lexicon/versions.generated.json");
const DATA_FILE = /\.(?:dawg|list|bands)\d+(?:\.br)?$/;

async function readIndex(): Promise<Partial<Record<string, Made>>> {
  return existsSync(indexFile) ? (JSON.parse(await readFile(indexFile, "utf8")) as Partial<Record<string, Made>>) : {};
}

function filesOf({ file, list, bands }: LexiconFile): string[] {
  return [file, list.file, `${list.file}.br`, bands.file, `${bands.file}.br`];
}

/**
 * Lexicons of one language share a dictionary that takes time to expand, so one thread makes them. The table ends with the
 * lexicons that take longest, and these begin first.
 */
function groupByLanguage(ids: readonly LexiconId[]): LexiconId[][] {
  return [...Map.groupBy(ids, languageOf).values()].reverse();
}

function makeInThread(assignment: Assignment): Promise<MadeFiles> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL("./make-thread.ts", import.meta.url), { workerData: assignment });
    thread.once("message", resolve);
    thread.once("error", reject);
  });
}

/** Runs one thread a processor. */
async function makeAll(outdated: readonly LexiconId[]): Promise<ReadonlyMap<LexiconId, LexiconFile>> {
  const queue = groupByLanguage(outdated);
  const made = new Map<LexiconId, LexiconFile>();
  const worker = async (): Promise<void> => {
    for (let ids = queue.shift(); ids !== undefined; ids = queue.shift()) {
      for (const [id, file] of await makeInThread({ ids, folder: out })) made.set(id, file);
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), queue.length) }, worker));
  return made;
}

async function removeOldData(index: Partial<Record<LexiconId, Made>>, released: readonly string[]): Promise<void> {
  const current = new Set([...Object.values(index).flatMap(filesOf), ...released]);
  for (const name of await readdir(out)) if (DATA_FILE.test(name) && !current.has(name)) await rm(join(out, name));
}

async function writeVersions(index: Partial<Record<LexiconId, Made>>): Promise<void> {
  const versions = Object.fromEntries(Object.entries(index).map(([id, { inputs: _, ...file }]) => [id, file]));
  const text = `${JSON.stringify(versions, null, 2)}\n`;
  if (existsSync(versionsFile) && (await readFile(versionsFile, "utf8")) === text) return;
  await writeWhole(versionsFile, text);
  console.error("the versions have changed: commit shared/lexicon/versions.generated.json");
}

async function main(): Promise<void> {
  await mkdir(out, { recursive: true });
  const before = await readIndex();
  const inputs = new Map<LexiconId, string>();
  for (const id of LEXICON_IDS) inputs.set(id, await hashInputs(id));
  const made = await makeAll(LEXICON_IDS.filter((id) => !isUpToDate(out, id, before[id], inputs.get(id))));
  const index: Partial<Record<LexiconId, Made>> = {};
  for (const [id, hash] of inputs) {
    const file = made.get(id);
    const entry = file === undefined ? before[id] : { ...file, inputs: hash };
    if (entry !== undefined) index[id] = entry;
  }
  await writeWhole(indexFile, `${JSON.stringify(index, null, 2)}\n`);
  const current = new Map([...inputs.keys()].map((id) => [id, index[id]?.version ?? ""]));
  await removeOldData(index, await restoreReleased(join(root, "lexicons/versions"), out, current));
  await writeVersions(index);
}

await main();
