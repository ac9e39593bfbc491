import { boardOf, rulesOf } from "../../../shared/rules/index.ts";
import type { BoardTile } from "../../../shared/rules/model.ts";
import { tileSet } from "../../../shared/rules/rulesets/tile-sets.ts";
import { boardFace } from "../../board/draft/faces.ts";
import { Tile } from "../../board/tiles/tile.tsx";
import type { ExhibitProps } from "../exhibit.tsx";

const CHARGES = 3;
const ROLL = 4;

/** A tile after each power. */
export function MarkedTiles({ ruleset, texts }: ExhibitProps) {
  const { labels, words } = texts;
  const { values } = tileSet(rulesOf(ruleset).tileSet, words.lexicon);
  const [first = "", second = "", third = ""] = words.opening;
  const { A1, B1, C1 } = boardOf(
    { A1: first, B1: second, C1: third },
    { A1: { charge: CHARGES }, B1: { dice: ROLL }, C1: { morphed: true } },
    values,
  );
  const shown: readonly (readonly [string, BoardTile | undefined])[] = [
    [labels.charged, A1],
    [labels.rolled, B1],
    [labels.morphed, C1],
  ];
  return (
    <ul class="marked-tiles">
      {shown.map(([label, tile]) => (
        <li key={label}>
          <span class="mini-square">{tile !== undefined && <Tile face={boardFace(tile, "plain")} />}</span>
          {label}
        </li>
      ))}
    </ul>
  );
}
