import type { GameView } from "../../../shared/rules/view.types.ts";
import { t } from "../../i18n/index.ts";
import { listEarned } from "./earned.tsx";
import type { Names } from "./names.ts";
import type { WordsState } from "./use-words.ts";

interface RestNoteProps {
  readonly game: GameView;
  readonly names: Names;
  readonly words: WordsState;
}

/** Under the board while nothing is drafted: what one's own last play earned or lost (K-62), or whose turn it is. */
export function RestNote({ game, names, words }: RestNoteProps) {
  const { match } = t();
  const { last } = game;
  if (game.result !== null) return null;
  if (last?.type === "played" && names.isYou(last.seat)) {
    if (last.lost.length > 0) return <span class="note-text bad">{match.lostYou(listEarned(last.lost))}</span>;
    if (last.earned.length > 0) return <span class="note-text">{match.earnedYou(listEarned(last.earned))}</span>;
  }
  if (words === "failed") return <span class="note-text">{match.lexiconFailed}</span>;
  return names.isYou(game.turn) ? null : <span class="note-text">{match.theirTurn(names.of(game.turn))}</span>;
}
