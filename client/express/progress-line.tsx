import { type ExpressGameView, FILLS, MOST_HELD, readHalf } from "../../shared/express/index.ts";
import type { BoardModel } from "../board/model/board-model.ts";
import { t } from "../i18n/index.ts";
import type { Words } from "../words/words.ts";
import { WordsTrouble } from "../words/words-trouble.tsx";
import { tilesOf } from "./half/arrangement.ts";

interface ProgressLineProps {
  readonly model: BoardModel;
  readonly game: ExpressGameView;
  readonly you: number | null;
  readonly words: Words;
}

/** The line under the board while no word is wrong: the progress of the half, or what to do. */
export function ProgressLine({ model, game, you, words }: ProgressLineProps) {
  if (game.stage === "playing" && words.state.value !== "ready") return <WordsTrouble words={words} hosted="server" />;
  return <span class="note-text">{sayStanding(model, game, you)}</span>;
}

function sayStanding(model: BoardModel, game: ExpressGameView, you: number | null): string {
  const { errors, express } = t();
  const own = you === null ? undefined : game.seats[you];
  if (game.result === null && own?.left === true) return express.youLeft;
  if (game.stage !== "playing") return express.between;
  if (own?.done === true) return express.youAreDone;
  const tiles = tilesOf(model.draft.value);
  if (tiles.length === 0) return own !== undefined && own.held >= MOST_HELD ? errors["hand-full"] : express.begin;
  if (tiles.length === FILLS && readHalf(tiles).groups > 1) return express.apart;
  return express.standing(model.preview.value?.words.length ?? 0, tiles.length, FILLS);
}
