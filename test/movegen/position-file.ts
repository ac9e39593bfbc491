/** Positions for `npm run movegen` (V-10): the form of a vector without actions, a line each; the first may give defaults. */
import * as v from "valibot";
import { evolve } from "../../shared/rules/index.ts";
import { type Position, positionOfState } from "../../shared/rules/position.ts";
import { startOf } from "../vectors/position.ts";
import { positionEntries } from "../vectors/schema.ts";

const seat = v.strictObject({ rack: positionEntries.players.item.entries.rack, bar: positionEntries.players.item.entries.bar });

const positionSchema = v.strictObject({
  ...positionEntries,
  words: v.optional(positionEntries.words, []),
  players: v.optional(positionEntries.players),
  /** Of the one who is to move, where `players` does not say. */
  rack: v.optional(seat.entries.rack),
  bar: v.optional(seat.entries.bar),
  expect: v.optional(
    v.strictObject({
      placements: v.optional(v.number()),
      best: v.optional(v.nullable(v.union([v.number(), v.literal("-")]))),
      sum: v.optional(v.number()),
    }),
    {},
  ),
});

export type Expected = v.InferOutput<typeof positionSchema>["expect"];

export type ReadPosition =
  | { readonly id: string; readonly position: Position; readonly expect: Expected }
  | { readonly id: string; readonly fault: string };

/** Line by line. `file`: its name, for positions without an id. `letters`: all letters of the lexicon. */
export function* readPositions(text: string, file: string, letters: readonly string[]): Generator<ReadPosition> {
  let common: Record<string, unknown> = {};
  let line = 0;
  for (const written of text.split(/\r?\n/)) {
    line++;
    const trimmed = written.trim();
    if (trimmed === "" || trimmed.startsWith("//")) continue;
    const place = `${file}:${line}`;
    const raw = parse(trimmed);
    if (raw === null) yield { id: place, fault: "no JSON object" };
    else if (isObject(raw.common)) common = raw.common;
    else yield readPosition(withDefaults(raw, common), typeof raw.id === "string" ? raw.id : place, letters);
  }
}

/** A line's players have their own racks, whatever rack is the default. */
function withDefaults(raw: Record<string, unknown>, common: Record<string, unknown>): Record<string, unknown> {
  const { rack, bar, ...others } = common;
  return raw.players === undefined ? { ...common, ...raw } : { ...others, ...raw };
}

function readPosition(raw: Record<string, unknown>, id: string, letters: readonly string[]): ReadPosition {
  const parsed = v.safeParse(positionSchema, { id, ...raw });
  if (!parsed.success) return { id, fault: parsed.issues.map(({ message }) => message).join("; ") };
  const { rack, bar, expect, players = [], ...rest } = parsed.output;
  const turn = rest.turn;
  const seats = players.length > turn ? [...players] : Array.from({ length: turn + 1 }, (_, at) => players[at] ?? NOBODY);
  const mover = seats[turn] ?? NOBODY;
  seats[turn] = { ...mover, rack: rack ?? mover.rack, bar: bar ?? mover.bar };
  try {
    const state = evolve(null, startOf({ ...rest, players: seats }, letters));
    return { id, position: positionOfState(state, turn), expect };
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) };
  }
}

const NOBODY = { rack: "", score: 0, coins: 3, bar: [] };

function parse(text: string): Record<string, unknown> | null {
  try {
    const raw: unknown = JSON.parse(text);
    return isObject(raw) ? raw : null;
  } catch {
    return null;
  }
}

function isObject(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === "object" && raw !== null && !Array.isArray(raw);
}
