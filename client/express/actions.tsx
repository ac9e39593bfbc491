import type { ExpressGameView } from "../../shared/express/index.ts";
import { type BoardModel, shuffle } from "../board/index.ts";
import { t } from "../i18n/index.ts";
import { CheckIcon, PlayIcon, ShuffleIcon } from "../icons/index.ts";
import { DRAW_KEY } from "./half/judge.ts";
import { isOpen, mayDraw } from "./half/use-half.ts";

interface ActionsProps {
  readonly model: BoardModel;
  readonly game: ExpressGameView;
  readonly you: number;
  readonly onDraw: () => void;
  readonly onDone: (mark: boolean) => void;
}

/** The buttons under the thumb: Draw, and the rarer ones beside it. */
export function RoundActions({ model, game, you, onDraw, onDone }: ActionsProps) {
  const { express, match } = t();
  const own = game.seats[you];
  const done = own?.done === true;
  const open = isOpen(game, you);
  return (
    <div class="actions express-actions">
      <button type="button" class="action" disabled={!open} onClick={() => shuffle(model)}>
        <ShuffleIcon />
        {match.shuffle}
      </button>
      <button
        type="button"
        class="action"
        aria-pressed={done}
        disabled={game.stage !== "playing" || own?.left === true}
        onClick={() => onDone(!done)}
      >
        {done ? <PlayIcon /> : <CheckIcon />}
        {done ? express.undone : express.done}
      </button>
      <button
        type="button"
        class="play-button ready draw-button"
        disabled={!mayDraw(game, you)}
        aria-keyshortcuts={DRAW_KEY}
        onClick={onDraw}
        data-table
      >
        {express.draw}
      </button>
    </div>
  );
}
