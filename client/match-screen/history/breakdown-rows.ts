/** The rows of the breakdown of a move besides its words: bonuses, earned tiles, powers, penalties. */
import type { EarnedTile, PlacedPower } from "../../../shared/rules/model.ts";
import type { Move } from "./course.ts";

export type AccountRow =
  | { readonly kind: "placement"; readonly tiles: number; readonly points: number; readonly earned: Won }
  | { readonly kind: "combo"; readonly words: number; readonly points: number; readonly earned: Won }
  | { readonly kind: "full-rack" | "theme"; readonly points: number }
  | { readonly kind: "powers"; readonly powers: readonly UsedPower[] }
  | { readonly kind: "penalties"; readonly points: number };

/** A tile that a play earned. `lost` means that there was no slot for it (K-62). */
export type Won = { readonly tile: EarnedTile; readonly lost: boolean } | null;

export interface UsedPower extends PlacedPower {
  /** The roll of a die. */
  readonly roll?: number;
}

type Played = Extract<Move, { type: "played" }>;

function wonTile({ earned, lost }: Pick<Played, "earned" | "lost">, isIt: (tile: EarnedTile) => boolean): Won {
  const has = earned.find(isIt);
  if (has !== undefined) return { tile: has, lost: false };
  const missed = lost.find(isIt);
  return missed === undefined ? null : { tile: missed, lost: true };
}

/** The known part before the play is made. The server decides what it earns. */
export type Drafted = Pick<Played, "tiles" | "powers" | "words" | "bonuses">;

export function rowsOf(play: Drafted & Partial<Pick<Played, "rolls" | "penalties" | "earned" | "lost">>): readonly AccountRow[] {
  const { tiles, powers, words, bonuses, rolls = [], penalties = 0, earned = [], lost = [] } = play;
  const alfa = wonTile({ earned, lost }, (tile) => tile !== "gold");
  const gold = wonTile({ earned, lost }, (tile) => tile === "gold");
  const rows: AccountRow[] = [];
  if (bonuses.placement !== 0 || alfa !== null) {
    rows.push({ kind: "placement", tiles: tiles.length, points: bonuses.placement, earned: alfa });
  }
  if (bonuses.combo !== 0 || gold !== null) {
    rows.push({ kind: "combo", words: words.length, points: bonuses.combo, earned: gold });
  }
  if (bonuses.fullRack !== 0) rows.push({ kind: "full-rack", points: bonuses.fullRack });
  if (bonuses.theme !== 0) rows.push({ kind: "theme", points: bonuses.theme });
  if (powers.length > 0) rows.push({ kind: "powers", powers: powers.map((power) => withRoll(power, rolls)) });
  if (penalties !== 0) rows.push({ kind: "penalties", points: -penalties });
  return rows;
}

function withRoll(power: PlacedPower, rolls: Played["rolls"]): UsedPower {
  const roll = power.power === "dice" ? rolls.find(({ at }) => at === power.at)?.value : undefined;
  return roll === undefined ? power : { ...power, roll };
}
