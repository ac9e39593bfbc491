import { useEffect, useRef } from "preact/hooks";
import { letterValue, normalLetter } from "../../../shared/rules/tiles.ts";
import { t } from "../../i18n/index.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { choose } from "../actions/laying.ts";
import { laidAt, pieceOf } from "../draft/draft.ts";
import { heldFace } from "../draft/faces.ts";
import { isArrow } from "../draft/pieces.ts";
import type { BoardModel, Picking } from "../model/board-model.ts";
import { ArrowPicker } from "./arrow-picker.tsx";
import { Tile } from "./tile.tsx";
import "./letter-picker.css";

/** A thumb's width at 320 px. The alphabets fill five rows. */
const COLUMNS = 6;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS };

/** Asks for the letter of a wildcard or a morph (R-07, K-33), or the direction of an arrow (P-11). */
export function LetterPicker({ model }: { readonly model: BoardModel }) {
  const picking = model.picking.value;
  if (picking === null) return null;
  const Picker = isArrow(pieceOf(model.draft.value, picking.id)?.item ?? "") ? ArrowPicker : Alphabet;
  return <Picker key={picking.id} model={model} picking={picking} />;
}

/** A typed letter chooses at once. */
function Alphabet({ model, picking: { id, at } }: { readonly model: BoardModel; readonly picking: Picking }) {
  const view = model.view.value;
  const draft = model.draft.value;
  const item = pieceOf(draft, id)?.item ?? "";
  const grid = useRef<HTMLFieldSetElement>(null);
  useEffect(() => grid.current?.querySelector("button")?.focus(), []);

  const old = laidAt(draft, at)?.letter ?? view.board[at]?.letter ?? "";
  const isMorph = item === "morph";
  const faceFor = (letter: string) =>
    isMorph
      ? { ...heldFace(letter, view.values), value: 0, morphed: true }
      : item === "gold"
        ? { ...heldFace("gold", view.values, letter), value: letterValue(letter, view.values) }
        : heldFace(item, view.values, letter);
  const onKeyDown = (event: KeyboardEvent): void => {
    const buttons = [...(grid.current?.querySelectorAll("button") ?? [])];
    const step = STEPS[event.key];
    const letter = normalLetter(event.key);
    if (step !== undefined) {
      const from = buttons.findIndex((button) => button.matches(":focus"));
      buttons[Math.min(buttons.length - 1, Math.max(0, from + step))]?.focus();
    } else if (view.alphabet.includes(letter)) choose(model, { letter });
    else return;
    event.preventDefault();
  };
  return (
    <Sheet
      title={isMorph ? t().board.morphTitle(old) : t().board.letterTitle}
      class="letter-picker"
      onClose={() => choose(model, null)}
    >
      <fieldset
        ref={grid}
        class="letters"
        style={{ "--columns": COLUMNS }}
        aria-label={t().board.letterTitle}
        onKeyDown={onKeyDown}
      >
        {view.alphabet.map((letter) => (
          <button key={letter} type="button" class="letter-choice" onClick={() => choose(model, { letter })}>
            <span class="unseen">{letter}</span>
            <Tile face={faceFor(letter)} />
          </button>
        ))}
      </fieldset>
    </Sheet>
  );
}
