import { describe, expect, expectTypeOf, it } from "vitest";
import type { LobbyEvent, MatchView } from "../protocol/match-view.types.ts";
import { evolve, fold } from "./evolve.ts";
import { hasBegun } from "./evolve-phase.ts";
import type { MatchEvent, MatchState } from "./model.ts";
import { turns } from "./turns/mode.ts";

const OPENED: MatchEvent = {
  type: "opened",
  at: 1,
  id: "m",
  ruleset: "kraft",
  lexicon: "sv",
  lexiconVersion: "000000000000",
  format: "blitz",
  options: {},
  seats: 2,
  expiresAt: 50,
};
const SEATED: readonly MatchEvent[] = [
  { type: "seated", at: 2, seat: 0, expiresAt: 50 },
  { type: "seated", at: 3, seat: 1, expiresAt: 90 },
];
const COUNTDOWN: MatchEvent = { type: "countdown", at: 4, startsAt: 7 };
const CLOSED: MatchEvent = { type: "closed", at: 9, reason: "expired" };

function after(...events: readonly MatchEvent[]): MatchState {
  const state = fold(turns, [OPENED, ...events]);
  if (state === null) throw new Error("no match");
  return state;
}

describe("the phases of a match", () => {
  it("R-20 each phase tells which fields are null", () => {
    expect(after()).toMatchObject({ phase: "open", startsAt: null, expiresAt: 50, reason: null, game: null });
    expect(after(...SEATED)).toMatchObject({ phase: "lobby", startsAt: null, expiresAt: 90, reason: null, game: null });
    expect(after(...SEATED, COUNTDOWN)).toMatchObject({ phase: "countdown", startsAt: 7, expiresAt: 90, reason: null });
    expect(after(...SEATED, COUNTDOWN, CLOSED)).toMatchObject({ phase: "closed", startsAt: null, reason: "expired", game: null });
  });

  it("A-14 a countdown that stops is the lobby again, with every mark cleared", () => {
    const stopped = after(...SEATED, { type: "ready", at: 3, seat: 0 }, COUNTDOWN, { type: "countdown-stopped", at: 5 });
    expect(stopped).toMatchObject({ phase: "lobby", startsAt: null, expiresAt: 90, ready: [false, false] });
  });

  it("R-20 an event that cannot happen in its phase is an error, not a state that cannot be", () => {
    const misplaced: readonly (readonly [MatchState, LobbyEvent])[] = [
      [after(...SEATED), { type: "seated", at: 5, seat: 1, expiresAt: 99 }],
      [after(), { type: "countdown", at: 5, startsAt: 8 }],
      [after(...SEATED), { type: "countdown-stopped", at: 5 }],
    ];
    for (const [state, event] of misplaced) expect(() => evolve(turns, state, event)).toThrow(event.type);
    expect(() => evolve(turns, after(...SEATED), { type: "bought", at: 5, seat: 0, power: "dice", price: 3 })).toThrow("bought");
  });

  it("R-20 the type has a game in a live match and in one that is over, and in no other", () => {
    expectTypeOf<Extract<MatchView, { phase: "open" | "lobby" | "countdown" | "closed" }>["game"]>().toEqualTypeOf<null>();
    expectTypeOf<null>().not.toExtend<Extract<MatchView, { phase: "live" | "over" }>["game"]>();
    expectTypeOf<Extract<MatchView, { phase: "countdown" }>["startsAt"]>().toEqualTypeOf<number>();
    expectTypeOf<null>().not.toExtend<Extract<MatchView, { phase: "closed" }>["reason"]>();
    expect(hasBegun(after(...SEATED))).toBe(false);
  });
});
