import type { Play } from "../effects.ts";
import { meansOf } from "../hand.ts";
import type { RuleError } from "../model.ts";
import type { Position } from "../position.ts";
import { isLetterTile, rackTileOf, without } from "../tiles.ts";

/** Has the player what the play uses (V-03: unknown-power to needs-rack-tile). */
export function checkMeans({ rules, rack, bar }: Position, play: Play): RuleError | null {
  const unknown = play.powers.find(({ power }) => !Object.hasOwn(rules.prices, power));
  if (unknown !== undefined) return { code: "unknown-power", at: unknown.at };

  const means = meansOf(play);
  const noLetter = play.tiles.find((tile) => tile.from === undefined && !isLetterTile(tile.letter ?? ""));
  if (noLetter !== undefined) return { code: "not-held", at: noLetter.at };
  if (without(rack, means.rack) === null || without(bar, means.bar) === null) return { code: "not-held" };

  if (play.tiles.length === 0) return play.powers.length === 0 ? { code: "nothing-to-play" } : null;
  const fromRack = play.tiles.filter((tile) => rackTileOf(tile) !== null);
  return fromRack.length < rules.minRackTiles ? { code: "needs-rack-tile" } : null;
}
