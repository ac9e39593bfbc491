import { languageOf } from "../lexicons.ts";
import type { Letter, LexiconId, RackTile } from "../model.ts";
import type { RuleSet } from "../ruleset.types.ts";
import { isLetterTile } from "../tiles.ts";
import sets from "./tiles.json" with { type: "json" };

export interface TileSet {
  /** Every tile of the set, unshuffled. */
  readonly tiles: readonly RackTile[];
  /** Face values of its letters. */
  readonly values: Readonly<Record<Letter, number>>;
}

type Counts = Readonly<Record<RackTile, { readonly count: number; readonly value: number }>>;

const SETS: Readonly<Record<string, { readonly tiles: Counts } | undefined>> = sets;

export function tileSet(family: RuleSet["tileSet"], lexicon: LexiconId): TileSet {
  const counts = Object.entries(SETS[`${family}/${languageOf(lexicon)}`]?.tiles ?? {});
  return {
    tiles: counts.flatMap(([tile, { count }]) => new Array<RackTile>(count).fill(tile)),
    values: Object.fromEntries(counts.filter(([tile]) => isLetterTile(tile)).map(([tile, { value }]) => [tile, value])),
  };
}
