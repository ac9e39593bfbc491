import { isBarTile } from "../../../shared/rules/hand.ts";
import type { BarItem } from "../../../shared/rules/model.ts";
import { t } from "../../i18n/index.ts";
import { CheckIcon, GemShape, GoldShape, PowerIcon } from "../../icons/index.ts";
import { toBoard } from "../actions/keys.ts";
import { tapPiece } from "../actions/taps.ts";
import { heldFace } from "../draft/faces.ts";
import type { Piece } from "../draft/pieces.ts";
import { press, wasDrag } from "../gestures/drag.ts";
import type { BoardModel } from "../model/board-model.ts";
import { barItemName } from "../speech/names.ts";
import "./power-bar.css";

/** Draws the content of a slot: the icon of a power, a gem or a gold plate. The shop and the opponent's panel use it too. */
export function BarItemShape({ item }: { readonly item: BarItem }) {
  if (!isBarTile(item)) return <PowerIcon power={item} />;
  const { gem } = heldFace(item, {});
  return gem === null ? <GoldShape /> : <GemShape gem={gem} />;
}

function Slot({ model, piece }: { readonly model: BoardModel; readonly piece: Piece<BarItem> }) {
  const draft = model.draft.value;
  const drafted = [...draft.laid, ...draft.powers].find(({ id }) => id === piece.id);
  const isPicking = model.picking.value?.id === piece.id;
  const isChosen = model.selected.value === piece.id || model.choice.value?.power === piece.id;
  const isLifted = model.drag.value?.id === piece.id;
  const isTile = isBarTile(piece.item);
  const name = barItemName(piece.item);
  const classes = [
    "slot",
    isTile ? "earned" : "power",
    (drafted !== undefined || isPicking) && "drafted",
    isChosen && "chosen",
    isLifted && "lifted",
  ];
  const isAway = isTile && drafted !== undefined;
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(" ")}
      data-held={piece.id}
      data-piece={isAway ? undefined : piece.id}
      aria-label={drafted === undefined ? name : t().board.laidAt(name, drafted.at)}
      aria-pressed={drafted === undefined ? isChosen : undefined}
      onPointerDown={(event) => {
        if (!isAway) press(model, piece.id, event, event.currentTarget);
      }}
      onClick={(event) => {
        if (wasDrag()) return;
        tapPiece(model, piece.id);
        // The keyboard pressed it.
        if (event.detail === 0) toBoard(model, piece.id);
      }}
    >
      <BarItemShape item={piece.item} />
      {drafted !== undefined && (
        <span class="slot-tick">
          <CheckIcon />
        </span>
      )}
    </button>
  );
}

/** Bought powers and earned tiles. Draws nothing if the rule set has no power bar. */
export function PowerBar({ model }: { readonly model: BoardModel }) {
  const { bar } = model.draft.value;
  if (model.view.value.slots === 0) return null;
  return (
    <fieldset class="power-bar" style={{ "--slots": bar.length }} aria-label={t().board.powerBar} data-table>
      {bar.map((piece, place) =>
        piece === null ? (
          <span key={`free ${String(place)}`} class="slot free" role="img" aria-label={t().board.freeSlot} />
        ) : (
          <Slot key={piece.id} model={model} piece={piece} />
        ),
      )}
    </fieldset>
  );
}
