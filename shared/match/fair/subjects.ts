/** The parts of a match that are computed again, and the reasons why that may be impossible. */

export const SUBJECTS = ["commit", "key", "first-turn", "board", "bag", "drawn", "swaps", "dice", "course", "result"] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Why the match could not be made again. */
export type Unchecked = "unreadable" | "not-over" | "prepared" | "other-game" | "other-rules";

/**
 * What nothing in the record can vouch for, though all of it agrees. `no-commit`: nothing was promised beforehand. `server-part`: a
 * seat's nonce is the server's own. `other-times`: its clock was not that of the rules, as in a test.
 */
export const UNVOUCHED = ["no-commit", "server-part", "other-times"] as const;
export type Unvouched = (typeof UNVOUCHED)[number];

/** Is it what key, rules and the log so far give? */
export type Say = (subject: Subject, right: boolean) => void;
