import type { Play } from "./effects.ts";
import type { Roll } from "./events.types.ts";
import { lyingAfter } from "./grid.ts";
import type { ScoredWord } from "./model.ts";
import { accountOfWord, squaresLaid, type WordAccount } from "./play/score.ts";
import { rulesOfGame } from "./rulesets/index.ts";
import { squareNumber } from "./squares.ts";
import type { GameView } from "./view.types.ts";

/**
 * How the score of a play came about, word by word and premium by premium: the engine's own scoring, told in full.
 * `before`: the table as it was before the play. `words`: those that it formed, as the event or the preview names them.
 */
export function accountOf(
  before: Pick<GameView, "ruleset" | "version" | "size" | "board" | "premiums" | "values">,
  play: Play & { readonly rolls: readonly Roll[] },
  words: readonly Pick<ScoredWord, "word" | "squares">[],
): readonly WordAccount[] {
  const { size } = before;
  const lying = lyingAfter(before, play, play.rolls);
  const laid = squaresLaid(play);
  return words.map(({ word, squares }) => {
    const formed = { word, squares: squares.map((at) => squareNumber(at, size)) };
    return accountOfWord(rulesOfGame(before), size, lying, laid, formed);
  });
}
