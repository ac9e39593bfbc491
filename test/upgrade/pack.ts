/** A folder of SQLite files as small fixtures: each is kept as the runtime wrote it, with its log folded in, as gzip. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync, gzipSync } from "node:zlib";

const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .sort();

function write(file: string, bytes: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/** No process may have the files open. */
export function pack(from: string, to: string): void {
  for (const name of filesIn(from, ".sqlite")) {
    const database = new DatabaseSync(join(from, name));
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    database.close();
    write(join(to, `${name}.gz`), gzipSync(readFileSync(join(from, name)), { level: 9 }));
  }
}

export function unpack(from: string, to: string): void {
  for (const name of filesIn(from, ".sqlite.gz")) {
    write(join(to, name.slice(0, -".gz".length)), gunzipSync(readFileSync(join(from, name))));
  }
}
