import { beforeAll, describe, expect, it } from "vitest";
import type { EndReason, Result, Winner } from "../../../shared/rules/model.ts";
import type { GameView } from "../../../shared/rules/view.types.ts";
import { setLocale } from "../../i18n/index.ts";
import { namesFor } from "../live/names.ts";
import { sayReason, sayResult, wins } from "./result-text.ts";

const names = namesFor([{ seat: 0, name: "Maja", online: true }], 1);
const result = (reason: EndReason, winner: Winner): Result => ({ reason, winner, final: [442, 454], parts: [] });
const seats = (first: object, second: object) =>
  ({ seats: [first, second].map((seat) => ({ resigned: false, rackCount: 3, ...seat })) }) as unknown as GameView;

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
    expect(sayReason(maja, result("resigned", 1), names)).toBe("Maja gav upp. Poängen står som de är.");
    expect(sayReason(seats({}, {}), result("clock", 0), names)).toBe("Din tid gick ut. Poängen står som de är.");
  });

  it("K-70 names who laid the last tile", () => {
    expect(sayReason(seats({}, { rackCount: 0 }), result("racks-empty", 1), names)).toBe("Du lade din sista bricka.");
    expect(sayReason(seats({}, {}), result("passes", 1), names)).toBe("Tre pass i rad.");
  });
});
