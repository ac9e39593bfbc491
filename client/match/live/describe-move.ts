import type { GameView, MoveView } from "../../../shared/rules/view.types.ts";
import { t } from "../../i18n/index.ts";
import type { Names } from "./names.ts";

/** A move as a line: a beginning in plain text, then what stands out. */
export interface MoveLine {
  readonly text: string;
  /** The main word, in capitals. */
  readonly word?: string;
  readonly points?: number;
  readonly coins?: number;
}

/** The word that a play is known by. The engine names the main word first. */
const mainWord = (move: Extract<MoveView, { type: "played" }>): string | undefined => move.words[0]?.word;

export function describeMove(move: MoveView, names: Names): MoveLine {
  const { match } = t();
  const own = names.isYou(move.seat);
  const name = names.of(move.seat);
  switch (move.type) {
    case "played": {
      const word = mainWord(move);
      if (word === undefined) return { text: own ? match.powersYou : match.powersThey(name) };
      return { text: own ? match.laidYou : match.laidThey(name), word, points: move.points, coins: move.coins };
    }
    case "passed":
      if (move.automatic) return { text: own ? match.timeOutYou : match.timeOutThey(name) };
      return { text: own ? match.passedYou : match.passedThey(name) };
    case "swapped":
    case "exchanged":
      return { text: own ? match.swappedYou(move.count) : match.swappedThey(name, move.count) };
  }
}

/** Before the first move: who begins. */
export const describeStart = (game: GameView, names: Names): string =>
  names.isYou(game.turn) ? t().match.beginYou : t().match.beginThey(names.of(game.turn));

/** A line as one sentence, to be read out. */
export function sayLine({ text, word, points }: MoveLine): string {
  return [text, word, points === undefined ? undefined : t().match.forPoints(points)].filter(Boolean).join(" ");
}

export const sayMove = (move: MoveView, names: Names): string => sayLine(describeMove(move, names));

export const sayTurn = (game: GameView, names: Names): string =>
  names.isYou(game.turn) ? t().match.yourTurn : t().match.theirTurn(names.of(game.turn));
