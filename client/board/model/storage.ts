/**
 * Stores the draft, the tiles being chosen and the order of the hand, so that they survive a reload on this device. The
 * key is the match; the draft holds the turn.
 */
import * as v from "valibot";
import type { BarItem } from "../../../shared/rules/model.ts";
import { ARROWS, GEMS, POWER_IDS } from "../../../shared/rules/model.ts";
import { type Draft, isEmpty } from "../draft/draft.ts";
import type { RackChoice } from "./board-model.ts";

/** The part of `localStorage` that is needed. */
export interface DraftStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Raised when the form changes. A draft of an older form is dropped and never misread. */
const FORM = 2;

const keyOf = (match: string): string => `alfa-kraft:draft:${match}`;

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const square = v.pipe(v.string(), v.maxLength(3));
const letter = v.exactOptional(v.pipe(v.string(), v.maxLength(8)));
const BAR_ITEMS: readonly BarItem[] = [...POWER_IDS, ...GEMS.map((gem) => `alfa:${gem}` as const), "gold"];
const barItem = v.picklist(BAR_ITEMS);
const places = <Item extends v.GenericSchema<unknown, string>>(item: Item) => v.array(v.nullable(v.object({ id, item })));

const choiceSchema = v.object({
  purpose: v.picklist(["swap", "exchange", "morph-rack"]),
  power: v.nullable(id),
  chosen: v.array(id),
});

const draftSchema = v.object({
  form: v.literal(FORM),
  turn: v.number(),
  since: v.number(),
  ownTurn: v.boolean(),
  rack: places(v.pipe(v.string(), v.maxLength(8))),
  bar: places(barItem),
  laid: v.array(v.object({ id, at: square, letter })),
  arrows: v.array(v.object({ id, at: square, way: v.picklist(ARROWS) })),
  powers: v.array(v.object({ id, at: square, letter })),
  nextId: id,
  choice: v.optional(v.nullable(choiceSchema), null),
});

/** The stored state of one board. */
export interface StoredBoard {
  readonly draft: Draft;
  readonly choice: RackChoice | null;
}

export function serialise({ draft, choice }: StoredBoard): string {
  const { leaving: _underWay, ...kept } = draft;
  return JSON.stringify({ form: FORM, ...kept, choice: choice === null ? null : { ...choice, chosen: [...choice.chosen] } });
}

/** Null if the text is no draft of this form. */
export function deserialise(text: string | null): StoredBoard | null {
  if (text === null) return null;
  try {
    const { form: _, choice, ...draft } = v.parse(draftSchema, JSON.parse(text));
    return { draft: { ...draft, leaving: [] }, choice: choice === null ? null : { ...choice, chosen: new Set(choice.chosen) } };
  } catch {
    return null;
  }
}

export const loadDraft = (storage: DraftStorage, match: string): StoredBoard | null => deserialise(storage.getItem(keyOf(match)));

/** True if the stored draft has anything on the board. */
export function hasDraft(storage: DraftStorage, match: string): boolean {
  const kept = loadDraft(storage, match);
  return kept !== null && !isEmpty(kept.draft);
}

/** If the storage is full or forbidden, the draft does not survive a reload. */
export function saveDraft(storage: DraftStorage, match: string, kept: StoredBoard): void {
  try {
    storage.setItem(keyOf(match), serialise(kept));
  } catch {
    return;
  }
}

/** Called when the match is over or closed. */
export const forgetDraft = (storage: DraftStorage, match: string): void => storage.removeItem(keyOf(match));
