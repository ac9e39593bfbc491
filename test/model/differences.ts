/** What a vector expects, held against what the model gives; only what is named is compared. */

import type { ModelRun } from "./model.ts";
import { tilesOf } from "./position.ts";
import type { Vector, VectorEnd, VectorOutcome } from "./vector.ts";

type Expected = Omit<VectorOutcome & VectorEnd, "error" | "coins"> & {
  readonly error?: string | null | undefined;
  readonly coins?: number | number[];
};

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

/** `came`: the outcome of an action, and the whole position after it. */
function differInAll(what: string, expected: Expected, came: Expected, isDaily: boolean): string[] {
  const { error, words, rejected, racks, bars, board, tiles, premiums, winner, ...plain } = expected;
  const racksOf = (all: readonly string[] | undefined) => all?.map((rack) => sorted(tilesOf(rack)));
  return [
    ...("error" in expected ? differ(`${what}error`, error ?? null, came.error ?? null) : []),
    ...Object.entries(plain).flatMap(([name, value]) => differ(`${what}${name}`, value, came[name as keyof Expected])),
    ...(words === undefined ? [] : differ(`${what}words`, sorted(words), sorted(came.words ?? []))),
    ...(rejected === undefined ? [] : differ(`${what}rejected`, sorted(rejected), came.rejected)),
    ...(winner === undefined || isDaily ? [] : differ(`${what}winner`, winner, came.winner)),
    ...(racks === undefined ? [] : differ(`${what}racks`, racksOf(racks), racksOf(came.racks))),
    ...(bars === undefined ? [] : differ(`${what}bars`, bars.map(sorted), came.bars?.map(sorted))),
    ...differInSquares(`${what}board`, board ?? {}, came.board ?? {}),
    ...differInSquares(`${what}tiles`, tiles ?? {}, came.tiles ?? {}),
    ...differInSquares(`${what}premiums`, premiums ?? {}, came.premiums ?? {}),
  ];
}

export function differences(vector: Vector, run: ModelRun): string[] {
  const isDaily = vector.ruleset.startsWith("daily");
  const found = vector.actions.flatMap((action, index) => {
    const came = { ...run.after[index], ...run.outcomes[index] };
    // An action whose outcome is named has no error unless that is named too.
    return action.expect === undefined
      ? []
      : differInAll(`action ${index} `, { error: undefined, ...action.expect }, came, isDaily);
  });
  return [...found, ...differInAll("", vector.expect ?? {}, run.end, isDaily)];
}
