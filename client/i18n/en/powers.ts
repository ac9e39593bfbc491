import type { Gem, PowerId } from "../../../shared/rules/model.ts";

interface PowerText {
  readonly name: string;
  /** How to use it, in two or three words. */
  readonly how: string;
  readonly effect: string;
}

const place = (name: string): PowerText => ({
  name: `Place ${name}`,
  how: "drag to a square",
  effect: `Makes an empty square a ${name}.`,
});

const power: Readonly<Record<PowerId, PowerText>> = {
  swap: { name: "Swap", how: "tap", effect: "Swap tiles in your hand for new ones from the bag. It is still your turn." },
  charge: {
    name: "Buff",
    how: "drag to a tile",
    effect: "The tile is worth 1 more for the rest of the match. At most 5 a tile.",
  },
  erase: { name: "Erase", how: "drag to a square", effect: "Clears the square: tile, bonus and buffs are gone." },
  morph: { name: "Alfa Morf", how: "drag to a tile", effect: "Gives a tile on the board a new letter. Its value becomes 0." },
  dice: { name: "Dice", how: "drag to a tile", effect: "Rolls 1–6 when you play and adds it to the tile’s value." },
  "place-2L": place("2× Letter"),
  "place-3L": place("3× Letter"),
  "place-2W": place("2× Word"),
  "place-3W": place("3× Word"),
};

const gem: Readonly<Record<Gem, string>> = { pentagon: "pentagon", hexagon: "hexagon", septagon: "septagon" };

export const powers = {
  power,
  /** A morph that is tapped and changes the hand (C-08). */
  rackMorph: { how: "tap", effect: "Makes a letter in your hand a tile for any letter, worth 0. It is still your turn." },
  gem,
  alfaTile: (shape: Gem) => `Alfa Power Tile (${gem[shape]})`,
  goldTile: "gold tile",
  /** As part of a sentence. */
  anAlfaTile: (shape: Gem) => `an Alfa Power Tile (${gem[shape]})`,
  aGoldTile: "a gold tile",
};
