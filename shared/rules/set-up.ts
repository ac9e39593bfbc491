/** Sets a new match up (K-01 to K-04, P-01 to P-05, W-01 to W-04). */

import type { SetUp, Started } from "./events.types.ts";
import { lettersOf } from "./lexicons.ts";
import type { Chance, Format, LexiconId, Premium, RuleOptions, RulesetId, Seat, SquareName } from "./model.ts";
import type { BoardPlan, RuleSet } from "./ruleset.types.ts";
import { rulesOf, rulesOfGame } from "./rulesets/index.ts";
import { tileSet, tilesOfMatch } from "./rulesets/tile-sets.ts";
import { squareName } from "./squares.ts";
import { drawFirstTurn, drawnFirst } from "./start-draw.ts";
import { normalLetter, type Values } from "./tiles.ts";

export interface NewMatch {
  readonly options: RuleOptions;
  readonly lexicon: LexiconId;
  readonly format: Format;
  /** Ignored where the first turn is drawn (P-05). */
  readonly firstTurn: Seat;
  readonly now: number;
  /** Of the rules, where it is not the newest: an earlier match is set up again. */
  readonly version?: number;
  /** Milliseconds a turn, instead of the format's own. */
  readonly turnMs?: number;
}

export function setUp(ruleset: RulesetId, match: NewMatch, chance: Chance): Started {
  const rules = match.version === undefined ? rulesOf(ruleset) : rulesOfGame({ ruleset, version: match.version });
  const { lexicon, format, now } = match;
  const options = normalOptions(match.options);
  const { values } = tileSet(rules.tileSet, lexicon);
  const all = tilesOfMatch(rules, lexicon, options);
  const seats = options.players ?? rules.seats;
  const rackSize = options.rackSize ?? rules.rackSize;
  const draws = rules.firstTurn === "drawn" ? drawFirstTurn(all, values, seats, chance) : [];
  const firstTurn = drawnFirst(draws, values) ?? match.firstTurn;

  const bag = chance.shuffle(all);
  const players = Array.from({ length: seats }, () => ({
    rack: bag.splice(0, rackSize),
    bar: [],
    coins: rules.startingCoins,
    score: 0,
  }));
  const alphabet = lettersOf(lexicon);
  return {
    type: "started",
    at: now,
    setUp: {
      ruleset,
      version: rules.version,
      options,
      lexicon,
      format,
      turnMs: match.turnMs ?? rules.turnMs?.[format] ?? null,
      ...boardFor(rules, options, chance),
      rackSize,
      values: optionValues(options, values, alphabet),
      alphabet,
      board: {},
      opened: false,
      bag,
      turn: firstTurn,
      firstTurn,
      passes: 0,
      draws,
      players,
    },
  };
}

/** A theme's words are compared as words on the board are written (R-06, P-23). */
export function normalOptions(options: RuleOptions): RuleOptions {
  const { theme } = options;
  return theme === undefined ? options : { ...options, theme: { ...theme, words: theme.words.map(normalLetter) } };
}

/** Every letter is worth the same, if so agreed (P-22). */
export function optionValues(options: RuleOptions, values: Values, alphabet: readonly string[]): Values {
  const { tileValue } = options;
  return tileValue === undefined ? values : Object.fromEntries(alphabet.map((letter) => [letter, tileValue]));
}

/** Premium squares may be off (P-22). */
export function optionPremiums(options: RuleOptions, premiums: SetUp["premiums"]): SetUp["premiums"] {
  return options.premiumSquares === false ? {} : premiums;
}

function boardFor(rules: RuleSet, options: RuleOptions, chance: Chance): BoardPlan {
  const plan = rules.board;
  if (plan === null) throw new Error("this rule set has no board of its own");
  const premiums = options.board === "random" ? scattered(plan, chance) : plan.premiums;
  return { ...plan, premiums: optionPremiums(options, premiums) };
}

/** The same numbers of each premium in other places, never on the start square (W-02). */
function scattered({ size, start, premiums }: BoardPlan, chance: Chance): Record<SquareName, Premium> {
  const others = Array.from({ length: size * size }, (_, square) => squareName(square, size)).filter((name) => name !== start);
  const places = chance.shuffle(others);
  const scattered: Record<SquareName, Premium> = {};
  for (const [name, premium] of Object.entries(premiums)) {
    const place = name === start ? start : places.pop();
    if (place !== undefined) scattered[place] = premium;
  }
  return scattered;
}
