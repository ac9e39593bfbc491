import { describe, expect, it } from "vitest";
import type { EventView } from "../../../shared/rules/view.types.ts";
import { raceOf } from "./race.ts";

const played = (seat: number, points: number) => ({ type: "played", seat, points, penalties: 0 }) as EventView;
const started = (...scores: number[]) =>
  ({ type: "started", view: { seats: scores.map((score) => ({ score })) } }) as unknown as EventView;
const numbered = (...events: EventView[]) => events.map((event, index) => ({ n: index + 1, event }));

describe("the race", () => {
  it("A-40 adds up the scores move by move; buying is no move", () => {
    const bought = { type: "bought", at: 0, seat: 0, power: "dice", coins: 1 } as const;
    const passed = {
      type: "passed",
      at: 0,
      seat: 1,
      automatic: false,
      warned: false,
      coins: 0,
      balance: 3,
      penalties: 0,
      next: 0,
    } as const;
    expect(raceOf(numbered(started(0, 0), bought, played(0, 30), passed, played(0, 12)), 2)).toEqual({
      moves: 3,
      scores: [
        [0, 30, 30, 42],
        [0, 0, 0, 0],
      ],
    });
  });

  it("needs the beginning", () => {
    expect(raceOf(numbered(played(0, 30)), 2)).toBeNull();
  });
});
