import { type LexiconId, rulesOf } from "../../../shared/rules/index.ts";
import { lettersOf } from "../../../shared/rules/lexicons.ts";
import { tileSet } from "../../../shared/rules/rulesets/tile-sets.ts";
import { BLANK, isLetterTile, letterValue } from "../../../shared/rules/tiles.ts";
import { heldFace } from "../../board/draft/faces.ts";
import { rackTileName } from "../../board/speech/names.ts";
import { Tile } from "../../board/tiles/tile.tsx";
import { formats } from "../../i18n/format.ts";
import { locale, t } from "../../i18n/index.ts";
import { OFFERED } from "../../options/offered.ts";
import { Choice } from "../../ui/choice.tsx";
import type { ExhibitProps } from "../exhibit.tsx";

/** Every tile of the set with its value and its number. */
export function TileList({ ruleset, lexicon, onLexicon, texts }: ExhibitProps) {
  const { app, play } = t();
  const { number } = formats(locale());
  const rules = rulesOf(ruleset);
  const { tiles, values } = tileSet(rules.tileSet, lexicon);
  const special = Object.entries(rules.specialTiles).flatMap(([tile, count]) => new Array<string>(count).fill(tile));
  const all = [...tiles, ...special];
  const order = [...lettersOf(lexicon), BLANK, ...Object.keys(rules.specialTiles)];
  return (
    <div class="tile-set">
      <Choice
        label={play.lexicon}
        value={lexicon}
        options={choices(lexicon).map((value) => ({ value, label: app.lexicon[value] }))}
        onChange={onLexicon}
      />
      <ul>
        {order.map((tile, glaze) => {
          const count = all.filter((other) => other === tile).length;
          const value = isLetterTile(tile) ? letterValue(tile, values) : 0;
          if (count === 0) return null;
          return (
            <li key={tile}>
              <span class="mini-square" role="img" aria-label={texts.labels.tileCount(rackTileName(tile), value, count)}>
                <Tile face={heldFace(tile, values)} glaze={glaze} />
              </span>
              <small aria-hidden="true">{number(count)}</small>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The lexicons on offer, and that of the reader's match. */
const choices = (lexicon: LexiconId): readonly LexiconId[] => [...new Set([...OFFERED.lexicons, lexicon])];
