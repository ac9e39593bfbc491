import { languageOf } from "../lexicons.ts";
import type { Letter, LexiconId, RackTile, RuleOptions } from "../model.ts";
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

/** Every tile that a match is played with, unshuffled: the set's and the special ones, unless it goes without them (P-03). */
export function tilesOfMatch(rules: RuleSet, lexicon: LexiconId, { specials }: RuleOptions): readonly RackTile[] {
  const special = specials === false ? [] : Object.entries(rules.specialTiles);
  return [...tileSet(rules.tileSet, lexicon).tiles, ...special.flatMap(([tile, count]) => new Array<RackTile>(count).fill(tile))];
}

export function tileSet(family: RuleSet["tileSet"], lexicon: LexiconId): TileSet {
  const counts = Object.entries(SETS[`${family}/${languageOf(lexicon)}`]?.tiles ?? {});
  return {
    tiles: counts.flatMap(([tile, { count }]) => new Array<RackTile>(count).fill(tile)),
    values: Object.fromEntries(counts.filter(([tile]) => isLetterTile(tile)).map(([tile, { value }]) => [tile, value])),
  };
}
