/** The position of the visual reference, one move earlier: Maja lays NORRSKEN next, and then VASS is drafted. */
import type { TestOptions } from "../browser/positions.ts";
import { word } from "../browser/positions.ts";

/** A little more than the 05:12:44 that the reference shows. */
const TURN_MS = 18_768_000;

export const look: TestOptions = {
  turnMs: TURN_MS,
  position: {
    board: {
      ...word("SOMMAR", "H1"),
      ...word("SEGEL", "H1", "down"),
      ...word("VINTER", "G4", "down"),
      ...word("ABBORRE", "O3", "down"),
      ...word("HJORTRON", "B9"),
      ...word("KOMPASS", "H8", "down"),
      ...word("GE", "N9"),
      ...word("GRYNING", "N9", "down"),
      ...word("LADA", "M11", "down"),
      ...word("STICKAN", "H14"),
    },
    tiles: {
      L1: { gem: "pentagon" },
      H3: { morphed: true },
      O3: { kind: "gold" },
      O6: { gem: "hexagon" },
      N11: { charge: 3 },
      L14: { dice: 4 },
    },
    players: [
      { rack: "NORSENA", score: 223, coins: 13, bar: ["alfa:pentagon"] },
      { rack: "ÖTIVASS", score: 363, coins: 8, bar: ["swap", "charge", "erase", "morph", "dice", "alfa:hexagon"] },
    ],
    bag: "TELAPRDIGNUESKAOMTENRISTADLOVINEÅRFTEKALPE",
    turn: 0,
  },
};

/** Maja's move: seven tiles, one of them an alfa tile. */
export const NORRSKEN = {
  rack: { N: "E7", O: "E8", R: "E10", S: "E11", E: "E13" },
  alfa: { at: "E12", letter: "K" },
  last: ["N", "E14"],
} as const;

export const VASS = ["L8", "L9", "L10", "L11"] as const;
export const VISST = ["L7", "L8", "L9", "L10", "L11"] as const;
