/** A Chrome or Chromium that is installed on this machine. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const KNOWN = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Does it run? */
export function works(path: string | undefined): path is string {
  return path !== undefined && existsSync(path) && spawnSync(path, ["--version"], { timeout: 20_000 }).status === 0;
}

export function installed(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...KNOWN].find(works);
}
