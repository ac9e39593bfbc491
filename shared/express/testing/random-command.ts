/** Random commands of an Express game, legal and illegal, for property tests. */
import type { Seat } from "../../rules/model.ts";
import type { Random } from "../../rules/testing/random.ts";
import { type Command, type ExpressState, FILLS, HALF, type HalfTile } from "../index.ts";

const LETTERS = [..."ABCDEFGHIJKLMNOPRSTUVXYZÅÄÖ"];

export function randomCommand(state: ExpressState, draw: Random): { readonly seat: Seat; readonly command: Command } {
  const seat = draw.below(state.seats.length);
  return { seat, command: commandOf(state, seat, draw.below(100), draw) };
}

function commandOf(state: ExpressState, seat: Seat, kind: number, draw: Random): Command {
  if (kind < 55) return { type: "draw" };
  if (kind < 92) return { type: "arrange", revision: revisionFor(state, seat, draw), tiles: randomTiles(state, seat, draw) };
  if (kind < 94) return { type: "done" };
  if (kind < 96) return { type: "undone" };
  if (kind < 99) return { type: draw.chance(0.8) ? "ready" : "unready" };
  return { type: draw.chance(0.1) ? "resign" : "draw" };
}

const revisionFor = (state: ExpressState, seat: Seat, draw: Random): number =>
  Math.max(1, (state.seats[seat]?.revision ?? 0) + (draw.chance(0.95) ? 1 : -draw.below(3)));

/** Mostly some of what is held, side by side in rows; now and then what is not held, or too much. */
function randomTiles(state: ExpressState, seat: Seat, draw: Random): readonly HalfTile[] {
  const { held = [] } = state.seats[seat] ?? {};
  const width = 2 + draw.below(HALF.columns - 1);
  const from = draw.below(3);
  const wanted = draw.chance(0.97) ? held.slice(0, FILLS) : [...held, draw.pick(LETTERS) ?? "A"];
  return wanted
    .filter(() => draw.chance(0.9))
    .map((tile, index): HalfTile => {
      const at = `${String.fromCharCode(65 + (index % width))}${from + Math.floor(index / width) + 1}`;
      return tile === "?" ? { at, letter: draw.pick(LETTERS) ?? "A", from: "blank" } : { at, letter: tile };
    });
}
