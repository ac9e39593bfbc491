/** Where the storage of earlier builds lies: a folder for each commit (test/fixtures/builds/README.md). */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join("test", "fixtures", "builds");

export const BUILDS: readonly string[] = readdirSync(FOLDER).filter((name) => /^[0-9a-f]{7,40}$/.test(name));

export const folderOf = (build: string): string => join(FOLDER, build);

export const readJson = <T>(build: string, file: string): T => JSON.parse(readFileSync(join(folderOf(build), file), "utf8"));
