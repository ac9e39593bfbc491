import type { MoveEvent } from "../events.types.ts";
import type { MoveView } from "../view.types.ts";
import type { Reader } from "./reader.ts";

/** Which tiles were given and drawn stands in the stream of the seat alone. */
export function moveView(event: MoveEvent, reader: Reader): MoveView {
  const isOwn = event.seat === reader;
  switch (event.type) {
    case "played": {
      const { type, at, seat, tiles, powers, rolls, words, bonuses, points, coins, balance, penalties, earned, lost, next } =
        event;
      const open = {
        type,
        at,
        seat,
        tiles,
        powers,
        rolls,
        words,
        bonuses,
        points,
        coins,
        balance,
        penalties,
        earned,
        lost,
        next,
      };
      const view = { ...open, drawn: event.drawn.length };
      return isOwn ? { ...view, own: { drawn: event.drawn } } : view;
    }
    case "passed": {
      const { type, at, seat, automatic, warned, balance, penalties, next } = event;
      return { type, at, seat, automatic, warned, coins: event.coins, balance, penalties, next };
    }
    case "swapped":
    case "exchanged": {
      const { type, at, seat, given, drawn, next } = event;
      const view = { type, at, seat, count: given.length, next };
      return isOwn ? { ...view, own: { given, drawn } } : view;
    }
  }
}
