/** The options of New game, and the request made from them. Pure. */
import { MOST_THEME_BONUS, MOST_THEME_WORDS, type WantedOptions } from "../../shared/protocol/options.ts";
import type { PLAYER_COUNTS, RACK_SIZES } from "../../shared/rules/model.ts";
import type { Choice } from "../../shared/rules/rulesets/agreements.ts";
import { THEME_BONUS, type ThemeId } from "../../shared/themes/ids.ts";

export interface ChosenOptions {
  readonly players: (typeof PLAYER_COUNTS)[number];
  readonly rackSize: (typeof RACK_SIZES)[number];
  readonly specials: boolean;
  readonly board: "standard" | "random";
  /** The variants of Easy (P-22). */
  readonly easy: "off" | "plain" | "ones";
  readonly theme: "none" | "own" | ThemeId;
  /** As typed or pasted. */
  readonly ownWords: string;
  readonly bonus: number;
}

/** The defaults of the rule set. */
export const DEFAULT_OPTIONS: ChosenOptions = {
  players: 2,
  rackSize: 7,
  specials: true,
  board: "standard",
  easy: "off",
  theme: "none",
  ownWords: "",
  bonus: THEME_BONUS,
};

export type WordsFault = { readonly kind: "no-words" | "too-many" } | { readonly kind: "not-a-word"; readonly word: string };
export type OptionFault = WordsFault | { readonly kind: "bonus" };

/** Splits words at lines, commas and spaces. Each occurs once. */
export function readWords(text: string): readonly string[] {
  const words = text
    .normalize("NFC")
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== "");
  return [...new Set(words)];
}

export const isBonus = (bonus: number): boolean => Number.isInteger(bonus) && bonus >= 1 && bonus <= MOST_THEME_BONUS;

const isWord = (word: string): boolean => /^\p{Lu}{2,21}$/u.test(word);

/** The part of a request about options: what the rule set leaves open and differs from the default. */
export function wantedOptions(
  choices: readonly Choice[],
  chosen: ChosenOptions,
): { readonly options: WantedOptions } | { readonly fault: OptionFault } {
  const may = (choice: Choice): boolean => choices.includes(choice);
  const theme = may("theme") ? themeOf(chosen) : {};
  if ("fault" in theme) return theme;
  return {
    options: {
      ...(may("players") && chosen.players !== DEFAULT_OPTIONS.players ? { players: chosen.players } : {}),
      ...(may("rackSize") && chosen.rackSize !== DEFAULT_OPTIONS.rackSize ? { rackSize: chosen.rackSize } : {}),
      ...(may("specials") && !chosen.specials ? { specials: false } : {}),
      ...(may("board") && chosen.board !== DEFAULT_OPTIONS.board ? { board: chosen.board } : {}),
      ...(may("premiumSquares") && chosen.easy === "plain" ? { premiumSquares: false } : {}),
      ...(may("tileValue") && chosen.easy === "ones" ? { tileValue: 1 as const } : {}),
      ...theme,
    },
  };
}

function themeOf({ theme, ownWords, bonus }: ChosenOptions): Pick<WantedOptions, "theme"> | { readonly fault: OptionFault } {
  if (theme === "none") return {};
  if (!isBonus(bonus)) return { fault: { kind: "bonus" } };
  if (theme !== "own") return { theme: { list: theme, bonus } };
  const words = readWords(ownWords);
  const wrong = words.find((word) => !isWord(word));
  if (wrong !== undefined) return { fault: { kind: "not-a-word", word: wrong } };
  if (words.length === 0) return { fault: { kind: "no-words" } };
  if (words.length > MOST_THEME_WORDS) return { fault: { kind: "too-many" } };
  return { theme: { words: [...words], bonus } };
}
