import type { WordTree } from "../rules/index.ts";
import { alphabetOf } from "../rules/lexicons.ts";
import { letterPlaces, NO_LETTER } from "./alphabet.ts";
import { arcOf } from "./dawg.ts";
import type { Lexicon } from "./lexicon.ts";

/** The word graph as the rules ask for it: its arcs are `child block << 1 | accepts` already. */
export function wordTreeOf({ id, dawg }: Pick<Lexicon, "id" | "dawg">): WordTree {
  const places = letterPlaces(alphabetOf(id));
  return {
    root: dawg.root,
    arc(node, letter) {
      const place = places[letter.charCodeAt(0)] ?? NO_LETTER;
      return place === NO_LETTER ? -1 : arcOf(dawg.nodes, node, place);
    },
  };
}
