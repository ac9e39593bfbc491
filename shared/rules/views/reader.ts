import type { Seat } from "../model.ts";

/** Whose view or stream: a seat's, or the one that all spectators share. */
export type Reader = Seat | "spectator";
