/** Numbers of the rules that hold in every rule set. Those that differ stand in the rule sets. */

/** The most charges that a tile bears (K-31). */
export const MAX_CHARGES = 5;

/** A die shows 1 to this (K-34). */
export const DIE_SIDES = 6;

/** Inactivity warnings that lose a Blitz match. */
export const MAX_WARNINGS = 3;
