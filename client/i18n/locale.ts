/** The languages of the interface, independent of the lexicon. */
export const LOCALES = ["sv", "en"] as const;
export type Locale = (typeof LOCALES)[number];

export const FALLBACK_LOCALE: Locale = "en";

/** A language's own name: what a reader who knows no other would look for. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = { sv: "Svenska", en: "English" };

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);

/** The player's own choice, else the first of the browser's languages that we speak. */
export function chooseLocale(chosen: string | null, wanted: readonly string[]): Locale {
  if (isLocale(chosen)) return chosen;
  for (const tag of wanted) {
    const language = tag.toLowerCase().split("-")[0];
    if (isLocale(language)) return language;
  }
  return FALLBACK_LOCALE;
}
