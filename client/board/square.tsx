import type { ReadonlySignal } from "@preact/signals";
import { EraseIcon, StarIcon } from "../icons/index.ts";
import type { Arrival } from "./arrivals.ts";
import type { Face } from "./faces.ts";
import { squareName } from "./names.ts";
import { PremiumMark } from "./premium.tsx";
import { Tile } from "./tile.tsx";

interface SquareProps {
  /** The only thing that it is drawn again for. */
  readonly face: ReadonlySignal<Face>;
  readonly glaze: number;
  /** When its tile arrives among those of the newest move; null: it was there. */
  readonly arriving: Arrival | null;
  readonly glimpse: boolean;
}

export function Square({ face, glaze, arriving, glimpse }: SquareProps) {
  const now = face.value;
  const { tile } = now;
  const classes = ["square", now.lit && "lit", now.erased && "erased", now.blocked && "blocked"].filter(Boolean).join(" ");
  return (
    <td class={classes} tabIndex={now.focusable ? 0 : -1} data-at={now.at}>
      <span class="unseen">{squareName(now)}</span>
      {tile === null && now.start && <StarIcon />}
      {tile === null && !now.start && now.premium !== null && <PremiumMark premium={now.premium} />}
      {tile !== null && <Tile face={tile} glaze={glaze} glimpse={glimpse} arriving={arriving} piece={now.piece} />}
      {now.erased && (
        <span class="erasing">
          <EraseIcon />
        </span>
      )}
    </td>
  );
}
