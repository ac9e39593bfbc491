/**
 * The browser for what is measured: the installed one, if there is one, since the shell that tests use does not tell what memory a
 * page takes. CHROMIUM_PATH comes first.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { installed } from "../../tools/installed-browser.ts";

export const wholeBrowser = (): string =>
  process.env.CHROMIUM_PATH ?? installed() ?? readFileSync(join("build", "browser"), "utf8");
