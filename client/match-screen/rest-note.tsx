import { mustFinish, rulesOf } from "../../shared/rules/index.ts";
import type { GameView } from "../../shared/rules/view.types.ts";
import { t } from "../i18n/index.ts";
import type { Names } from "../match/names.ts";
import type { MatchSource } from "../match/source.types.ts";
import { WordsTrouble } from "../words/words-trouble.tsx";
import { listEarned } from "./moves/earned-names.ts";
import type { Words } from "./use-words.ts";

interface RestNoteProps {
  readonly game: GameView;
  readonly names: Names;
  readonly words: Words;
  readonly hosted: MatchSource["hosted"];
  /** An event that is no move. */
  readonly news: string | null;
}

/**
 * The line under the board while nothing is drafted: what the last own play earned or lost (K-62), other news, what matters
 * for the next play, or whose turn it is.
 */
export function RestNote(props: RestNoteProps) {
  if (props.game.result !== null) return null;
  const note = noteOf(props);
  if (note === null && props.words.state.value !== "ready") return <WordsTrouble words={props.words} hosted={props.hosted} />;
  return note === null ? null : <span class={note.bad ? "note-text bad" : "note-text"}>{note.text}</span>;
}

interface Line {
  readonly text: string;
  readonly bad?: boolean;
}

function noteOf({ game, names, words, news }: RestNoteProps): Line | null {
  const { match } = t();
  const { last, own } = game;
  if (last?.type === "played" && names.isYou(last.seat)) {
    if (last.lost.length > 0) return { text: match.lostYou(listEarned(last.lost)), bad: true };
    if (last.earned.length > 0) return { text: match.earnedYou(listEarned(last.earned)) };
  }
  if (own !== null && game.seats[own.seat]?.resigned === true) return { text: match.youAreOut };
  if (news !== null) return { text: news };
  if (words.state.value === "failed") return null;
  if (!names.isYou(game.turn)) return { text: match.theirTurn(names.of(game.turn)) };
  if (own === null) return null;
  const rules = rulesOf(game.ruleset);
  if (mustFinish(rules, game, own.seat)) return { text: match.onlyYou };
  return rules.freeAttempts === null ? null : { text: sayTries(rules.freeAttempts - own.attempts) };
}

/** The refused words that are still free (C-12). */
export function sayTries(left: number): string {
  const { match } = t();
  return left > 0 ? match.freeTries(left) : match.noFreeTries;
}
