import type { Format } from "../model.ts";
import type { Agreement } from "./agreements.ts";

const HOUR = 60 * 60 * 1000;
/** A Blitz turn, in every game. */
const BLITZ_MS = 120_000;

/** Milliseconds a turn: the first screen tells the hours of a Casual turn, so that they stand with what is agreed on (A-30, W-11). */
export function turnTimes({ casualHours }: Pick<Agreement, "casualHours">): Readonly<Record<Format, number>> {
  return { casual: casualHours * HOUR, blitz: BLITZ_MS };
}
