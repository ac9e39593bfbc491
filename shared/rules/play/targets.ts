import { type Play, placedPremium } from "../effects.ts";
import { MAX_CHARGES } from "../limits.ts";
import type { BoardTile, LaidTile, PlacedPower, RuleError, SquareName, TileKind } from "../model.ts";
import type { Position } from "../position.ts";

/** Can each drafted power hit its square (V-03: power-target). */
export function checkTargets(position: Position, play: Play): RuleError | null {
  const laid = new Map(play.tiles.map((tile) => [tile.at, tile]));
  const missed = play.powers.find(
    (power, index) => !position.rules.tapped.includes(power.power) && !hits(position, laid, power, play.powers.slice(0, index)),
  );
  return missed === undefined ? null : { code: "power-target", at: missed.at };
}

function hits(
  position: Position,
  laid: ReadonlyMap<SquareName, LaidTile>,
  { power, at }: PlacedPower,
  earlier: readonly PlacedPower[],
): boolean {
  const { table } = position;
  const { board, premiums } = table;
  const there = board[at];
  if (power === "erase") {
    return canErase(table, at);
  }
  if (placedPremium(power) !== null) {
    const taken = there !== undefined || Object.hasOwn(premiums, at);
    return !taken && !earlier.some((other) => other.at === at && placedPremium(other.power) !== null);
  }
  const tile = laid.get(at);
  const kind = there?.kind ?? (tile === undefined ? null : kindOf(tile));
  if (kind === null || !isOrdinary(kind)) return false;
  const before = earlier.filter((other) => other.at === at && other.power === power).length;
  if (power === "charge") return (there?.charge ?? 0) + before < MAX_CHARGES;
  if (power === "dice") return (there?.dice ?? 0) === 0 && before === 0;
  return true;
}

/** Is there something to remove, which is not the star of a match that has not opened (K-32, K-36)? */
export function canErase({ board, premiums, opened, start }: Position["table"], at: SquareName): boolean {
  if (at === start && !opened) return false;
  const tile = board[at];
  return tile === undefined ? Object.hasOwn(premiums, at) : isOrdinary(tile.kind);
}

/** Alfa and gold tiles are immune to every power (K-35); a stop tile bears nothing. */
export function isOrdinary(kind: TileKind): boolean {
  return kind === "letter" || kind === "blank";
}

/** Charges that a tile can still be given (K-31). */
export function chargesLeft({ kind, charge }: Pick<BoardTile, "kind" | "charge">): number {
  return isOrdinary(kind) ? MAX_CHARGES - charge : 0;
}

/** A die is rolled once a tile, ever (K-34). */
export function canRoll({ kind, dice }: Pick<BoardTile, "kind" | "dice">): boolean {
  return isOrdinary(kind) && dice === 0;
}

function kindOf({ from }: LaidTile): TileKind {
  switch (from) {
    case undefined:
    case "~":
      return "letter";
    case "blank":
    case "gold":
    case "stop":
      return from;
    default:
      return "alfa";
  }
}
