import { describe, expect, it } from "vitest";
import { Match, prepared } from "../testing/match.ts";

const board = { I9: "E", J9: "N" };

describe("R-32 resigning", () => {
  it("with two players the other wins at once, also on the opponent's turn", () => {
    const match = new Match(prepared("kraft", { board: { H8: "E" }, players: [{ rack: "A" }, { rack: "B", score: 90 }] }));
    expect(match.do(1, { type: "resign" }).error).toBeNull();
    expect(match.state.result).toMatchObject({ winner: 0, reason: "resigned", final: [0, 90] });
    expect(match.do(0, { type: "resign" }).error?.code).toBe("match-over");
  });

  it("with three, on another's turn, leaves turn and clock alone, and that seat is skipped", () => {
    const match = new Match(prepared("alfapet", { board, players: [{ rack: "SA" }, { rack: "A" }, { rack: "B" }], bag: "BCD" }));
    match.now = 500;
    match.do(1, { type: "resign" });
    expect([match.state.turn, match.state.turnStartedAt, match.state.result]).toEqual([0, 0, null]);
    expect(match.do(1, { type: "resign" }).error?.code).toBe("not-allowed");
    match.do(0, { type: "pass" });
    expect(match.state.turn).toBe(2);
  });

  it("R-34 who has resigned cannot win, and passes count among those who remain", () => {
    const players = [
      { rack: "A", score: 5 },
      { rack: "B", score: 99 },
      { rack: "C", score: 7 },
    ];
    const match = new Match(prepared("alfapet", { board, players, bag: "BCD" }));
    match.do(1, { type: "resign" });
    for (const seat of [0, 2, 0, 2]) match.do(seat, { type: "pass" });
    expect(match.state.result).toMatchObject({ reason: "passes", winner: 2 });
  });

  it("P-13 with an empty bag, the last who had tiles leaves: all racks that count are empty", () => {
    const match = new Match(prepared("alfapet", { board, players: [{ rack: "A", score: 50 }, { score: 9 }, { score: 9 }] }));
    match.do(0, { type: "resign" });
    expect(match.state.result).toMatchObject({ reason: "racks-empty", winner: [1, 2] });
  });
});

describe("C-13 the last seat with tiles", () => {
  const last = {
    board: { H8: "E", I8: "N" },
    players: [{ rack: "SEK", bar: ["swap", "morph"] as const, coins: 9 }, { score: 10 }],
  };

  it("may lay tiles, buy, and end the match; nothing else", () => {
    const match = new Match(prepared("kraft-classic", last));
    expect(match.do(0, { type: "pass" }).error?.code).toBe("not-allowed");
    expect(match.do(0, { type: "swap", tiles: ["S"] }).error?.code).toBe("bag-empty");
    expect(match.do(0, { type: "morph-rack", letter: "S" }).error?.code).toBe("not-allowed");
    expect(match.do(0, { type: "buy", power: "charge" }).error).toBeNull();
    match.now = 700;
    expect(match.do(0, { type: "play", tiles: [{ at: "J8", letter: "S" }], powers: [] }).error).toBeNull();
    expect([match.state.turn, match.state.turnNumber, match.state.turnStartedAt]).toEqual([0, 1, 700]);
    expect(match.do(0, { type: "end-game" }).error).toBeNull();
    expect(match.state.result).toMatchObject({ reason: "ended" });
  });

  it("A-32 is passed for by the Blitz clock and keeps the turn, four times at most", () => {
    const match = new Match(prepared("kraft-classic", { ...last, format: "blitz" }));
    for (let turn = 1; turn <= 3; turn++) {
      match.clock(turn * 120_000);
      expect([match.state.turn, match.state.result]).toEqual([0, null]);
    }
    match.clock(4 * 120_000);
    expect(match.state.result).toMatchObject({ reason: "passes" });
  });

  it("end-game is nobody's while another has tiles", () => {
    const match = new Match(prepared("kraft-classic", { ...last, players: [{ rack: "S" }, { rack: "A" }] }));
    expect(match.do(0, { type: "end-game" }).error?.code).toBe("not-allowed");
  });
});

it("P-13 the match service ends a match in which nobody can lay a word", async () => {
  const { endBlocked } = await import("../index.ts");
  const match = new Match(prepared("alfapet", { board, players: [{ rack: "K", score: 9 }, { rack: "Q" }] }));
  const [event] = endBlocked(match.state, 5);
  expect(event).toMatchObject({ type: "ended", reason: "blocked", result: { final: [8, -1], winner: 0 } });
});
