/**
 * Automata on this device, so that a lexicon is fetched and built once. Where there is no IndexedDB (some private windows),
 * where it is full, broken or does not answer, nothing is kept and nothing else changes.
 */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { type AutomatonFile, readAutomaton } from "../../shared/lexicon/automaton-file.ts";
import { automatonName } from "../../shared/lexicon/versions.ts";
import type { LexiconId } from "../../shared/rules/model.ts";
import { platformHash } from "./platform-hash.ts";

const NAME = "alfa-kraft-lexicons";
const LAYOUT = 1;
/** Some browsers never answer while another page of ours holds the database. */
const OPEN_MS = 2000;

type Key = [lexicon: LexiconId, file: string];

interface Stored extends DBSchema {
  readonly automata: { key: Key; value: Uint8Array<ArrayBuffer> };
}

type Database = IDBPDatabase<Stored>;

async function open(): Promise<Database> {
  let late = false;
  const opening = openDB<Stored>(NAME, LAYOUT, {
    upgrade: (database) => {
      database.createObjectStore("automata");
    },
  });
  opening.then(
    (database) => late && database.close(),
    () => {},
  );
  const timer = new Promise<never>((_, reject) => {
    setTimeout(() => {
      late = true;
      reject(new Error("IndexedDB does not answer"));
    }, OPEN_MS);
  });
  return Promise.race([opening, timer]);
}

/** Null where the device does not let us. */
async function attempt<T>(work: (database: Database) => Promise<T>): Promise<T | null> {
  try {
    const database = await open();
    try {
      return await work(database);
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

/** All that is stored of one lexicon: an array sorts after every string. */
const allOf = (id: LexiconId) => IDBKeyRange.bound([id], [id, []]);

/** The automaton if it is here, whole and of this version; one that is not is removed. */
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

/** Keeps an automaton beside the newest one, in place of all others of its lexicon. */
export async function keep(id: LexiconId, version: string, newest: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const wanted = [version, newest].map((one) => automatonName(id, one));
  await attempt(async (database) => {
    // Apart from the writing, so that what is removed makes room even where the writing fails.
    for (const key of await database.getAllKeys("automata", allOf(id))) {
      if (!wanted.includes(key[1])) await database.delete("automata", key);
    }
    await database.put("automata", bytes, [id, automatonName(id, version)]);
  });
}
