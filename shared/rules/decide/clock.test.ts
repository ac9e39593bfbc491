import { describe, expect, it } from "vitest";
import { deadline } from "../index.ts";
import { Match, prepared } from "../testing/match.ts";

const CASUAL = 7 * 24 * 3600 * 1000;
const BLITZ = 120_000;
const board = { I9: "E", J9: "N" };
const two = { board: { H8: "E", I8: "N" }, players: [{ rack: "SA" }, { rack: "A" }], bag: "BCD" };
const three = { board, players: [{ rack: "SA" }, { rack: "A" }, { rack: "B" }], bag: "BCD" };

describe("A-30 Casual", () => {
  it("K-70 the other wins at once, at the deadline and not before; a timer that fires again does nothing", () => {
    const match = new Match(prepared("kraft", two));
    expect(match.clock(CASUAL - 1)).toEqual([]);
    expect(match.clock(CASUAL).map(({ type }) => type)).toEqual(["timed-out", "ended"]);
    expect(match.state.result).toMatchObject({ reason: "clock", winner: 1 });
    expect(deadline(match.state)).toBeNull();
    expect(match.clock(2 * CASUAL)).toEqual([]);
  });

  it("R-24 exactly at the deadline a play is in time, a millisecond later it is not, and buying still is", () => {
    const match = new Match(prepared("kraft", two));
    match.now = CASUAL + 1;
    expect(match.do(0, { type: "pass" }).error?.code).toBe("too-late");
    expect(match.do(0, { type: "buy", power: "charge" }).error).toBeNull();
    match.now = CASUAL;
    expect(match.do(0, { type: "pass" }).error).toBeNull();
  });

  it("A-30 neither a purchase nor a swap lengthens a turn; a move starts the other clock", () => {
    const match = new Match(prepared("kraft", { ...two, players: [{ rack: "SA", bar: ["swap"] }, { rack: "A" }] }));
    match.now = 1000;
    match.do(0, { type: "buy", power: "charge" });
    match.do(0, { type: "swap", tiles: ["A"] });
    expect(deadline(match.state)).toBe(CASUAL);
    match.do(0, { type: "pass" });
    expect(deadline(match.state)).toBe(1000 + CASUAL);
  });

  it("R-34 with three players it is as resigning, and play goes on", () => {
    const match = new Match(prepared("alfapet", three));
    match.clock(CASUAL);
    expect([match.state.result, match.state.turn, match.state.seats[0]?.resigned]).toEqual([null, 1, true]);
    match.now = CASUAL;
    match.do(1, { type: "pass" });
    match.do(2, { type: "pass" });
    expect(match.state.turn).toBe(1);
    match.clock(2 * CASUAL);
    expect(match.state.result).toMatchObject({ reason: "clock", winner: 2 });
  });

  it("D-14 no clock runs in the daily puzzle", () => {
    expect(deadline(new Match(prepared("daily-3", { players: [{ rack: "A" }] })).state)).toBeNull();
  });
});

describe("A-32, A-33 Blitz", () => {
  it("passes for the player, and warns only who is away", () => {
    const match = new Match(prepared("kraft", { ...two, format: "blitz" }));
    expect(match.clock(BLITZ, 1)).toMatchObject([{ type: "passed", automatic: true, warned: false, next: 1 }]);
    expect(match.clock(2 * BLITZ, 1)).toMatchObject([{ type: "passed", warned: true }]);
    expect(match.state.seats.map(({ warnings }) => warnings)).toEqual([0, 1]);
    expect(match.state.passes).toBe(2);
  });

  it("taking a turn oneself clears the warnings", () => {
    const match = new Match(prepared("kraft", { ...two, format: "blitz" }));
    match.clock(BLITZ, 0);
    match.do(1, { type: "play", tiles: [{ at: "H9", letter: "A" }], powers: [] });
    match.do(0, { type: "pass" });
    expect(match.state.seats[0]?.warnings).toBe(0);
  });

  it("K-70 the third warning comes before the pass limit", () => {
    const match = new Match(prepared("wordfeud", { ...two, format: "blitz" }));
    for (let turn = 1; turn <= 5; turn++) match.clock(turn * BLITZ, 0);
    expect(match.state.result).toMatchObject({ reason: "inactivity", winner: 1 });
    expect(match.log.slice(-3).map(({ type }) => type)).toEqual(["passed", "timed-out", "ended"]);
  });

  it("R-34 with three players who has three warnings is skipped from then on", () => {
    const match = new Match(
      prepared("alfapet", { ...three, format: "blitz", players: three.players.map((player) => ({ ...player, rack: "SAAB" })) }),
    );
    let now = 0;
    for (let round = 0; round < 3; round++) {
      now += BLITZ;
      match.clock(now, 0);
      for (const seat of [1, 2]) match.do(seat, { type: "exchange", tiles: ["A"] });
    }
    expect(match.state.seats.map(({ resigned }) => resigned)).toEqual([true, false, false]);
    expect([match.state.turn, match.state.result]).toEqual([1, null]);
  });
});
