import { t } from "../i18n/index.ts";
import { type Draft, moveInRack } from "./draft.ts";
import { press, wasDrag } from "./drag.ts";
import { heldFace } from "./faces.ts";
import { toBoard } from "./keys.ts";
import { rackTileName } from "./names.ts";
import type { Piece } from "./pieces.ts";
import type { Table } from "./table.ts";
import { tapPiece } from "./taps.ts";
import { Tile } from "./tile.tsx";
import "./rack.css";

/** While a tile is dragged along the rack the others make room; where it lies in the document stays, so that the finger keeps it. */
function placesShown(table: Table, draft: Draft): ReadonlyMap<number, number> {
  const drag = table.drag.value;
  const shown = drag?.over?.kind === "rack" ? moveInRack(draft, drag.id, drag.over.place) : draft;
  return new Map(shown.rack.flatMap((piece, place) => (piece === null ? [] : [[piece.id, place] as const])));
}

function emptyPlaces(draft: Draft, shown: ReadonlyMap<number, number>): readonly number[] {
  const taken = new Set(shown.values());
  return draft.rack.flatMap((_, place) => (taken.has(place) ? [] : [place]));
}

function RackPlace({ table, piece, column }: { readonly table: Table; readonly piece: Piece; readonly column: number }) {
  const view = table.view.value;
  const draft = table.draft.value;
  const laid = draft.laid.find(({ id }) => id === piece.id);
  const swapping = table.swapping.value;
  const isChosen = table.selected.value === piece.id || swapping?.chosen.has(piece.id) === true;
  const isLifted = table.drag.value?.id === piece.id;
  const isPicking = table.picking.value?.id === piece.id;
  const face = heldFace(piece.item, view.values);
  const name = rackTileName(piece.item);
  const label = face.value === null ? name : t().board.tile(name, face.value);
  const classes = ["rack-place", laid !== undefined && "left", isChosen && "chosen", (isLifted || isPicking) && "lifted"];
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(" ")}
      style={{ "--place": column }}
      data-held={piece.id}
      aria-pressed={laid === undefined ? isChosen : undefined}
      onPointerDown={(event) => {
        if (laid === undefined) press(table, piece.id, event, event.currentTarget);
      }}
      onClick={(event) => {
        if (wasDrag()) return;
        tapPiece(table, piece.id);
        // No pointer pressed it.
        if (event.detail === 0) toBoard(table, piece.id);
      }}
    >
      <span class="unseen">{laid === undefined ? label : t().board.laidAt(label, laid.at)}</span>
      {laid === undefined ? (
        <Tile face={face} glaze={piece.id} piece={piece.id} />
      ) : (
        <span class="rack-left" aria-hidden="true">
          {face.letter}
        </span>
      )}
    </button>
  );
}

/** The hand, in the player's own order. */
export function Rack({ table }: { readonly table: Table }) {
  const draft = table.draft.value;
  const shown = placesShown(table, draft);
  return (
    <fieldset
      ref={(element) => {
        table.surfaces.rack = element;
      }}
      class={table.swapping.value === null ? "rack" : "rack swapping"}
      style={{ "--places": draft.rack.length }}
      aria-label={t().board.hand}
      data-table
    >
      {draft.rack.map((piece, place) =>
        piece === null ? null : <RackPlace key={piece.id} table={table} piece={piece} column={shown.get(piece.id) ?? place} />,
      )}
      {emptyPlaces(draft, shown).map((place) => (
        <span key={`empty ${place}`} class="rack-place empty" style={{ "--place": place }} />
      ))}
    </fieldset>
  );
}
