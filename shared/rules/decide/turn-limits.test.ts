import { describe, expect, it } from "vitest";
import { type Command, type RulesetId, rulesOf } from "../index.ts";
import { Match, prepared } from "../testing/match.ts";

const BETWEEN_PEOPLE = ["kraft", "kraft-classic", "alfapet", "wordfeud"] as const satisfies readonly RulesetId[];
const LINE = { H8: "A", I8: "A" };
const FULL = "AAAAAAA";

/** A match in which everybody has letters and coins without end. */
function begun(ruleset: RulesetId, version?: number): Match {
  const players = Array.from({ length: 2 }, () => ({ rack: FULL, coins: 1_000_000 }));
  const position = { board: LINE, players, bag: "A".repeat(500), size: 21 };
  return new Match(prepared(ruleset, version === undefined ? position : { ...position, version }));
}

const exchange: Command = { type: "exchange", tiles: ["A"] };
const pass: Command = { type: "pass" };

/** Something that takes the turn, lays nothing and is not the last of too many passes. */
function idle(match: Match, turn: number): void {
  const seat = match.state.turn;
  if (match.do(seat, exchange).error === null) return;
  if (turn % 2 === 1) {
    match.do(seat, { type: "buy", power: "swap" });
    match.do(seat, { type: "swap", tiles: ["A"] });
  }
  match.do(seat, pass);
}

function lay(match: Match): void {
  const { board, turn } = match.state;
  const squares = Array.from({ length: 21 * 21 }, (_, at) => `${"ABCDEFGHIJKLMNOPQRSTU"[at % 21]}${Math.floor(at / 21) + 1}`);
  for (const at of squares) {
    if (board[at] === undefined && match.do(turn, { type: "play", tiles: [{ at, letter: "A" }], powers: [] }).error === null)
      return;
  }
  throw new Error("no tile can be laid");
}

const turns = ({ state }: Match) => state.seats.reduce((sum, { stats }) => sum + stats.turns, 0);

describe.each(BETWEEN_PEOPLE)("R-35 %s", (ruleset) => {
  it("ends as by passes after 60 turns in a row without a laid tile", () => {
    const match = begun(ruleset);
    for (let turn = 0; turn < 30; turn++) idle(match, turn);
    lay(match);
    for (let turn = 0; turn < 59; turn++) idle(match, turn);
    expect(match.state).toMatchObject({ result: null, turnsWithoutTile: 59 });
    idle(match, 59);
    expect(turns(match)).toBe(91);
    expect(match.state.result?.reason).toBe("passes");
    expect(match.log.at(-1)).toMatchObject({ type: "ended" });
  });

  it("goes on in a match that began by version 1", () => {
    const match = begun(ruleset, 1);
    for (let turn = 0; turn < 62; turn++) idle(match, turn);
    expect(match.state.result).toBeNull();
    expect(match.state).not.toHaveProperty("turnsWithoutTile");
    expect([rulesOf(ruleset).version, match.state.version]).toEqual([2, 1]);
  });
});

it.each(["kraft", "kraft-classic"] as const)("R-35 %s ends after 1000 turns in all, though tiles are laid", (ruleset) => {
  const match = begun(ruleset);
  for (let turn = 0; match.state.result === null; turn++) {
    if (turn % 3 === 2) lay(match);
    else match.do(match.state.turn, pass);
  }
  expect(turns(match)).toBe(1000);
  expect(match.state.result.reason).toBe("passes");
});

it("R-35 K-14 powers alone are turns without a tile, and leave the count of passes", () => {
  const match = begun("kraft");
  match.do(0, pass);
  for (let turn = 1; turn < 60; turn++) {
    const { turn: seat } = match.state;
    match.do(seat, { type: "buy", power: "morph" });
    match.do(seat, { type: "play", tiles: [], powers: [{ power: "morph", at: "H8", letter: "A" }] });
  }
  expect(match.state).toMatchObject({ passes: 1, result: { reason: "passes" } });
});
