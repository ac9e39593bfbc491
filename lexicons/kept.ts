/**
 * Versions that were deployed and that matches may still name. A deploy replaces every file that is served, so their lists
 * stand in `versions/`, as they crossed the wire, and each build makes of them what it makes of the newest.
 */
import { copyFile, mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { writeAutomaton } from "../shared/lexicon/automaton-file.ts";
import { dawgFromList, readList } from "../shared/lexicon/list-file.ts";
import { automatonName, listName } from "../shared/lexicon/versions.ts";
import type { LexiconId } from "../shared/rules/model.ts";
import { type Release, release } from "./ledger.ts";
import { put } from "./put.ts";

const LEDGER = "ledger.json";

export async function readLedger(versions: string): Promise<readonly Release[]> {
  return JSON.parse(await readFile(join(versions, LEDGER), "utf8"));
}

const packedList = (id: LexiconId, version: string): string => `${listName(id, version)}.br`;

/** Notes the versions of `built` as deployed: their lists are copied to `versions`, and what has been kept long enough goes. */
export async function noteRelease(
  versions: string,
  built: string,
  current: ReadonlyMap<LexiconId, string>,
  today: string,
): Promise<readonly Release[]> {
  const before = await readLedger(versions);
  const after = release(before, current, today);
  const names = new Set(after.map(({ id, version }) => packedList(id, version)));
  for (const [id, version] of current) {
    const name = packedList(id, version);
    await copyFile(join(built, name), join(versions, name));
  }
  await put(join(versions, LEDGER), `${JSON.stringify(after, null, 2)}\n`);
  for (const { id, version } of before) {
    if (!names.has(packedList(id, version))) await rm(join(versions, packedList(id, version)), { force: true });
  }
  return after;
}

/** Makes the files of every older version in `folder` and names them. A list that is not whole stops the build. */
export async function restoreKept(
  versions: string,
  folder: string,
  current: ReadonlyMap<LexiconId, string>,
): Promise<readonly string[]> {
  const names: string[] = [];
  await mkdir(folder, { recursive: true });
  for (const { id, version } of await readLedger(versions)) {
    if (current.get(id) === version) continue;
    const [list, automaton] = [listName(id, version), automatonName(id, version)];
    const packed = await readFile(join(versions, `${list}.br`));
    const bytes = brotliDecompressSync(packed);
    const read = readList(bytes, { id, version });
    if ("fault" in read) throw new Error(`lexicons/versions/${list}.br: ${read.fault}`);
    await put(join(folder, list), bytes);
    await put(join(folder, `${list}.br`), packed);
    await put(join(folder, automaton), writeAutomaton({ ...read.file, dawg: dawgFromList(read.file) }));
    names.push(list, `${list}.br`, automaton);
  }
  return names;
}
