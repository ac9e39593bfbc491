/**
 * Stores automata and bands on this device, so that a lexicon is fetched and built once. If IndexedDB is missing (some private
 * windows), full, broken or silent, nothing is stored and nothing else changes.
 */
import type { DBSchema } from "idb";
import { type AutomatonFile, readAutomaton } from "../../shared/lexicon/automaton-file.ts";
import { readBands } from "../../shared/lexicon/bands-file.ts";
import { automatonName } from "../../shared/lexicon/versions.ts";
import type { LexiconId } from "../../shared/rules/model.ts";
import { deviceDatabase } from "../storage/device-database.ts";
import { platformHash } from "./platform-hash.ts";

type Key = [lexicon: LexiconId, file: string];

interface Stored extends DBSchema {
  readonly automata: { key: Key; value: Uint8Array<ArrayBuffer> };
}

const { attempt } = deviceDatabase<Stored>("alfa-kraft-lexicons", 1, (database) => {
  database.createObjectStore("automata");
});

/** All entries of one lexicon. An array sorts after every string. */
const allOf = (id: LexiconId) => IDBKeyRange.bound([id], [id, []]);

/** File names begin with lexicon and version. */
const isOf = ([id, file]: Key, version: string): boolean => file.startsWith(`${id}-${version}`);

/** Reads the automaton if it is whole and of this version. A bad one is removed. */
export async function readKept(id: LexiconId, version: string): Promise<AutomatonFile | null> {
  const key: Key = [id, automatonName(id, version)];
  return attempt(async (database) => {
    const bytes: unknown = await database.get("automata", key);
    if (bytes === undefined) return null;
    const read = bytes instanceof Uint8Array ? readAutomaton(bytes, { id, version, ...(await platformHash(bytes)) }) : null;
    if (read !== null && "file" in read) return read.file;
    await database.delete("automata", key);
    return null;
  });
}

/** The names of all stored automata, whole or not, and of anything stored beside them. */
export async function keptAutomata(): Promise<readonly string[]> {
  return (await attempt(async (database) => (await database.getAllKeys("automata")).map(([, file]) => file))) ?? [];
}

/** Stores an automaton beside the newest one, and removes all others of its lexicon. */
export async function keep(id: LexiconId, version: string, newest: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  await attempt(async (database) => {
    // Not in one transaction with the writing, so that the removal makes room even if the writing fails.
    for (const key of await database.getAllKeys("automata", allOf(id))) {
      if (!isOf(key, version) && !isOf(key, newest)) await database.delete("automata", key);
    }
    await database.put("automata", bytes, [id, automatonName(id, version)]);
  });
}

const isBands = ([, file]: Key): boolean => file.includes(".bands");

/** Reads one band per word of that version, if they are stored and whole. */
export async function readKeptBands(id: LexiconId, version: string): Promise<Uint8Array | null> {
  return attempt(async (database) => {
    const keys = await database.getAllKeys("automata", allOf(id));
    const key = keys.find((one) => isBands(one) && isOf(one, version));
    const bytes: unknown = key === undefined ? undefined : await database.get("automata", key);
    const read = bytes instanceof Uint8Array ? readBands(bytes, { id, version, ...(await platformHash(bytes)) }) : null;
    return read !== null && "bands" in read ? read.bands : null;
  });
}

/** They stay as long as the automaton of their version. */
export async function keepBands(id: LexiconId, file: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  await attempt((database) => database.put("automata", bytes, [id, file]));
}
