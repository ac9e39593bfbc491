import type { ApiAnswer } from "../api/request.ts";
import type { Locale } from "../i18n/locale.ts";
import type { GuideTexts } from "./texts/texts.types.ts";

/** One chunk per language. The texts are long and seldom read, so they load with the guide and not with the other texts. */
const TEXTS: Readonly<Record<Locale, () => Promise<GuideTexts>>> = {
  sv: async () => (await import("./texts/sv/index.ts")).sv,
  en: async () => (await import("./texts/en/index.ts")).en,
};

export const loadTexts = (wanted: Locale): Promise<ApiAnswer<GuideTexts>> => loadAnswer(TEXTS[wanted]);

/** A chunk that does not load is treated like a missing answer. */
export async function loadAnswer<T>(load: () => Promise<T>): Promise<ApiAnswer<T>> {
  try {
    return { ok: true, value: await load() };
  } catch {
    return { ok: false, code: "unreachable" };
  }
}
