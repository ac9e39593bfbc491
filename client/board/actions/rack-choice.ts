/**
 * The mode in which rack tiles are chosen: for a swap (K-42), a morph in the rack (C-08), or an exchange, which takes the
 * whole turn (P-12, W-08). Confirming sends the command. Leaving the mode costs nothing.
 */
import { batch } from "@preact/signals";
import { canGive, mostGiven } from "../../../shared/rules/give.ts";
import { rulesOfGame } from "../../../shared/rules/index.ts";
import type { BarItem, RackTile } from "../../../shared/rules/model.ts";
import { isLetterTile } from "../../../shared/rules/tiles.ts";
import type { GameView } from "../../../shared/rules/view.types.ts";
import { t } from "../../i18n/index.ts";
import { isDrafted, isInRack, takeBack } from "../draft/draft.ts";
import { isFinishing } from "../draft/rules.ts";
import type { ChoiceCommand, RackChoice, Table } from "../model/table.ts";
import { pieceName } from "../speech/names.ts";
import { object, say } from "../speech/voice.ts";
import { isStill } from "./laying.ts";

type Purpose = RackChoice["purpose"];

/** True if this tile may be chosen. Alfa tiles are immune to powers, and only a letter can become a wildcard (C-04, C-08). */
export function isChoosable(purpose: Purpose, tile: RackTile): boolean {
  if (purpose === "morph-rack") return isLetterTile(tile);
  return canGive(purpose, tile);
}

/** The largest number of tiles that may be chosen now (K-30, P-12, W-08, C-08). */
export function choiceLimit(purpose: Purpose, view: GameView): number {
  const choosable = (view.own?.rack ?? []).filter((tile) => isChoosable(purpose, tile)).length;
  if (purpose === "morph-rack") return Math.min(1, choosable);
  return Math.min(mostGiven(rulesOfGame(view), purpose, view.bag), choosable);
}

/** The mode that a tapped power opens; null for a power that is not tapped. */
export const purposeOf = (power: BarItem): Purpose | null =>
  power === "swap" ? "swap" : power === "morph" ? "morph-rack" : null;

interface ChoiceTexts {
  help(most: number): string;
  confirm(count: number): string;
}

export function choiceTexts(purpose: Purpose): ChoiceTexts {
  const { board, match } = t();
  return purpose === "swap" ? { help: match.swapHelp, confirm: match.swapConfirm } : board.choose[purpose];
}

/** The buttons below the hand change with the mode. If one of them had the keyboard focus, the focus moves to the hand. */
function keepFocus(table: Table): void {
  if (typeof document === "undefined") return;
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    table.surfaces.rack?.querySelector("button")?.focus({ preventScroll: true });
  });
}

export function openChoice(table: Table, purpose: Purpose, power: number | null): void {
  const view = table.view.peek();
  const { errors } = t();
  if (isStill(table)) return;
  if (!table.options.canAct.peek()) object(table, errors["not-your-turn"]);
  else if (isFinishing(view)) object(table, t().match.onlyYou);
  else if (purpose !== "morph-rack" && view.bag === 0) object(table, errors["bag-empty"]);
  else {
    batch(() => {
      table.selected.value = null;
      table.notice.value = null;
      table.choice.value = { purpose, power, chosen: new Set() };
    });
    say(table, choiceTexts(purpose).help(choiceLimit(purpose, view)));
    keepFocus(table);
  }
}

/** Opens the exchange, which ends the turn. */
export const openExchange = (table: Table): void => openChoice(table, "exchange", null);

export function leaveChoice(table: Table): void {
  table.choice.value = null;
  keepFocus(table);
}

/**
 * Handles a tap while the mode is open: a tile is chosen or released, the power itself leaves the mode. A laid tile comes back
 * first.
 */
export function toggleChosen(table: Table, id: number): void {
  const [draft, choice] = [table.draft.peek(), table.choice.peek()];
  if (choice === null) return;
  const tile = draft.rack.find((piece) => piece?.id === id)?.item;
  if (id === choice.power) leaveChoice(table);
  if (tile === undefined || !isInRack(draft, id)) return;
  if (!isChoosable(choice.purpose, tile)) {
    object(table, t().board.cannotChoose(pieceName(draft, id)));
    return;
  }
  const most = choiceLimit(choice.purpose, table.view.peek());
  // If only one may be chosen, a second one replaces the first.
  const chosen = new Set(most === 1 && !choice.chosen.has(id) ? [] : choice.chosen);
  if (!chosen.delete(id) && chosen.size < most) chosen.add(id);
  batch(() => {
    table.notice.value = null;
    if (chosen.has(id) && isDrafted(draft, id)) table.setDraft(takeBack(draft, id));
    table.choice.value = { ...choice, chosen };
  });
}

function commandFor(purpose: Purpose, tiles: readonly RackTile[]): ChoiceCommand | null {
  const [first] = tiles;
  if (first === undefined) return null;
  return purpose === "morph-rack" ? { type: purpose, letter: first } : { type: purpose, tiles };
}

export function confirmChoice(table: Table): void {
  const [draft, choice] = [table.draft.peek(), table.choice.peek()];
  if (choice === null || isStill(table)) return;
  const tiles = draft.rack.flatMap((piece): RackTile[] => (piece !== null && choice.chosen.has(piece.id) ? [piece.item] : []));
  const command = commandFor(choice.purpose, tiles);
  if (command === null) return;
  batch(() => {
    table.setDraft({ ...draft, leaving: [...choice.chosen] });
    table.choice.value = null;
  });
  table.options.onChoose(command);
  keepFocus(table);
}
