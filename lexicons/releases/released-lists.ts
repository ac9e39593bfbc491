/**
 * Deployed versions that running matches may still name. A deploy replaces every served file, so `versions/` stores the packed
 * lists of older versions, and each build makes their files again.
 */
import { copyFile, mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { writeAutomaton } from "../../shared/lexicon/automaton-file.ts";
import { dawgFromList, readList } from "../../shared/lexicon/list-file.ts";
import { automatonName, listName } from "../../shared/lexicon/versions.ts";
import type { LexiconId } from "../../shared/rules/model.ts";
import { writeWhole } from "../compile/write-whole.ts";
import { addRelease, type Release } from "./releases.ts";

const RELEASES = "releases.json";

export async function readReleases(versions: string): Promise<readonly Release[]> {
  return JSON.parse(await readFile(join(versions, RELEASES), "utf8"));
}

const packedList = (id: LexiconId, version: string): string => `${listName(id, version)}.br`;

/** Records the versions of `built` as deployed: copies their lists to `versions` and deletes lists that are no longer needed. */
export async function recordRelease(
  versions: string,
  built: string,
  current: ReadonlyMap<LexiconId, string>,
  today: string,
): Promise<readonly Release[]> {
  const before = await readReleases(versions);
  const after = addRelease(before, current, today);
  const names = new Set(after.map(({ id, version }) => packedList(id, version)));
  for (const [id, version] of current) {
    const name = packedList(id, version);
    await copyFile(join(built, name), join(versions, name));
  }
  await writeWhole(join(versions, RELEASES), `${JSON.stringify(after, null, 2)}\n`);
  for (const { id, version } of before) {
    if (!names.has(packedList(id, version))) await rm(join(versions, packedList(id, version)), { force: true });
  }
  return after;
}

/** Makes the files of every older version in `folder` and returns their names. A damaged list stops the build. */
export async function restoreReleased(
  versions: string,
  folder: string,
  current: ReadonlyMap<LexiconId, string>,
): Promise<readonly string[]> {
  const names: string[] = [];
  await mkdir(folder, { recursive: true });
  for (const { id, version } of await readReleases(versions)) {
    if (current.get(id) === version) continue;
    const [list, automaton] = [listName(id, version), automatonName(id, version)];
    const packed = await readFile(join(versions, `${list}.br`));
    const bytes = brotliDecompressSync(packed);
    const read = readList(bytes, { id, version });
    if ("fault" in read) throw new Error(`lexicons/versions/${list}.br: ${read.fault}`);
    await writeWhole(join(folder, list), bytes);
    await writeWhole(join(folder, `${list}.br`), packed);
    await writeWhole(join(folder, automaton), writeAutomaton({ ...read.file, dawg: dawgFromList(read.file) }));
    names.push(list, `${list}.br`, automaton);
  }
  return names;
}
