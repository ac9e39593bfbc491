import { beforeAll, describe, expect, it } from "vitest";
import type { EndReason, Result, Winner } from "../../../shared/rules/model.ts";
import type { GameView } from "../../../shared/rules/view.types.ts";
import { setLocale } from "../../i18n/index.ts";
import { namesFor } from "../../match/names.ts";
import { sayReason, sayResult, wins, wonByTurn } from "./result-text.ts";

const names = namesFor([{ seat: 0, name: "Maja", online: true }], 1, "kraft");
const result = (reason: EndReason, winner: Winner): Result => ({ reason, winner, final: [442, 454], parts: [] });
const seats = (first: object, second: object) =>
  ({
    seats: [first, second].map((seat) => ({ resigned: false, rackCount: 3, ...seat })),
    passes: 3,
    turn: 1,
  }) as unknown as GameView;

describe("the result in words", () => {
  beforeAll(() => setLocale("sv"));

  it("A-40 says who won", () => {
    expect(sayResult(result("passes", 1), names)).toBe("Du vann");
    expect(sayResult(result("passes", 0), names)).toBe("Maja vann");
    expect(sayResult(result("passes", "draw"), names)).toBe("Oavgjort");
    expect(wins(result("passes", [0, 1]), 1)).toBe(true);
  });

  it("K-73 says why, and that the scores stand as they are", () => {
    const maja = seats({ resigned: true }, {});
    expect(sayReason(maja, result("resigned", 1), names)).toBe("Maja gav upp. Poängen ändras inte.");
    const you = seats({}, { resigned: true });
    expect(sayReason(you, result("clock", 0), names)).toBe("Din tid gick ut. Poängen ändras inte.");
  });

  it("R-32 P-13 tells of several where the reason is about several, and of a win that is shared", () => {
    const both = seats({ resigned: true, rackCount: 0 }, { resigned: true, rackCount: 0 });
    expect(sayReason(both, result("resigned", 1), names)).toMatch(/^Alla utom en har lämnat matchen/);
    expect(sayReason(both, result("racks-empty", 1), names)).toBe("Alla brickor är lagda.");
    expect(sayResult(result("racks-empty", [0, 1]), names)).toBe("Maja och Du delar segern");
  });

  it("C-13 C-14 says who ended the game, and why equal scores have a winner", () => {
    expect(sayReason(seats({}, {}), result("ended", 0), names)).toBe("Du avslutade spelet.");
    expect(wonByTurn({ ...result("ended", 0), final: [20, 20] })).toBe(true);
    expect(wonByTurn(result("ended", 0))).toBe(false);
    expect(wonByTurn({ ...result("resigned", 0), final: [20, 20] })).toBe(false);
  });

  it("K-70 names who laid the last tile", () => {
    expect(sayReason(seats({}, { rackCount: 0 }), result("racks-empty", 1), names)).toBe("Du lade din sista bricka.");
    expect(sayReason(seats({}, {}), result("passes", 1), names)).toBe("3 pass i rad.");
  });
});
