import { useEffect, useRef } from "preact/hooks";
import { bringBack } from "../board/actions/laying.ts";
import { placesShown, RackPlace } from "../board/controls/rack.tsx";
import { placeOf } from "../board/draft/draft.ts";
import type { BoardModel } from "../board/model/board-model.ts";
import { useBox } from "../ui/use-box.ts";
import { trayFit } from "./tray-fit.ts";

interface TrayProps {
  readonly model: BoardModel;
  readonly label: string;
  /** The number of requested letters that have not come yet. */
  readonly coming: number;
}

/**
 * The letters that are drawn and not laid, in the player's order. A tap beside the tiles brings back the one that was picked
 * up.
 */
export function Tray({ model, label, coming }: TrayProps) {
  const tray = useRef<HTMLFieldSetElement>(null);
  const box = useBox(tray);
  const draft = model.draft.value;
  const shown = placesShown(model, draft);
  const loose = draft.rack.filter((piece) => piece !== null).filter(({ id }) => placeOf(draft, id) === undefined);
  const { columns, side } = trayFit(loose.length + coming, box);
  // With the keyboard, Backspace takes a letter back.
  useEffect(() => {
    const well = tray.current;
    const onClick = (event: MouseEvent): void => {
      const picked = model.selected.peek();
      if (event.target === well && picked !== null) bringBack(model, picked);
    };
    well?.addEventListener("click", onClick);
    return () => well?.removeEventListener("click", onClick);
  }, [model]);
  return (
    <fieldset
      ref={(element) => {
        tray.current = element;
        model.surfaces.rack = element;
      }}
      class="tray"
      style={{ "--side": `${side}px`, "--columns": columns }}
      aria-label={label}
      data-table
    >
      {loose.map((piece) => (
        <RackPlace key={piece.id} model={model} piece={piece} column={shown.get(piece.id) ?? 0} />
      ))}
      {Array.from({ length: coming }, (_, place) => (
        <span key={`coming ${String(place)}`} class="rack-place empty coming" />
      ))}
    </fieldset>
  );
}
