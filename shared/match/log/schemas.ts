/** What the log and the cached state hold around the game, in every mode. */
import * as v from "valibot";
import { LEXICON_IDS } from "../../rules/model.ts";
import type { Kind, Mode } from "../mode.types.ts";
import { isPhaseType, type MatchEvent, type PhaseEvent } from "../model.ts";

/** A count, a seat or a time in milliseconds. */
export const Whole = v.pipe(v.number(), v.safeInteger());

const isText = (value: unknown): boolean => typeof value === "string";

/** A list of texts, such as a bag or an alphabet. A plain loop: a match that wakes checks hundreds of them. */
export const Texts = v.custom<readonly string[]>((input) => Array.isArray(input) && input.every(isText));

/** A record by squares or letters, each value checked by a plain function for the same reason. */
export const recordOf = (isValue: (value: unknown) => boolean) =>
  v.custom<Readonly<Record<string, unknown>>>((input) => isRecord(input) && Object.values(input).every(isValue));

export const isRecord = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === "object" && input !== null && !Array.isArray(input);

const at = Whole;
const seat = Whole;
const reason = v.picklist(["expired", "closed", "declined"]);

const PhaseEvents: Readonly<Record<PhaseEvent["type"], v.GenericSchema>> = {
  opened: v.object({
    at,
    id: v.string(),
    ruleset: v.string(),
    lexicon: v.picklist(LEXICON_IDS),
    lexiconVersion: v.string(),
    format: v.picklist(["casual", "blitz"]),
    options: v.object({}),
    seats: Whole,
    expiresAt: Whole,
    commit: v.optional(v.string()),
  }),
  seated: v.object({ at, seat, expiresAt: v.nullable(Whole) }),
  vacated: v.object({ at, seat }),
  ready: v.object({ at, seat }),
  unready: v.object({ at, seat }),
  names: v.object({ at, seat, names: v.array(v.string()) }),
  countdown: v.object({ at, startsAt: Whole }),
  "countdown-stopped": v.object({ at }),
  closed: v.object({ at, reason }),
  "lexicon-changed": v.object({ at, version: v.string() }),
};

/** Whether a value parsed from storage is an event of such a match; fields that are not known are ignored. */
export function isStoredEvent<K extends Kind>(mode: Mode<K>, event: unknown): event is MatchEvent<K> {
  const type = (event as { readonly type?: unknown } | null)?.type;
  if (typeof type !== "string") return false;
  return isPhaseType(type) ? v.is(PhaseEvents[type], event) : mode.isStoredEvent(event);
}

const stateFields = {
  id: v.string(),
  ruleset: v.string(),
  lexicon: v.picklist(LEXICON_IDS),
  lexiconVersion: v.string(),
  format: v.picklist(["casual", "blitz"]),
  options: v.object({}),
  seats: Whole,
  taken: v.array(v.boolean()),
  ready: v.array(v.boolean()),
  commit: v.optional(v.string()),
};
const unbegun = { ...stateFields, reason: v.null(), game: v.null() };
const begun = { ...stateFields, startsAt: v.null(), expiresAt: v.null(), reason: v.null(), game: v.object({}) };

/** The cached state. The phase tells which fields are null; the mode checks the game. */
export const StateAround = v.variant("phase", [
  v.object({ ...unbegun, phase: v.literal("open"), startsAt: v.null(), expiresAt: v.nullable(Whole) }),
  v.object({ ...unbegun, phase: v.literal("lobby"), startsAt: v.null(), expiresAt: Whole }),
  v.object({ ...unbegun, phase: v.literal("countdown"), startsAt: Whole, expiresAt: Whole }),
  v.object({ ...begun, phase: v.literal("live") }),
  v.object({ ...begun, phase: v.literal("over") }),
  v.object({
    ...stateFields,
    phase: v.literal("closed"),
    startsAt: v.null(),
    expiresAt: v.nullable(Whole),
    reason,
    game: v.null(),
  }),
]);
