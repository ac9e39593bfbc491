import { ARROW, STOP } from "../../shared/rules/tiles.ts";
import type { GameView } from "../../shared/rules/view.types.ts";
import { hasArrows } from "../board/index.ts";
import { t } from "../i18n/index.ts";

/** The keys that a mouse player might not guess, with the signs of stop tiles and arrows (P-03). */
export function KeysHint({ game }: { readonly game: GameView }) {
  const { board, match } = t();
  const { keys } = match;
  return (
    <p class="keys">
      {hasArrows(game) && <Key name={STOP} does={board.stop} />}
      {hasArrows(game) && <Key name={ARROW} does={board.arrow} />}
      <Key name={keys.space} does={keys.turn} />
      <Key name={keys.enter} does={keys.play} />
      <Key name={keys.escape} does={keys.recall} />
    </p>
  );
}

const Key = ({ name, does }: { readonly name: string; readonly does: string }) => (
  <span>
    <kbd>{name}</kbd>
    {does}
  </span>
);
