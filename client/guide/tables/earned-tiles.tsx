import { heldFace } from "../../board/draft/faces.ts";
import { Tile } from "../../board/tiles/tile.tsx";
import { t } from "../../i18n/index.ts";
import { earnedAlfas, goldFrom } from "../earned.ts";
import type { ExhibitProps } from "../exhibit.tsx";

/** The tiles that big plays earn, and their use (K-54, K-60, K-61, C-03). */
export function EarnedTiles({ ruleset, texts }: ExhibitProps) {
  const { powers } = t();
  const { labels } = texts;
  const gold = goldFrom(ruleset);
  return (
    <ul class="earned-tiles">
      {earnedAlfas(ruleset).map(({ gem, from, last, factor }) => (
        <li key={gem}>
          <span class="mini-square" aria-hidden="true">
            <Tile face={heldFace(`alfa:${gem}`, {})} />
          </span>
          <b>{labels.earnedByTiles(from, last)}</b>
          <span class="earned-worth">
            {powers.gem[gem]}: {labels.wordFactor(factor)}
          </span>
        </li>
      ))}
      {gold !== null && (
        <li>
          <span class="mini-square" aria-hidden="true">
            <Tile face={heldFace("gold", {})} />
          </span>
          <b>{labels.earnedByWords(gold)}</b>
          <span class="earned-worth">
            {powers.goldTile}: {labels.goldWorth}
          </span>
        </li>
      )}
    </ul>
  );
}
