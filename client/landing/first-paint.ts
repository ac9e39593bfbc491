/**
 * The only script before the first paint. It sets the language and the colours of the page, and whether it begins with the
 * prerendered board, with a hand of the reader's own lexicon. Everything else waits for the app.
 */
import { chooseLocale } from "../i18n/locale.ts";
import { CHOSEN_LOCALE, ownLexicon, readerLanguages } from "../i18n/reader.ts";
import { isFirstVisit } from "../navigation/visited-key.ts";
import { deviceStorage } from "../storage/device-storage.ts";

/** Inserted by the build: the modules of the landing board. */
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
