/** Laying and taking back. A drag, two taps and the keyboard all call the same functions. */
import { batch } from "@preact/signals";
import type { Arrow, Letter, SquareName } from "../../../shared/rules/model.ts";
import { t } from "../../i18n/index.ts";
import * as drafts from "../draft/draft.ts";
import { isArrow, isWildcard } from "../draft/pieces.ts";
import { accepts } from "../draft/targets.ts";
import { type Flight, fly } from "../gestures/flight.ts";
import type { BoardModel } from "../model/board-model.ts";
import { announce, announceProblem, describeDraft } from "../speech/announce.ts";
import { pieceName } from "../speech/names.ts";

/** The draft is fixed while a command is being sent, because the server judges it, and stays empty after the end. */
export const isStill = (model: BoardModel): boolean => model.options.busy?.peek() === true || model.view.peek().result !== null;

function change(model: BoardModel, next: drafts.Draft, done: string, flight: Flight = {}): void {
  if (isStill(model)) return;
  fly(flight, () =>
    batch(() => {
      model.refusal.value = null;
      model.notice.value = null;
      model.selected.value = null;
      model.setDraft(next);
    }),
  );
  announce(model, [done, describeDraft(model)].filter(Boolean).join(". "));
}

/** What the player chose for a piece: the letter of a wildcard or a morph, the direction of an arrow. */
export interface Said {
  readonly letter?: Letter;
  readonly way?: Arrow;
}

/** True if the player must choose a letter or a direction first. A piece that is laid already keeps its own. */
function asks(draft: drafts.Draft, id: number, said: Said): boolean {
  const item = drafts.pieceOf(draft, id)?.item ?? "";
  if (drafts.isDrafted(draft, id)) return false;
  if (isArrow(item)) return said.way === undefined;
  return (isWildcard(item) || item === "morph") && said.letter === undefined;
}

function drafted(draft: drafts.Draft, id: number, at: SquareName, { letter, way }: Said): drafts.Draft {
  if (!drafts.isTile(draft, id)) return drafts.place(draft, id, at, letter);
  return isArrow(drafts.pieceOf(draft, id)?.item ?? "") ? drafts.layArrow(draft, id, at, way) : drafts.lay(draft, id, at, letter);
}

function refusalOf(draft: drafts.Draft, id: number, at: SquareName): string {
  const name = pieceName(draft, id);
  if (isArrow(drafts.pieceOf(draft, id)?.item ?? "")) return t().board.cannotBend(at);
  return drafts.isTile(draft, id) ? t().board.cannotLay(at) : t().board.cannotPlace(name, at);
}

/** Puts a tile, an arrow or a power on a square. False if it cannot go there. */
export function put(model: BoardModel, id: number, at: SquareName, said: Said = {}, flight: Flight = {}): boolean {
  const [view, draft] = [model.view.peek(), model.draft.peek()];
  if (isStill(model)) return false;
  if (!accepts(view, draft, id, at)) {
    announceProblem(model, refusalOf(draft, id, at));
    return false;
  }
  const full = drafts.isDrafted(draft, id) || drafts.laidAt(draft, at) !== undefined ? null : model.options.freeform?.full(draft);
  if (full != null) {
    announceProblem(model, full);
    return false;
  }
  if (asks(draft, id, said)) {
    batch(() => {
      model.notice.value = null;
      model.selected.value = null;
      model.picking.value = { id, at };
    });
    return true;
  }
  const name = said.letter ?? (said.way === undefined ? pieceName(draft, id) : t().board.bend[said.way]);
  change(model, drafted(draft, id, at, said), t().board.laid(name, at), flight);
  model.options.buzz?.();
  return true;
}

/** The letter or direction that was asked for. Null: the player chose none, and the piece stays in the hand. */
export function choose(model: BoardModel, said: Said | null): void {
  const picking = model.picking.peek();
  model.picking.value = null;
  if (picking !== null && said !== null) put(model, picking.id, picking.at, said);
}

export function bringBack(model: BoardModel, id: number, flight: Flight = {}): void {
  const draft = model.draft.peek();
  if (drafts.isDrafted(draft, id)) change(model, drafts.takeBack(draft, id), t().board.takenBack(pieceName(draft, id)), flight);
}

export function recallAll(model: BoardModel): void {
  const draft = model.draft.peek();
  if (!drafts.isEmpty(draft)) change(model, drafts.recall(draft), t().board.allBack);
}

/** Fisher–Yates. The order of the hand is no secret and decides nothing, so any generator will do. */
function mixed<T>(items: readonly T[]): readonly T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const [moved] = order.splice(Math.floor(Math.random() * (last + 1)), 1);
    if (moved !== undefined) order.push(moved);
  }
  return order;
}

/** Shuffles the hand. Laid tiles stay laid. */
export function shuffle(model: BoardModel): void {
  change(model, drafts.shuffleRack(model.draft.peek(), mixed), t().board.shuffled, { stagger: 20 });
}

/** Moves a piece to another place in the rack. A laid tile comes back to that place. */
export function reorder(model: BoardModel, id: number, to: number, flight: Flight = {}): void {
  const draft = model.draft.peek();
  const back = drafts.isDrafted(draft, id) ? drafts.takeBack(draft, id) : draft;
  change(model, drafts.moveInRack(back, id, to), t().board.moved(pieceName(draft, id), to + 1), flight);
}
