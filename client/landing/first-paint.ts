/**
 * Runs before anything is drawn, and is all that runs then: which language and colours the page has, and whether it begins with
 * the board that stands in it, with a hand of the reader's own lexicon. Everything else waits for the app.
 */
import { chooseLocale } from "../i18n/locale.ts";
import { CHOSEN_LOCALE, ownLexicon, readerLanguages } from "../i18n/reader.ts";
import { isFirstVisit } from "../navigation/visited-key.ts";
import { deviceStorage } from "../storage/device-storage.ts";

/** Written in by the build: what the landing board is made of. */
declare const MODULES: readonly string[];

const root = document.documentElement;

root.lang = chooseLocale(deviceStorage.getItem(CHOSEN_LOCALE), navigator.languages);
const theme = deviceStorage.getItem("alfa-kraft:theme");
if (theme === "light" || theme === "dark") root.dataset.theme = theme;
if (isFirstVisit(location.pathname, deviceStorage)) {
  root.dataset.lexicon = ownLexicon(readerLanguages());
  for (const href of MODULES) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
} else {
  root.dataset.start = "app";
}
