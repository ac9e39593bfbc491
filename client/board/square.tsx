import type { ReadonlySignal } from "@preact/signals";
import { EraseIcon, PremiumMark, StarIcon } from "../icons/index.ts";
import type { Face } from "./draft/faces.ts";
import type { Arrival } from "./gestures/arrivals.ts";
import { squareName } from "./speech/names.ts";
import { Tile } from "./tiles/tile.tsx";

interface SquareProps {
  /** The square is redrawn only when this changes. */
  readonly face: ReadonlySignal<Face>;
  /** The name of the start square. */
  readonly start: string;
  readonly glaze: number;
  /** The arrival of its tile in the newest move; null if it was there before. */
  readonly arriving: Arrival | null;
  readonly glimpse: boolean;
}

export function Square({ face, start, glaze, arriving, glimpse }: SquareProps) {
  const now = face.value;
  const { tile } = now;
  const states = [
    now.lit && "lit",
    now.erased && "erased",
    now.blocked && "blocked",
    now.placed && "placed",
    now.chosen && "chosen",
  ];
  const classes = ["square", ...states].filter(Boolean).join(" ");
  // The star may be a 2W itself, or another premium was placed on it.
  const isStar = now.start && !now.placed && (now.premium === null || now.premium === "2W");
  return (
    <td class={classes} tabIndex={now.focusable ? 0 : -1} data-at={now.at}>
      <span class="unseen">{squareName(now, start)}</span>
      {tile === null && isStar && <StarIcon />}
      {tile === null && !isStar && now.premium !== null && <PremiumMark premium={now.premium} />}
      {tile !== null && <Tile face={tile} glaze={glaze} glimpse={glimpse} arriving={arriving} piece={now.piece} />}
      {now.erased && (
        <span class="erasing">
          <EraseIcon />
        </span>
      )}
    </td>
  );
}
