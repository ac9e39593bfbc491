import type { Language } from "../rules/lexicons.ts";

/** The words of a theme by language, lower case, separated by white space. */
export type ThemeWords = Readonly<Record<Language, string>>;
