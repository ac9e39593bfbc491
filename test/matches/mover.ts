/** Random legal plays of real words, judged by the preview that the client shows. For rigs: neither fast nor strong. */
import type { Lexicon } from "../../shared/lexicon/lexicon.ts";
import { type GameView, type LaidTile, type PlacedPower, previewPlay, rulesOf, squareName } from "../../shared/rules/index.ts";
import { type Draw, wordsToLay } from "./words-to-lay.ts";

export type Play = Parameters<typeof previewPlay>[1];

const TRIES_WITH_POWERS = 6;
const SPECIAL_FIRST = 20;

/** A stop tile, a letter that turns on an arrow, a wildcard. */
const isSpecial = ({ from, arrow }: LaidTile): boolean => from !== undefined || arrow !== undefined;

/** Null: nothing was found. */
export function legalPlay(view: GameView, lexicon: Lexicon, draw: Draw): Play | null {
  if (view.own === null) return null;
  const found = wordsToLay(view, view.own.rack, lexicon, draw);
  // Longer ones first, so that a match comes to its end; those with a tile that is no letter before them, now and then.
  const special = draw.chance(0.5) ? SPECIAL_FIRST : 0;
  const weight = (tiles: readonly LaidTile[]): number => tiles.length + (tiles.some(isSpecial) ? special : 0);
  const order = draw.chance(0.7) ? found.sort((a, b) => weight(b) - weight(a)) : found;
  for (const tiles of order) {
    const play = { tiles, powers: [] };
    if (previewPlay(view, play, lexicon).error === null) return withBar(view, play, lexicon, draw);
  }
  return null;
}

/** Adds powers and earned tiles from the bar, where the play stays legal. */
function withBar(view: GameView, bare: Play, lexicon: Lexicon, draw: Draw): Play {
  let play = bare;
  const squares = (): string => squareName(draw.below(view.size * view.size), view.size);
  const { tapped } = rulesOf(view.ruleset);
  for (const item of view.own?.bar ?? []) {
    if (tapped.some((power) => power === item) || draw.chance(0.5)) continue;
    for (let tries = 0; tries < TRIES_WITH_POWERS; tries++) {
      const letter = draw.pick(lexicon.alphabet) ?? "A";
      const near = draw.chance(0.6) ? draw.pick([...Object.keys(view.board), ...play.tiles.map(({ at }) => at)]) : undefined;
      const at = near ?? squares();
      const richer: Play =
        item === "gold" || item.startsWith("alfa:")
          ? { ...play, tiles: [...play.tiles, { at: squares(), letter, from: item } as LaidTile] }
          : { ...play, powers: [...play.powers, { power: item, at, ...(item === "morph" ? { letter } : {}) } as PlacedPower] };
      if (previewPlay(view, richer, lexicon).error !== null) continue;
      play = richer;
      break;
    }
  }
  return play;
}
