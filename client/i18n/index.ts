import { signal } from "@preact/signals";
import { deviceStorage } from "../storage/device-storage.ts";
import type { en } from "./en/index.ts";
import { chooseLocale, type Locale } from "./locale.ts";
import type { MessagesLike } from "./messages.types.ts";
import { CHOSEN_LOCALE } from "./reader.ts";

/** Every text of the interface. A language with a missing or extra key does not compile. */
export type Messages = MessagesLike<typeof en>;

/** One chunk per language, so that a player loads only one. */
const load: Readonly<Record<Locale, () => Promise<Messages>>> = {
  sv: async () => (await import("./sv/index.ts")).sv,
  en: async () => (await import("./en/index.ts")).en,
};

const current = signal<{ readonly locale: Locale; readonly messages: Messages } | null>(null);

function loaded() {
  const value = current.value;
  if (value === null) throw new Error("setLocale comes before the first text");
  return value;
}

/** The texts in the player's language. A component that reads them renders again when the language changes. */
export const t = (): Messages => loaded().messages;

export const locale = (): Locale => loaded().locale;

export async function setLocale(wanted: Locale): Promise<void> {
  current.value = { locale: wanted, messages: await load[wanted]() };
  if (typeof document === "undefined") return;
  document.documentElement.lang = wanted;
}

/** The language at the start: the player's choice, otherwise the browser's. */
export const startLocale = (): Promise<void> =>
  setLocale(chooseLocale(deviceStorage.getItem(CHOSEN_LOCALE), navigator.languages));

/** Stores the choice from the settings on this device. */
export async function switchLocale(wanted: Locale): Promise<void> {
  deviceStorage.setItem(CHOSEN_LOCALE, wanted);
  await setLocale(wanted);
}
