/** Apart from the words, so that a page can name the themes without them. */
export const THEME_IDS = ["animals", "food", "nature"] as const;
export type ThemeId = (typeof THEME_IDS)[number];

/** Points for each word of the theme, where nothing else is agreed (P-23). */
export const THEME_BONUS = 10;
