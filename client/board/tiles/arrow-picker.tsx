import { useEffect, useRef } from "preact/hooks";
import { ARROWS } from "../../../shared/rules/model.ts";
import { ARROW } from "../../../shared/rules/tiles.ts";
import { t } from "../../i18n/index.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { choose } from "../actions/laying.ts";
import { laidAt } from "../draft/draft.ts";
import { heldFace } from "../draft/faces.ts";
import type { BoardModel, Picking } from "../model/board-model.ts";
import { Tile } from "./tile.tsx";
import "./letter-picker.css";

/** Asks for the direction of an arrow, shown on the letter that lies there (P-11). */
export function ArrowPicker({ model, picking }: { readonly model: BoardModel; readonly picking: Picking }) {
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => list.current?.querySelector("button")?.focus(), []);
  const { board } = t();
  const letter = laidAt(model.draft.value, picking.at)?.letter;
  const face = heldFace(letter ?? ARROW, model.view.value.values);
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = { ArrowUp: 0, ArrowLeft: 0, ArrowDown: 1, ArrowRight: 1 };
    const step = steps[event.key];
    if (step === undefined) return;
    list.current?.querySelectorAll("button")[step]?.focus();
    event.preventDefault();
  };
  return (
    <Sheet title={board.arrowTitle} class="letter-picker" onClose={() => choose(model, null)}>
      <fieldset ref={list} class="ways" aria-label={board.arrowTitle} onKeyDown={onKeyDown}>
        {ARROWS.map((way) => (
          <button key={way} type="button" class="way" onClick={() => choose(model, { way })}>
            <span class="way-tile">
              <Tile face={{ ...face, arrow: way }} />
            </span>
            <b>{board.ways[way].name}</b>
            <small>{board.ways[way].effect}</small>
          </button>
        ))}
      </fieldset>
    </Sheet>
  );
}
