/** What players agree on before a match (V-05, W-02), as it is asked for and as lists and invitations show it. */
import * as v from "valibot";
import type { RuleOptions } from "../rules/model.ts";
import { MAX_SIZE, PLAYER_COUNTS, RACK_SIZES } from "../rules/model.ts";
import { THEME_IDS } from "../themes/ids.ts";

/** Of a pasted theme: together with the rest they fit into one request. */
export const MOST_THEME_WORDS = 200;
export const MOST_THEME_BONUS = 50;

const bonus = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_THEME_BONUS));
/** Letters alone. Whether the lexicon has it decides nothing: what cannot be laid earns nothing. */
const themeWord = v.pipe(v.string(), v.normalize("NFC"), v.toUpperCase(), v.regex(new RegExp(`^\\p{Lu}{2,${MAX_SIZE}}$`, "u")));

const common = {
  rackSize: v.exactOptional(v.picklist(RACK_SIZES)),
  players: v.exactOptional(v.picklist(PLAYER_COUNTS)),
  specials: v.exactOptional(v.boolean()),
  premiumSquares: v.exactOptional(v.boolean()),
  tileValue: v.exactOptional(v.literal(1)),
  board: v.exactOptional(v.picklist(["standard", "random"])),
};

/** What is asked for; which of it a rule set offers is the server's to say. A theme is a shipped one, or words of the players' own. */
export const WantedOptions = v.strictObject({
  ...common,
  theme: v.exactOptional(
    v.union([
      v.strictObject({ list: v.picklist(THEME_IDS), bonus }),
      v.strictObject({ words: v.pipe(v.array(themeWord), v.minLength(1), v.maxLength(MOST_THEME_WORDS)), bonus }),
    ]),
  ),
});
export type WantedOptions = v.InferOutput<typeof WantedOptions>;

/** A theme has its words with it where they are the players' own; those of a shipped one follow from its name. */
export const ShownOptions = v.object({
  ...common,
  players: v.exactOptional(v.picklist([1, 2, 3, 4])),
  theme: v.exactOptional(
    v.object({
      list: v.nullable(v.picklist(THEME_IDS)),
      words: v.number(),
      bonus: v.number(),
      spelt: v.exactOptional(v.array(v.string())),
    }),
  ),
});
export type ShownOptions = v.InferOutput<typeof ShownOptions>;

/** `themed`: the same options with the theme's words spelt out. */
export function shownOptions(wanted: WantedOptions, themed: RuleOptions): ShownOptions {
  const { theme, ...rest } = wanted;
  if (theme === undefined || themed.theme === undefined) return rest;
  const { words, bonus: each } = themed.theme;
  const shown = { words: words.length, bonus: each };
  return { ...rest, theme: "list" in theme ? { ...shown, list: theme.list } : { ...shown, list: null, spelt: [...words] } };
}
