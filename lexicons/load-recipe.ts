import type { LexiconId } from "../shared/rules/lexicons.ts";
import type { Recipe } from "./recipe.types.ts";

/** The recipe in the lexicon's own folder, so that a new lexicon needs no line here. */
export async function loadRecipe(id: LexiconId): Promise<Recipe> {
  const { recipe } = (await import(`./recipes/${id}/recipe.ts`)) as { readonly recipe: Recipe };
  return recipe;
}
