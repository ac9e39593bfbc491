/** What a vector expects, held against what the model gives; only what is named is compared. */

import type { ModelRun } from "./model.ts";
import { tilesOf } from "./position.ts";
import type { Vector, VectorOutcome } from "./vector.ts";

const same = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);
const sorted = (things: readonly string[]): string[] => [...things].sort();

function differ(what: string, expected: unknown, came: unknown): string[] {
  return same(expected, came) ? [] : [`${what}: expected ${JSON.stringify(expected)}, came ${JSON.stringify(came)}`];
}

/** `board`, `tiles` and `premiums`: each named square, and in tiles each named property. */
function differInSquares(what: string, expected: Record<string, unknown>, came: Record<string, unknown>): string[] {
  return Object.entries(expected).flatMap(([square, value]) => {
    const there = came[square] ?? null;
    if (typeof value !== "object" || value === null) return differ(`${what} ${square}`, value, there);
    const properties = there as Record<string, unknown> | null;
    return Object.entries(value).flatMap(([name, wanted]) => differ(`${what} ${square} ${name}`, wanted, properties?.[name]));
  });
}

function differInOutcome(what: string, expected: VectorOutcome, came: VectorOutcome): string[] {
  const { words, rejected, ...rest } = expected;
  return [
    ...differ(`${what} error`, expected.error, came.error),
    ...Object.entries(rest).flatMap(([name, value]) => differ(`${what} ${name}`, value, came[name as keyof VectorOutcome])),
    ...(words === undefined ? [] : differ(`${what} words`, sorted(words), sorted(came.words ?? []))),
    ...(rejected === undefined ? [] : differ(`${what} rejected`, sorted(rejected), came.rejected)),
  ];
}

export function differences(vector: Vector, run: ModelRun): string[] {
  const found = vector.actions.flatMap((action, index) =>
    action.expect === undefined ? [] : differInOutcome(`action ${index}`, action.expect, run.outcomes[index] ?? {}),
  );
  const { board, tiles, premiums, racks, bars, winner, ...plain } = vector.expect ?? {};
  for (const [name, value] of Object.entries(plain)) found.push(...differ(name, value, run.end[name as keyof typeof run.end]));
  if (winner !== undefined && !vector.ruleset.startsWith("daily")) found.push(...differ("winner", winner, run.end.winner));
  const racksOf = (all: readonly string[] | undefined) => all?.map((rack) => sorted(tilesOf(rack)));
  if (racks !== undefined) found.push(...differ("racks", racksOf(racks), racksOf(run.end.racks)));
  if (bars !== undefined) found.push(...differ("bars", bars.map(sorted), run.end.bars?.map(sorted)));
  found.push(...differInSquares("board", board ?? {}, run.end.board ?? {}));
  found.push(...differInSquares("tiles", tiles ?? {}, run.end.tiles ?? {}));
  found.push(...differInSquares("premiums", premiums ?? {}, run.end.premiums ?? {}));
  return found;
}
