/** The words of a theme by language, lower case, separated by white space. */
export type ThemeWords = Readonly<Record<"en" | "sv" | "da" | "nb", string>>;
