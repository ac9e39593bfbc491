/** Apart from what the levels can do, so that a page can name them without the rules. */
export const LEVELS = ["easy", "medium", "hard", "expert"] as const;
export type Level = (typeof LEVELS)[number];
