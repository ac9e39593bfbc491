/** What a play is worth (K-50 to K-57, C-01, P-06, P-08). */
import { type BoardAfter, boardAfter, type Play } from "../effects.ts";
import type { Bonuses, Roll } from "../events.types.ts";
import { type Grid, gridOf } from "../grid.ts";
import { meansOf } from "../hand.ts";
import type { Premium, ScoredWord } from "../model.ts";
import type { Position } from "../position.ts";
import type { RuleSet, Steps } from "../ruleset.types.ts";
import { squareName } from "../squares.ts";
import type { FormedWord } from "../words.ts";

export interface Score {
  readonly words: readonly ScoredWord[];
  readonly bonuses: Bonuses;
  readonly points: number;
  readonly coins: number;
}

const LETTER_FACTORS: Readonly<Partial<Record<Premium, number>>> = { "2L": 2, "3L": 3, "4L": 4, "-2L": -2 };
const WORD_FACTORS: Readonly<Partial<Record<Premium, number>>> = { "2W": 2, "3W": 3, "4W": 4 };

/** Dice that have no roll yet count 0. */
export function scoreOf(position: Position, play: Play, formed: readonly FormedWord[], rolls: readonly Roll[]): Score {
  const { rules, table } = position;
  const after = boardAfter(table, play, rolls);
  const grid = gridOf(after.board, table.size);
  const laid = new Set(play.tiles.map((tile) => tile.at));
  const words = formed.map((word) => scoreWord(rules, table.size, after, grid, laid, word));
  const bonuses = bonusesOf(position, play, formed);
  const { placement, combo, fullRack, theme } = bonuses;
  return {
    words,
    bonuses,
    points: words.reduce((sum, word) => sum + word.points, 0) + placement + combo + fullRack + theme,
    coins: rules.coinsPerTile * formed.reduce((sum, word) => sum + word.squares.length, 0),
  };
}

function scoreWord(
  rules: RuleSet,
  size: number,
  after: BoardAfter,
  grid: Grid,
  laid: ReadonlySet<string>,
  { word, squares }: FormedWord,
): ScoredWord {
  const names = squares.map((square) => squareName(square, size));
  const factors: number[] = [];
  let letters = 0;
  squares.forEach((square, index) => {
    const tile = grid[square];
    const name = names[index];
    if (tile == null || name === undefined) return;
    const value = tile.value + tile.charge + tile.dice;
    if (!laid.has(name)) {
      letters += value;
      return;
    }
    // A premium counts only for the play that covers it.
    const premium = after.premiums[name];
    letters += value * ((premium && LETTER_FACTORS[premium]) ?? 1);
    factors.push((premium && WORD_FACTORS[premium]) ?? 1);
    if (tile.gem !== undefined) factors.push(rules.gemFactors[tile.gem]);
  });
  return { word, squares: names, points: letters * rules.combine(factors) };
}

function bonusesOf({ rules, table, rack }: Position, play: Play, formed: readonly FormedWord[]): Bonuses {
  const { options, rackSize } = table;
  const fromRack = meansOf(play).rack.length;
  const emptiesFullRack = play.tiles.length > 0 && rack.length >= rackSize && fromRack === rack.length;
  const themed = options.theme === undefined ? 0 : formed.filter(({ word }) => options.theme?.words.includes(word)).length;
  return {
    placement: step(rules.placementBonus, play.tiles.length),
    combo: step(rules.comboBonus, formed.length),
    fullRack: emptiesFullRack ? (options.fullRackBonus ?? rules.fullRackBonus(rackSize)) : 0,
    theme: themed * (options.theme?.bonus ?? 0),
  };
}

/** Only the highest row counts (K-55, K-56). */
function step(steps: Steps, reached: number): number {
  return steps.reduce((gives, row) => (reached >= row.from ? row.gives : gives), 0);
}
