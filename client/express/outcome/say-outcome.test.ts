import { afterEach, describe, expect, it } from "vitest";
import { setLocale } from "../../i18n/index.ts";
import { namesFor } from "../../match/names.ts";
import { sayGone, sayMark, sayReason } from "./say-outcome.ts";

const names = namesFor([{ seat: 0, name: "Maja", online: true }], 1, "express");

describe("what is said of a seat of Express", () => {
  afterEach(() => setLocale("sv"));

  it("P-20 A-75 says it of oneself as one is spoken to", async () => {
    await setLocale("en");
    expect([sayMark(0, true, names), sayMark(1, true, names)]).toEqual(["Maja is done", "You are done"]);
    expect([sayMark(0, false, names), sayMark(1, false, names)]).toEqual(["Maja is ready", "You are ready"]);
  });

  it("P-20 R-32 says why a match is over: of two who has left, of more that the others have", async () => {
    await setLocale("en");
    const over = { reason: "resigned", winner: 1, final: [0, 2] } as const;
    expect(sayReason(over, names)).toBe("Maja resigned");
    expect(sayReason({ ...over, final: [0, 2, 0] }, names)).toBe("The others have left.");
    expect(sayReason({ ...over, reason: "no-points", winner: [0, 1] }, names)).toMatch(/^No one/);
    expect(sayReason({ ...over, reason: "points" }, names)).toBe(null);
  });

  it("P-20 R-32 tells who resigned from who was away for too long", async () => {
    await setLocale("en");
    expect(sayGone(0, "resigned", names)).toBe("Maja resigned");
    expect(sayGone(0, "inactivity", names)).toBe("Maja was away too long and is out");
    expect(sayGone(1, "inactivity", names)).toMatch(/and are out$/);
  });
});
