import "./draw.css";
import type { GameView, StartDraw } from "../../../shared/rules/view.types.ts";
import { heldFace } from "../../board/faces.ts";
import { rackTileName } from "../../board/names.ts";
import { Tile } from "../../board/tile.tsx";
import { t } from "../../i18n/index.ts";
import { Sheet } from "../../ui/sheet.tsx";
import type { Names } from "../live/names.ts";
import { seatStyle } from "../live/seat-colour.ts";

interface DrawProps {
  readonly game: Pick<GameView, "draws" | "values">;
  readonly names: Names;
}

/** Who drew what for the first turn, round by round: the highest value begins, equals draw again (P-05). */
export function Draw({ game, names }: DrawProps) {
  const { match } = t();
  const first = firstOf(game.draws.at(-1) ?? [], game.values);
  return (
    <div class="draw">
      {game.draws.map((round, index) => (
        // Rounds have no other name than their place.
        <ol key={String(index)} class="draw-round">
          {index > 0 && <li class="draw-again hint">{match.drawAgain}</li>}
          {round.map(({ seat, tile }) => (
            <li key={seat} class={index === game.draws.length - 1 && seat === first ? "draw-seat first" : "draw-seat"}>
              <span class="draw-tile">
                <Tile face={heldFace(tile, game.values)} glaze={seat} />
              </span>
              <span class="seat-dot" style={seatStyle(seat, names)} />
              <b>{names.of(seat)}</b>
              <span class="unseen">{match.tileWorth(rackTileName(tile), worthOf(tile, game.values))}</span>
            </li>
          ))}
        </ol>
      ))}
      {first !== null && <p class="draw-result">{names.isYou(first) ? match.youBegin : match.beginThey(names.of(first))}</p>}
    </div>
  );
}

/** Tiles without a letter of their own are worth nothing. */
const worthOf = (tile: string, values: GameView["values"]): number => heldFace(tile, values).value ?? 0;

function firstOf(round: StartDraw, values: GameView["values"]): number | null {
  const best = [...round].sort((a, b) => worthOf(b.tile, values) - worthOf(a.tile, values))[0];
  return best?.seat ?? null;
}

interface DrawSheetProps extends DrawProps {
  readonly onClose: () => void;
}

/** Shown once, before the first move. */
export function DrawSheet({ game, names, onClose }: DrawSheetProps) {
  const { match } = t();
  return (
    <Sheet onClose={onClose} title={match.drawTitle} class="draw-sheet">
      <p class="hint">{match.drawHelp}</p>
      <Draw game={game} names={names} />
      <button type="button" class="button primary" onClick={onClose}>
        {match.drawOk}
      </button>
    </Sheet>
  );
}
