import { ROUND_MS } from "../../shared/express/rules.ts";
/** The terms in words: on invitations, in a waiting match, and in a running one. */
import type { ShownOptions } from "../../shared/protocol/options.ts";
import type { Format, GameId, RuleOptions } from "../../shared/rules/model.ts";
import { agreementOf, type Choice } from "../../shared/rules/rulesets/agreements.ts";
import { t } from "../i18n/index.ts";

export interface OptionFact {
  readonly term: string;
  readonly is: string;
}

/** The options of a running match. Its theme has lost its name and kept its words. */
export function optionsOf({ theme, fullRackBonus: _, tileValue, ...rest }: RuleOptions): ShownOptions {
  return {
    ...rest,
    ...(tileValue === 1 ? { tileValue } : {}),
    ...(theme === undefined ? {} : { theme: { list: null, words: theme.words.length, bonus: theme.bonus } }),
  };
}

/** The options that the rule set leaves open, with defaults where they are worth knowing. */
export function sayOptions(ruleset: GameId, options: ShownOptions): readonly OptionFact[] {
  return (agreementOf(ruleset)?.choices ?? []).flatMap((choice) => sayOption(choice, options) ?? []);
}

function sayOption(choice: Choice, options: ShownOptions): OptionFact | null {
  const { option } = t().play;
  switch (choice) {
    case "players":
      return { term: option.players, is: option.playersAre(options.players ?? 2) };
    case "rackSize":
      return { term: option.rackSize, is: option.rackSizeIs(options.rackSize ?? 7) };
    case "specials":
      return { term: option.specials, is: options.specials === false ? option.without : option.with };
    case "board":
      return { term: option.board, is: option.boards[options.board ?? "standard"] };
    case "premiumSquares":
      return options.premiumSquares === false ? { term: option.easy, is: option.easyWays.plain } : null;
    case "tileValue":
      return options.tileValue === 1 ? { term: option.easy, is: option.easyWays.ones } : null;
    case "theme":
      return options.theme === undefined ? null : { term: option.theme, is: sayTheme(options.theme) };
  }
}

function sayTheme({ list, words, bonus }: NonNullable<ShownOptions["theme"]>): string {
  const { option, themeWords } = t().play;
  return option.themeIs(list === null ? themeWords(words) : option.themes[list], bonus);
}

/** The length of a turn, or of a round of a game that all play at once (P-20). */
export function sayPace(ruleset: GameId, format: Format): string {
  const { app } = t();
  const agreement = agreementOf(ruleset);
  if (agreement?.mode === "at-once") return app.paceRounds(ROUND_MS / 60_000);
  const hours = agreement?.casualHours;
  return format === "casual" && hours !== undefined ? app.paceHours(hours) : app.format[format].pace;
}
