import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** Some browsers never answer while another page of ours holds the database, and a slow device takes its time. */
const OPEN_MS = 4000;

export interface DeviceDatabase<Stored extends DBSchema> {
  /** Null if the device refuses: no IndexedDB (some private windows), full, broken, or without an answer. */
  attempt<T>(work: (database: IDBPDatabase<Stored>) => Promise<T>): Promise<T | null>;
}

/** `upgrade` creates a new database. */
export function deviceDatabase<Stored extends DBSchema>(
  name: string,
  layout: number,
  upgrade: (database: IDBPDatabase<Stored>) => void,
): DeviceDatabase<Stored> {
  /** Only the first caller waits for a database that does not answer. */
  let silent = false;

  async function open(): Promise<IDBPDatabase<Stored>> {
    if (silent) throw new Error("IndexedDB has not answered");
    let late = false;
    let patience: ReturnType<typeof setTimeout> | undefined;
    const opening = openDB<Stored>(name, layout, { upgrade });
    const answered = () => {
      clearTimeout(patience);
      silent = false;
    };
    opening.then((database) => {
      answered();
      if (late) database.close();
    }, answered);
    const timer = new Promise<never>((_, reject) => {
      patience = setTimeout(() => {
        late = true;
        silent = true;
        reject(new Error("IndexedDB does not answer"));
      }, OPEN_MS);
    });
    return Promise.race([opening, timer]);
  }

  return {
    async attempt(work) {
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
    },
  };
}
