import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RackTile, Seat } from "../rules/model.ts";
import { random } from "../rules/testing/random.ts";
import {
  type ExpressEvent,
  type ExpressGameView,
  type ExpressState,
  evolve,
  evolveView,
  looseOf,
  tilesFor,
  viewEvent,
  viewFor,
} from "./index.ts";
import { rackTileOf } from "./round.ts";
import { Game } from "./testing/game.ts";
import { eventOtherwise, otherwise } from "./testing/otherwise.ts";
import { randomCommand } from "./testing/random-command.ts";

/** A game of random commands, to its end or for so many. */
function played(seed: number, seats: number, commands = 400): Game {
  const draw = random(seed);
  // Some words are valid, so that half of all fillings come to nothing.
  const game = new Game({ seats, seed, words: { has: (word) => word.length % 7 !== 3 } });
  for (let done = 0; done < commands && game.state.result === null; done++) {
    const { seat, command } = randomCommand(game.state, draw);
    game.do(seat, command);
    game.now += 1 + draw.below(2000);
    if (game.state.until !== null && game.now > game.state.until) game.timeIsUp();
  }
  return game;
}

const sorted = (tiles: readonly RackTile[]): string => [...tiles].sort().join("");
const runs = { numRuns: 20 } as const;
const games = [fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom(2, 3, 4)] as const;

/** Every state that the events pass through. */
function* states(events: readonly ExpressEvent[]): Generator<readonly [ExpressState | null, ExpressEvent, ExpressState]> {
  let state: ExpressState | null = null;
  for (const event of events) {
    const after: ExpressState = evolve(state, event);
    yield [state, event, after];
    state = after;
  }
}

describe("P-20 whatever is done", () => {
  it("no tile is lost or doubled: bag, hands and halves are the set of tiles", () => {
    fc.assert(
      fc.property(...games, (seed, seats) => {
        const all = sorted(tilesFor("sv", seats));
        for (const [, , { bag, seats: there }] of states(played(seed, seats).events)) {
          expect(sorted([...bag, ...there.flatMap(({ held }) => held)])).toBe(all);
          for (const { held, tiles } of there) {
            expect(sorted([...looseOf(held, tiles), ...tiles.map(rackTileOf)])).toBe(sorted(held));
          }
        }
      }),
      runs,
    );
  });

  it("tiles leave the bag in its order, one a press, whoever presses", () => {
    fc.assert(
      fc.property(...games, (seed, seats) => {
        for (const [before, event, after] of states(played(seed, seats).events)) {
          if (event.type !== "drew" || before === null) continue;
          expect(event.tile).toBe(before.bag[0]);
          expect(after.bag).toEqual(before.bag.slice(1));
        }
      }),
      runs,
    );
  });

  it("R-20 a client's folded view is the server's, for every seat and for spectators", () => {
    fc.assert(
      fc.property(...games, (seed, seats) => {
        const { events } = played(seed, seats);
        for (const reader of [...Array(seats).keys(), "spectator"] as const) {
          let view: ExpressGameView | null = null;
          for (const [before, event, after] of states(events)) {
            const seen = viewEvent(before, event, after, reader);
            if (seen !== null) view = seen.type === "started" ? seen.view : view === null ? null : evolveView(view, seen);
            expect(view).toEqual(viewFor(after, reader));
          }
        }
      }),
      { numRuns: 15 },
    );
  });

  it("R-22 what a seat is told does not depend on others' letters, where they lie, or what is in the bag", () => {
    fc.assert(
      fc.property(...games, (seed, seats) => {
        for (const [before, event, after] of states(played(seed, seats, 150).events)) {
          for (const reader of [0, "spectator"] as const) {
            const [other, otherAfter] = [before === null ? null : otherwise(before, reader), otherwise(after, reader)];
            const otherEvent = eventOtherwise(event, reader);
            expect(viewFor(otherAfter, reader)).toEqual(viewFor(after, reader));
            expect(viewEvent(other, otherEvent, otherAfter, reader)).toEqual(viewEvent(before, event, after, reader));
          }
        }
      }),
      { numRuns: 15 },
    );
  });

  it("points are what the prizes gave, and a match ends as soon as somebody has enough", () => {
    fc.assert(
      fc.property(...games, (seed, seats) => {
        const { events, state } = played(seed, seats, 1500);
        const prizes = events.flatMap((event) => (event.type === "round-over" ? Object.values(event.outcome.prizes) : []));
        const points = (seat: Seat): number => prizes.filter((won) => won.includes(seat)).length;
        expect(state.seats.map((_, seat) => points(seat))).toEqual(state.seats.map((seat) => seat.points));
        const enough = state.seats.some((seat) => seat.points >= 6 && !seat.left);
        if (enough) expect(state.result).not.toBeNull();
      }),
      { numRuns: 15 },
    );
  });
});
