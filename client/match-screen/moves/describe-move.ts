import type { GameView, MoveView } from "../../../shared/rules/view.types.ts";
import { isBent } from "../../board/draft/marks.ts";
import { t } from "../../i18n/index.ts";
import type { Names } from "../../match/names.ts";
import { listEarned } from "./earned-names.ts";
import { beginWords, passWords } from "./wording.ts";

/** A move as a line: a beginning in plain text, then the highlighted parts. */
export interface MoveLine {
  readonly text: string;
  /** The main word, in capitals. */
  readonly word?: string;
  /** After the word: a note that it turns (P-11). */
  readonly after?: string;
  readonly points?: number;
  readonly coins?: number;
  /** Points, and as many coins, that refused words cost before the move (C-12). */
  readonly penalties?: number;
}

/** No coins are mentioned where a rule set has none. */
const besides = (coins: number, penalties: number): Pick<MoveLine, "coins" | "penalties"> => ({
  ...(coins > 0 ? { coins } : {}),
  ...(penalties > 0 ? { penalties } : {}),
});

export function describeMove(move: MoveView, names: Names): MoveLine {
  const { match } = t();
  const own = names.isYou(move.seat);
  const name = names.of(move.seat);
  switch (move.type) {
    case "played": {
      // The engine names the main word first.
      const [main] = move.words;
      if (main === undefined) return { text: own ? match.powersYou : match.powersThey(name) };
      return {
        text: own ? match.laidYou : match.laidThey(name),
        word: main.word,
        ...(isBent(main.squares) ? { after: match.aroundTheCorner } : {}),
        points: move.points,
        ...besides(move.coins, move.penalties),
      };
    }
    case "passed": {
      const rest = besides(move.coins, move.penalties);
      if (move.automatic) return { text: own ? match.timeOutYou : match.timeOutThey(name), ...rest };
      const { passedYou, passedThey } = passWords(names.ruleset);
      return { text: own ? passedYou : passedThey(name), ...rest };
    }
    case "swapped":
      return { text: own ? match.swappedYou(move.count) : match.swappedThey(name, move.count) };
    case "exchanged":
      return { text: own ? match.exchangedYou(move.count) : match.exchangedThey(name, move.count) };
  }
}

/** The line before the first move: who starts. */
export const describeStart = (game: GameView, names: Names): string =>
  names.isYou(game.turn) ? beginWords(game.ruleset) : t().match.beginThey(names.of(game.turn));

/** The line as one sentence for screen readers. */
export function sayLine({ text, word, after, points, penalties }: MoveLine): string {
  const { match } = t();
  return [
    text,
    word,
    after,
    points === undefined ? undefined : match.forPoints(points),
    penalties === undefined ? undefined : `(${match.penalties(penalties)})`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** The move, and what the own play earned or lost (K-62). */
export const sayMove = (move: MoveView, names: Names): string =>
  [sayLine(describeMove(move, names)), ...sayGains(move, names)].join(". ");

function sayGains(move: MoveView, names: Names): readonly string[] {
  if (move.type !== "played") return [];
  const { match } = t();
  const { earned, lost } = move;
  const own = names.isYou(move.seat);
  const gains: string[] = [];
  if (earned.length > 0)
    gains.push(own ? match.earnedYou(listEarned(earned)) : match.earnedThey(names.of(move.seat), listEarned(earned)));
  if (own && lost.length > 0) gains.push(match.lostYou(listEarned(lost)));
  return gains;
}

export const sayTurn = (game: GameView, names: Names): string =>
  names.isYou(game.turn) ? t().match.yourTurn : t().match.theirTurn(names.of(game.turn));
