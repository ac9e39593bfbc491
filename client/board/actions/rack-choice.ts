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
import type { BoardModel, ChoiceCommand, RackChoice } from "../model/board-model.ts";
import { announce, announceProblem } from "../speech/announce.ts";
import { pieceName } from "../speech/names.ts";
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
function keepFocus(model: BoardModel): void {
  if (typeof document === "undefined") return;
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    model.surfaces.rack?.querySelector("button")?.focus({ preventScroll: true });
  });
}

export function openChoice(model: BoardModel, purpose: Purpose, power: number | null): void {
  const view = model.view.peek();
  const { errors } = t();
  if (isStill(model)) return;
  if (!model.options.canAct.peek()) announceProblem(model, errors["not-your-turn"]);
  else if (isFinishing(view)) announceProblem(model, t().match.onlyYou);
  else if (purpose !== "morph-rack" && view.bag === 0) announceProblem(model, errors["bag-empty"]);
  else {
    batch(() => {
      model.selected.value = null;
      model.notice.value = null;
      model.choice.value = { purpose, power, chosen: new Set() };
    });
    announce(model, choiceTexts(purpose).help(choiceLimit(purpose, view)));
    keepFocus(model);
  }
}

/** Opens the exchange, which ends the turn. */
export const openExchange = (model: BoardModel): void => openChoice(model, "exchange", null);

export function leaveChoice(model: BoardModel): void {
  model.choice.value = null;
  keepFocus(model);
}

/**
 * Handles a tap while the mode is open: a tile is chosen or released, the power itself leaves the mode. A laid tile comes back
 * first.
 */
export function toggleChosen(model: BoardModel, id: number): void {
  const [draft, choice] = [model.draft.peek(), model.choice.peek()];
  if (choice === null) return;
  const tile = draft.rack.find((piece) => piece?.id === id)?.item;
  if (id === choice.power) leaveChoice(model);
  if (tile === undefined || !isInRack(draft, id)) return;
  if (!isChoosable(choice.purpose, tile)) {
    announceProblem(model, t().board.cannotChoose(pieceName(draft, id)));
    return;
  }
  const most = choiceLimit(choice.purpose, model.view.peek());
  // If only one may be chosen, a second one replaces the first.
  const chosen = new Set(most === 1 && !choice.chosen.has(id) ? [] : choice.chosen);
  if (!chosen.delete(id) && chosen.size < most) chosen.add(id);
  batch(() => {
    model.notice.value = null;
    if (chosen.has(id) && isDrafted(draft, id)) model.setDraft(takeBack(draft, id));
    model.choice.value = { ...choice, chosen };
  });
}

function commandFor(purpose: Purpose, tiles: readonly RackTile[]): ChoiceCommand | null {
  const [first] = tiles;
  if (first === undefined) return null;
  return purpose === "morph-rack" ? { type: purpose, letter: first } : { type: purpose, tiles };
}

export function confirmChoice(model: BoardModel): void {
  const [draft, choice] = [model.draft.peek(), model.choice.peek()];
  if (choice === null || isStill(model)) return;
  const tiles = draft.rack.flatMap((piece): RackTile[] => (piece !== null && choice.chosen.has(piece.id) ? [piece.item] : []));
  const command = commandFor(choice.purpose, tiles);
  if (command === null) return;
  batch(() => {
    model.setDraft({ ...draft, leaving: [...choice.chosen] });
    model.choice.value = null;
  });
  model.options.onChoose(command);
  keepFocus(model);
}
