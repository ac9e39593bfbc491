import { t } from "../../i18n/index.ts";
import { BendIcon } from "../../icons/index.ts";
import { toBoard } from "../actions/keys.ts";
import { isChoosable } from "../actions/rack-choice.ts";
import { tapPiece } from "../actions/taps.ts";
import { type Draft, moveInRack, placeOf } from "../draft/draft.ts";
import { heldFace, type TileFace } from "../draft/faces.ts";
import type { Piece } from "../draft/pieces.ts";
import { press, wasDrag } from "../gestures/drag.ts";
import type { BoardModel } from "../model/board-model.ts";
import { rackTileName } from "../speech/names.ts";
import { Tile } from "../tiles/tile.tsx";
import "./rack.css";

/**
 * The order of the rack while a tile is dragged along it. The order in the document stays, so that the finger keeps the tile.
 */
export function placesShown(model: BoardModel, draft: Draft): ReadonlyMap<number, number> {
  const drag = model.drag.value;
  const shown = drag?.over?.kind === "rack" ? moveInRack(draft, drag.id, drag.over.place) : draft;
  return new Map(shown.rack.flatMap((piece, place) => (piece === null ? [] : [[piece.id, place] as const])));
}

function emptyPlaces(draft: Draft, shown: ReadonlyMap<number, number>): readonly number[] {
  const taken = new Set(shown.values());
  return draft.rack.flatMap((_, place) => (taken.has(place) ? [] : [place]));
}

/** The place of a laid tile: its letter or sign, dimmed (K-13). */
function Left({ face, letter }: { readonly face: TileFace; readonly letter: string | undefined }) {
  return (
    <span class="rack-left" aria-hidden="true">
      {face.kind === "arrow" ? (
        <BendIcon way={face.arrow ?? "right-down"} />
      ) : face.kind === "stop" ? (
        "–"
      ) : (
        (letter ?? face.letter)
      )}
    </span>
  );
}

export function RackPlace({
  model,
  piece,
  column,
}: {
  readonly model: BoardModel;
  readonly piece: Piece;
  readonly column: number;
}) {
  const view = model.view.value;
  const draft = model.draft.value;
  const at = placeOf(draft, piece.id);
  const choice = model.choice.value;
  const isChosen = model.selected.value === piece.id || choice?.chosen.has(piece.id) === true;
  const isBarred = choice !== null && !isChoosable(choice.purpose, piece.item);
  const isLifted = model.drag.value?.id === piece.id;
  const isPicking = model.picking.value?.id === piece.id;
  const face = heldFace(piece.item, view.values);
  const name = rackTileName(piece.item);
  const label = face.value === null ? name : t().board.tile(name, face.value);
  const classes = [
    "rack-place",
    at !== undefined && "left",
    isChosen && "chosen",
    isBarred && "barred",
    (isLifted || isPicking) && "lifted",
  ];
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(" ")}
      style={spot(column, draft.rack.length)}
      data-place={column}
      data-held={piece.id}
      aria-pressed={at === undefined ? isChosen : undefined}
      aria-disabled={isBarred ? true : undefined}
      onPointerDown={(event) => {
        if (at === undefined) press(model, piece.id, event, event.currentTarget);
      }}
      onClick={(event) => {
        if (wasDrag()) return;
        tapPiece(model, piece.id);
        // The keyboard pressed it.
        if (event.detail === 0) toBoard(model, piece.id);
      }}
    >
      <span class="unseen">{at === undefined ? label : t().board.laidAt(label, at)}</span>
      {at === undefined ? (
        <Tile face={face} glaze={piece.id} piece={piece.id} />
      ) : (
        <Left face={face} letter={draft.laid.find(({ id }) => id === piece.id)?.letter} />
      )}
    </button>
  );
}

/** From this number the rack has two rows on the narrowest phones. */
const MANY = 8;

/** The place in one row, and in the upper or lower of two rows. */
function spot(place: number, places: number) {
  const half = Math.ceil(places / 2);
  return { "--place": place, "--row": Math.floor(place / half), "--column": place % half };
}

const classOf = (model: BoardModel, draft: Draft): string =>
  ["rack", draft.rack.length >= MANY && "many", model.choice.value !== null && "choosing"].filter(Boolean).join(" ");

/** The hand, in the player's order. */
export function Rack({ model }: { readonly model: BoardModel }) {
  const draft = model.draft.value;
  const shown = placesShown(model, draft);
  return (
    <fieldset
      ref={(element) => {
        model.surfaces.rack = element;
      }}
      class={classOf(model, draft)}
      style={{ "--places": draft.rack.length }}
      aria-label={t().board.hand}
      data-table
    >
      {draft.rack.map((piece, place) =>
        piece === null ? null : <RackPlace key={piece.id} model={model} piece={piece} column={shown.get(piece.id) ?? place} />,
      )}
      {emptyPlaces(draft, shown).map((place) => (
        <span key={`empty ${place}`} class="rack-place empty" style={spot(place, draft.rack.length)} data-place={place} />
      ))}
    </fieldset>
  );
}
