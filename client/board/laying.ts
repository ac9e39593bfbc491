/** Laying and taking back: one verb each, whether it came from a drag, two taps or the keyboard. */
import { batch } from "@preact/signals";
import type { Letter, SquareName } from "../../shared/rules/model.ts";
import { t } from "../i18n/index.ts";
import * as drafts from "./draft.ts";
import { type Flight, fly } from "./flight.ts";
import { pieceName } from "./names.ts";
import { isWildcard } from "./pieces.ts";
import type { Table } from "./table.ts";
import { accepts } from "./targets.ts";
import { object, say, worth } from "./voice.ts";

/** While a command is on its way the draft stands still: it is what the server is judging. After the end it stays empty. */
export const isStill = (table: Table): boolean => table.options.busy?.peek() === true || table.view.peek().result !== null;

function change(table: Table, next: drafts.Draft, done: string, flight: Flight = {}): void {
  if (isStill(table)) return;
  fly(flight, () =>
    batch(() => {
      table.refusal.value = null;
      table.notice.value = null;
      table.selected.value = null;
      table.setDraft(next);
    }),
  );
  say(table, [done, worth(table)].filter(Boolean).join(". "));
}

/** Must a letter be chosen before it can lie there? One that lies already keeps its own. */
function asksForLetter(draft: drafts.Draft, id: number): boolean {
  const item = drafts.pieceOf(draft, id)?.item ?? "";
  return (isWildcard(item) || item === "morph") && !drafts.isDrafted(draft, id);
}

/** Puts a tile or a power on a square; false where it cannot lie there. */
export function put(table: Table, id: number, at: SquareName, letter?: Letter, flight: Flight = {}): boolean {
  const [view, draft] = [table.view.peek(), table.draft.peek()];
  const [name, isTile] = [pieceName(draft, id), drafts.isTile(draft, id)];
  if (isStill(table)) return false;
  if (!accepts(view, draft, id, at)) {
    object(table, isTile ? t().board.cannotLay(at) : t().board.cannotPlace(name, at));
    return false;
  }
  if (letter === undefined && asksForLetter(draft, id)) {
    batch(() => {
      table.notice.value = null;
      table.selected.value = null;
      table.picking.value = { id, at };
    });
    return true;
  }
  const next = isTile ? drafts.lay(draft, id, at, letter) : drafts.place(draft, id, at, letter);
  change(table, next, t().board.laid(letter ?? name, at), flight);
  table.options.buzz?.();
  return true;
}

/** The letter that was asked for; null: none, and the piece stays in the hand. */
export function chooseLetter(table: Table, letter: Letter | null): void {
  const picking = table.picking.peek();
  table.picking.value = null;
  if (picking !== null && letter !== null) put(table, picking.id, picking.at, letter);
}

export function bringBack(table: Table, id: number, flight: Flight = {}): void {
  const draft = table.draft.peek();
  if (drafts.isDrafted(draft, id)) change(table, drafts.takeBack(draft, id), t().board.takenBack(pieceName(draft, id)), flight);
}

export function recallAll(table: Table): void {
  const draft = table.draft.peek();
  if (!drafts.isEmpty(draft)) change(table, drafts.recall(draft), t().board.allBack);
}

/** Fisher–Yates. The order of one's own hand is no secret and decides nothing, so any generator will do. */
function mixed<T>(items: readonly T[]): readonly T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const [moved] = order.splice(Math.floor(Math.random() * (last + 1)), 1);
    if (moved !== undefined) order.push(moved);
  }
  return order;
}

/** Mixes what is in the hand; what is laid stays laid. */
export function shuffle(table: Table): void {
  change(table, drafts.shuffleRack(table.draft.peek(), mixed), t().board.shuffled, { stagger: 20 });
}

/** Another place in the rack; a tile that was laid comes back to that place. */
export function reorder(table: Table, id: number, to: number, flight: Flight = {}): void {
  const draft = table.draft.peek();
  const back = drafts.isDrafted(draft, id) ? drafts.takeBack(draft, id) : draft;
  change(table, drafts.moveInRack(back, id, to), t().board.moved(pieceName(draft, id), to + 1), flight);
}
