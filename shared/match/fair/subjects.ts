/** What is made again of a match's chance, and why it may not be. */

export const SUBJECTS = ["commit", "key", "first-turn", "board", "bag", "drawn", "swaps", "dice"] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Why the draws could not be made again. */
export type Unchecked = "unreadable" | "not-over" | "prepared" | "other-game" | "other-rules";

/** What an event brought about by chance: is it what the key gives? */
export type Say = (subject: Subject, right: boolean) => void;
