import { da } from "./languages/da.ts";
import { en } from "./languages/en.ts";
import { nb } from "./languages/nb.ts";
import { sv } from "./languages/sv.ts";
import { svStrict } from "./languages/sv-strict.ts";
import type { Recipe } from "./recipe.types.ts";

/** In the order in which they are told of. */
export const RECIPES: readonly Recipe[] = [en, sv, svStrict, da, nb];

/** Made in one thread, since they share a dictionary that takes time to expand; what takes longest first. */
export const FAMILIES: readonly (readonly Recipe[])[] = [[nb], [da], [sv, svStrict], [en]];
