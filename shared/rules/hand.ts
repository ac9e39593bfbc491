/** What a play takes from rack and bar, and what comes back (K-18, K-39, K-62, C-03). */
import type { Play } from "./effects.ts";
import type { BarItem, BarTile, EarnedTile, RackTile } from "./model.ts";
import { ARROW, isRackAlfa, rackTileOf, without } from "./tiles.ts";

export interface Means {
  readonly rack: readonly RackTile[];
  readonly bar: readonly BarItem[];
}

/** Every rack tile and bar item that the play uses; an arrow is one more rack tile (P-11). */
export function meansOf(play: Play): Means {
  const rack: RackTile[] = [];
  const bar: BarItem[] = play.powers.map((power) => power.power);
  for (const tile of play.tiles) {
    const fromRack = rackTileOf(tile);
    if (fromRack !== null) rack.push(fromRack);
    else if (tile.from !== undefined && isBarTile(tile.from)) bar.push(tile.from);
    if (tile.arrow !== undefined) rack.push(ARROW);
  }
  return { rack, bar };
}

export function isBarTile(item: string): item is BarTile {
  return item === "gold" || item.startsWith("alfa:");
}

export function rackAfterPlay(
  rack: readonly RackTile[],
  play: Play,
  drawn: readonly RackTile[],
  earned: readonly EarnedTile[],
): RackTile[] {
  return [...(without(rack, meansOf(play).rack) ?? []), ...drawn, ...earned.filter(isRackAlfa)];
}

/** What of the earned tiles the bar has room for, the first before the others; the rest is lost (K-62). */
export function fitInBar(
  earned: readonly BarTile[],
  bar: readonly BarItem[],
  slots: number,
): { readonly kept: readonly BarTile[]; readonly lost: readonly BarTile[] } {
  const free = Math.max(0, slots - bar.length);
  return { kept: earned.slice(0, free), lost: earned.slice(free) };
}

/** Earned tiles go in after what the play used has left (K-62). */
export function barAfterPlay(bar: readonly BarItem[], play: Play, earned: readonly EarnedTile[]): BarItem[] {
  return [...(without(bar, meansOf(play).bar) ?? []), ...earned.filter(isBarTile)];
}
