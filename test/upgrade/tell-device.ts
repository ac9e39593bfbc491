/** Saves what a build tells of the matches in a saved browser. Runs in a checkout of that build, with the folder of the fixture. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { restore, tellDevice } from "./device.ts";
import type { SavedBrowser } from "./saved-browser.types.ts";

const [, , folder = ""] = process.argv;
const saved: SavedBrowser = JSON.parse(readFileSync(join(folder, "browser.json"), "utf8"));
for (const database of saved.origins.flatMap((origin) => origin.indexedDB)) await restore(database);
writeFileSync(join(folder, "device.json"), `${JSON.stringify(await tellDevice())}\n`);
