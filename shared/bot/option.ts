import type { MoveGenerator } from "../lexicon/movegen/generator.ts";
import type { Play } from "../lexicon/movegen/play.ts";
import type { GameView, PlacedPower, RackTile } from "../rules/index.ts";
import type { Guard } from "./guard.ts";
import type { LeaveTable } from "./leave.ts";
import type { Skill, Words } from "./levels.ts";
import { keyOf } from "./search.ts";
import type { Random } from "./seeded.ts";

/** What finds plays of those words. */
export type Knowledge = Readonly<Record<Words, MoveGenerator>>;

/** A bot that thinks of one move. */
export interface Mind {
  readonly view: GameView;
  readonly skill: Skill;
  readonly knowledge: Knowledge;
  readonly random: Random;
  readonly guard: Guard;
  readonly unseen: readonly RackTile[];
  readonly leave: LeaveTable;
}

export interface Option {
  readonly play: Play;
  readonly powers: readonly PlacedPower[];
  /** What the powers gain, in hundredths of a point; and what all is worth. */
  readonly gain: number;
  readonly worth: number;
}

/** A play worth so many points is never passed over for a pass or new tiles. */
const GOOD = 8;

export function isGood({ play }: Option): boolean {
  return play.points >= GOOD;
}

export function byWorth(a: Option, b: Option): number {
  return b.worth - a.worth || (keyOf(a.play) < keyOf(b.play) ? -1 : 1);
}
