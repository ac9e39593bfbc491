import { describe, expect, it } from "vitest";
import { digestOf, isDigestOf } from "./digest.ts";

const play = (at: string) => ({ type: "play", tiles: [{ at, letter: "A" }], powers: [] });

describe("the digest of a command", () => {
  it("R-25 fits its own command and no other", () => {
    expect(isDigestOf(digestOf(play("H8")), play("H8"))).toBe(true);
    expect(isDigestOf(digestOf(play("H8")), play("H9"))).toBe(false);
    expect(isDigestOf(digestOf({ type: "pass" }), { type: "resign" })).toBe(false);
  });

  it.each([
    ["half of a SHA-256", "5c07af5b924c10e14101bc4796ba46e6"],
    ["a mix of 128 bits", "hwdc9la.14de9bv.f5zg3r.19o4dd4"],
  ])("R-25 knows the form that older logs hold: %s", (_, stored) => {
    expect(isDigestOf(stored, play("H8"))).toBe(true);
    expect(isDigestOf(stored, play("H9"))).toBe(false);
  });
});
