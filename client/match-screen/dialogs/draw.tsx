import "./draw.css";
import { drawnFirst, drawValues } from "../../../shared/rules/start-draw.ts";
import { faceValue } from "../../../shared/rules/tiles.ts";
import type { GameView } from "../../../shared/rules/view.types.ts";
import { heldFace } from "../../board/draft/faces.ts";
import { rackTileName } from "../../board/speech/names.ts";
import { Tile } from "../../board/tiles/tile.tsx";
import { t } from "../../i18n/index.ts";
import type { Names } from "../../match/names.ts";
import { seatStyle } from "../../match/seat-colour.ts";
import { Sheet } from "../../ui/sheet.tsx";

interface DrawProps {
  readonly game: Pick<GameView, "draws" | "ruleset" | "lexicon">;
  readonly names: Names;
}

/** The draw for the first turn, round by round: the highest value starts, and equal ones draw again (P-05). */
export function Draw({ game, names }: DrawProps) {
  const { match } = t();
  const values = drawValues(game.ruleset, game.lexicon);
  const first = drawnFirst(game.draws, values);
  return (
    <div class="draw">
      {game.draws.map((round, index) => (
        // Rounds have no other key than their position.
        <ol key={String(index)} class="draw-round">
          {index > 0 && <li class="draw-again hint">{match.drawAgain}</li>}
          {round.map(({ seat, tile }) => (
            <li key={seat} class={index === game.draws.length - 1 && seat === first ? "draw-seat first" : "draw-seat"}>
              <span class="draw-tile">
                <Tile face={heldFace(tile, values)} glaze={seat} />
              </span>
              <span class="seat-dot" style={seatStyle(seat, names)} />
              <b>{names.of(seat)}</b>
              <span class="unseen">{match.tileWorth(rackTileName(tile), faceValue(tile, values))}</span>
            </li>
          ))}
        </ol>
      ))}
      {first !== null && <p class="draw-result">{names.isYou(first) ? match.youBegin : match.beginThey(names.of(first))}</p>}
    </div>
  );
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
