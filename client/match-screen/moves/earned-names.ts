import type { EarnedTile, Gem } from "../../../shared/rules/model.ts";
import { formats } from "../../i18n/format.ts";
import { locale, t } from "../../i18n/index.ts";

/** The gem of an alfa tile, in the power bar or in the rack; null for a gold tile. */
const GEM_OF: Readonly<Record<EarnedTile, Gem | null>> = {
  "alfa:pentagon": "pentagon",
  "alfa:hexagon": "hexagon",
  "alfa:septagon": "septagon",
  "*5": "pentagon",
  "*6": "hexagon",
  "*7": "septagon",
  gold: null,
};

export const gemOf = (tile: EarnedTile): Gem | null => GEM_OF[tile];

export function nameEarned(tile: EarnedTile): string {
  const { powers } = t();
  const gem = GEM_OF[tile];
  return gem === null ? powers.aGoldTile : powers.anAlfaTile(gem);
}

export const listEarned = (tiles: readonly EarnedTile[]): string => formats(locale()).list(tiles.map(nameEarned));
