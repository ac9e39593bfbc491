import { describe, expect, it } from "vitest";
import { Match, prepared } from "../../../shared/rules/testing/match.ts";
import type { Numbered } from "../../match/connection/log.ts";
import { LOBBY } from "../../match/connection/testing/fake-ports.ts";
import { courseOf, gainOf } from "./course.ts";

const numbered = (match: Match, reader: 0 | 1): Numbered[] =>
  (match.streams.get(reader) ?? []).map((event, index) => ({ n: index + 1, event }));

const lay = (letters: string, ...at: string[]) => ({
  type: "play" as const,
  tiles: at.map((square, index) => ({ at: square, letter: letters.charAt(index) })),
  powers: [],
});

describe("A-50 the course of a match", () => {
  it("gives the board before and after each move, as its reader saw it; buying is no move", () => {
    const match = new Match(prepared("kraft", { players: [{ rack: "ABC" }, { rack: "DEF" }], bag: "GHI" }));
    match.do(1, { type: "buy", power: "charge" });
    match.do(0, lay("AB", "H8", "I8"));
    match.do(1, { type: "pass" });
    match.do(0, lay("C", "J8"));
    const course = courseOf(numbered(match, 1), LOBBY);
    expect(course?.steps.map(({ move }) => move.type)).toEqual(["played", "passed", "played"]);
    expect(course?.steps.map(({ before }) => Object.keys(before.board).length)).toEqual([0, 2, 2]);
    expect(course?.steps.map(({ after }) => Object.keys(after.board).length)).toEqual([2, 2, 3]);
    expect(course?.start.own?.rack).toEqual(["D", "E", "F"]);
    expect(course?.steps.at(-1)?.after.seats.map(({ score }) => score)).toEqual([5, 0]);
  });

  it("C-12 takes what refused tries cost off the move that ends the turn", () => {
    const words = { has: (word: string) => word === "AB" };
    const match = new Match(prepared("kraft-classic", { players: [{ rack: "ABC" }, { rack: "D" }], bag: "EEEE" }), words);
    for (const _ of [1, 2, 3, 4]) match.do(0, lay("AC", "H8", "I8"));
    match.do(0, lay("AB", "H8", "I8"));
    const [step] = courseOf(numbered(match, 1), LOBBY)?.steps ?? [];
    expect(step === undefined ? null : gainOf(step.move)).toBe(1);
  });

  it("is not known before its beginning is", () => {
    expect(courseOf([{ n: 4, event: { type: "closed", at: 0, reason: "expired" } }], LOBBY)).toBeNull();
  });
});
