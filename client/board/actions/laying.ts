/** Laying and taking back. A drag, two taps and the keyboard all call the same functions. */
import { batch } from "@preact/signals";
import type { Arrow, Letter, SquareName } from "../../../shared/rules/model.ts";
import { t } from "../../i18n/index.ts";
import * as drafts from "../draft/draft.ts";
import { isArrow, isWildcard } from "../draft/pieces.ts";
import { accepts } from "../draft/targets.ts";
import { type Flight, fly } from "../gestures/flight.ts";
import type { Table } from "../model/table.ts";
import { pieceName } from "../speech/names.ts";
import { object, say, worth } from "../speech/voice.ts";

/** The draft is fixed while a command is being sent, because the server judges it, and stays empty after the end. */
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
export function put(table: Table, id: number, at: SquareName, said: Said = {}, flight: Flight = {}): boolean {
  const [view, draft] = [table.view.peek(), table.draft.peek()];
  if (isStill(table)) return false;
  if (!accepts(view, draft, id, at)) {
    object(table, refusalOf(draft, id, at));
    return false;
  }
  const full = drafts.isDrafted(draft, id) || drafts.laidAt(draft, at) !== undefined ? null : table.options.freely?.full(draft);
  if (full != null) {
    object(table, full);
    return false;
  }
  if (asks(draft, id, said)) {
    batch(() => {
      table.notice.value = null;
      table.selected.value = null;
      table.picking.value = { id, at };
    });
    return true;
  }
  const name = said.letter ?? (said.way === undefined ? pieceName(draft, id) : t().board.bend[said.way]);
  change(table, drafted(draft, id, at, said), t().board.laid(name, at), flight);
  table.options.buzz?.();
  return true;
}

/** The letter or direction that was asked for. Null: the player chose none, and the piece stays in the hand. */
export function choose(table: Table, said: Said | null): void {
  const picking = table.picking.peek();
  table.picking.value = null;
  if (picking !== null && said !== null) put(table, picking.id, picking.at, said);
}

export function bringBack(table: Table, id: number, flight: Flight = {}): void {
  const draft = table.draft.peek();
  if (drafts.isDrafted(draft, id)) change(table, drafts.takeBack(draft, id), t().board.takenBack(pieceName(draft, id)), flight);
}

export function recallAll(table: Table): void {
  const draft = table.draft.peek();
  if (!drafts.isEmpty(draft)) change(table, drafts.recall(draft), t().board.allBack);
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
export function shuffle(table: Table): void {
  change(table, drafts.shuffleRack(table.draft.peek(), mixed), t().board.shuffled, { stagger: 20 });
}

/** Moves a piece to another place in the rack. A laid tile comes back to that place. */
export function reorder(table: Table, id: number, to: number, flight: Flight = {}): void {
  const draft = table.draft.peek();
  const back = drafts.isDrafted(draft, id) ? drafts.takeBack(draft, id) : draft;
  change(table, drafts.moveInRack(back, id, to), t().board.moved(pieceName(draft, id), to + 1), flight);
}
