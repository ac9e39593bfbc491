import { type Play, placedPremium } from "../effects.ts";
import type { LaidTile, PlacedPower, RuleError, SquareName, TileKind } from "../model.ts";
import type { Position } from "../position.ts";

const MOST_CHARGES = 5;

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
  const { board, premiums, opened, start } = position.table;
  const there = board[at];
  if (power === "erase") {
    // Before the opening the star cannot be erased (K-36).
    if (at === start && !opened) return false;
    return there === undefined ? Object.hasOwn(premiums, at) : isOrdinary(there.kind);
  }
  if (placedPremium(power) !== null) {
    const taken = there !== undefined || Object.hasOwn(premiums, at);
    return !taken && !earlier.some((other) => other.at === at && placedPremium(other.power) !== null);
  }
  const tile = laid.get(at);
  const kind = there?.kind ?? (tile === undefined ? null : kindOf(tile));
  if (kind === null || !isOrdinary(kind)) return false;
  const before = earlier.filter((other) => other.at === at && other.power === power).length;
  if (power === "charge") return (there?.charge ?? 0) + before < MOST_CHARGES;
  if (power === "dice") return (there?.dice ?? 0) === 0 && before === 0;
  return true;
}

/** Alfa and gold tiles are immune to every power (K-35); a stop tile bears nothing. */
function isOrdinary(kind: TileKind): boolean {
  return kind === "letter" || kind === "blank";
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
