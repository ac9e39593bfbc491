/** The draw for the first turn (P-05): each draws a tile, the highest value starts, a tie draws again, and the tiles go back. */
import type { Chance, LexiconId, RackTile, RulesetId, Seat } from "./model.ts";
import { rulesOf } from "./rulesets/index.ts";
import { tileSet } from "./rulesets/tile-sets.ts";
import { faceValue, type Values } from "./tiles.ts";
import type { StartDraw } from "./view.types.ts";

/** What tiles are worth in the draw: as the set has them, also where they all are worth the same in the match (P-22). */
export function drawValues(ruleset: RulesetId, lexicon: LexiconId): Values {
  return tileSet(rulesOf(ruleset).tileSet, lexicon).values;
}

/** Every round: those who were equal draw again. */
export function drawFirstTurn(tiles: readonly RackTile[], values: Values, seats: number, chance: Chance): StartDraw[] {
  const rounds: StartDraw[] = [];
  let drawing: readonly Seat[] = Array.from({ length: seats }, (_, seat) => seat);
  while (drawing.length > 1) {
    const bag = chance.shuffle(tiles);
    const round = drawing.map((seat, index) => ({ seat, tile: bag[index] ?? "" }));
    rounds.push(round);
    drawing = highest(round, values);
  }
  return rounds;
}

/** Who starts, or null where nobody drew. */
export function drawnFirst(rounds: readonly StartDraw[], values: Values): Seat | null {
  return highest(rounds.at(-1) ?? [], values)[0] ?? null;
}

function highest(round: StartDraw, values: Values): Seat[] {
  const best = Math.max(...round.map(({ tile }) => faceValue(tile, values)));
  return round.filter(({ tile }) => faceValue(tile, values) === best).map(({ seat }) => seat);
}
