import { type BoardTile, type GameView, type RackTile, rulesOfGame } from "../rules/index.ts";
import { tilesOfMatch } from "../rules/rulesets/tile-sets.ts";
import { ARROW, BLANK, STOP, without } from "../rules/tiles.ts";

/**
 * The tiles that a seat cannot see: in the bag and on the others' racks. More than those hold where tiles were erased, since
 * which ones is told by the board no longer.
 */
export function unseenTiles(view: GameView): RackTile[] {
  const all = [...tilesOfMatch(rulesOfGame(view), view.lexicon, view.options)];
  const seen = [...(view.own?.rack ?? []), ...Object.values(view.board).flatMap(tilesOf)];
  return seen.reduce((left: RackTile[], tile) => without(left, [tile]) ?? left, all);
}

/** What lay in a rack before; alfa and gold tiles never were in the bag. */
function tilesOf({ kind, letter, original, arrow }: BoardTile): RackTile[] {
  const under = arrow === undefined ? [] : [ARROW];
  switch (kind) {
    case "letter":
      return [original ?? letter, ...under];
    case "blank":
      return [BLANK, ...under];
    case "stop":
      return [STOP];
    default:
      return under;
  }
}
