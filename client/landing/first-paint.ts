/**
 * Runs before anything is drawn, and is all that runs then: which language and colours the page has, and whether it begins with
 * the board that stands in it. Everything else waits for the app.
 */
import { chooseLocale } from "../i18n/locale.ts";
import { isFirstVisit } from "./visited-key.ts";

/** Written in by the build: what the landing board is made of. */
declare const MODULES: readonly string[];

const root = document.documentElement;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

root.lang = chooseLocale(read("alfa-kraft:locale"), navigator.languages);
const theme = read("alfa-kraft:theme");
if (theme === "light" || theme === "dark") root.dataset.theme = theme;
if (isFirstVisit(location.pathname, { getItem: read })) {
  for (const href of MODULES) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
} else {
  root.dataset.start = "app";
}
