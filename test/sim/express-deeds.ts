/** What a player of Express may think of next, by what they see. */
import { type ExpressGameView, FILLS, HALF, type HalfTile, MOST_HELD } from "../../shared/express/index.ts";
import type { ExpressCommand } from "../../shared/protocol/express.ts";
import type { Random } from "../../shared/rules/testing/random.ts";

const NAMES = [["NAMN"], ["ADA", "BEDA"], []];

/** `revision`: one that was not sent yet. */
export function expressDeed(
  game: ExpressGameView | null,
  seat: number,
  revision: () => number,
  draw: Random,
): ExpressCommand | null {
  if (game === null) {
    if (draw.chance(0.1)) return { type: "names", names: draw.pick(NAMES) ?? [] };
    return { type: draw.chance(0.9) ? "ready" : "unready" };
  }
  if (draw.chance(0.004)) return { type: "resign" };
  if (game.stage === "shown") return { type: draw.chance(0.8) ? "ready" : "unready" };
  if (game.mine === null || game.stage !== "playing") return null;
  const { held } = game.mine;
  if (game.seats[seat]?.done === true) return draw.chance(0.3) ? { type: "undone" } : null;
  const kind = draw.below(100);
  if (kind < 60 && held.length < MOST_HELD) return { type: "draw" };
  if (kind < 92) return { type: "arrange", revision: revision(), tiles: laid(held, draw) };
  return { type: "done" };
}

/** Mostly in a row, so that there are words; sometimes where nothing may lie. */
function laid(held: readonly string[], draw: Random): HalfTile[] {
  const count = Math.min(draw.below(held.length + 1), FILLS + 1);
  const first = draw.below(HALF.columns * HALF.rows);
  return held.slice(0, count).map((tile, index) => {
    const square = draw.chance(0.9) ? first + index : draw.below(400);
    const at = `${String.fromCharCode(65 + (square % HALF.columns))}${1 + Math.floor(square / HALF.columns)}`;
    return tile === "?" ? { at, letter: "A", from: "blank" } : { at, letter: tile };
  });
}
