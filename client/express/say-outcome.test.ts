import { afterEach, describe, expect, it } from "vitest";
import { setLocale } from "../i18n/index.ts";
import { namesFor } from "../match/live/names.ts";
import { sayGone, sayMark } from "./say-outcome.ts";

const names = namesFor([{ seat: 0, name: "Maja", online: true }], 1, "express");

describe("what is said of a seat of Express", () => {
  afterEach(() => setLocale("sv"));

  it("P-20 A-75 says it of oneself as one is spoken to", async () => {
    await setLocale("en");
    expect([sayMark(0, true, names), sayMark(1, true, names)]).toEqual(["Maja is done", "You are done"]);
    expect([sayMark(0, false, names), sayMark(1, false, names)]).toEqual(["Maja is ready", "You are ready"]);
  });

  it("P-20 R-32 tells who resigned from who was away for too long", async () => {
    await setLocale("en");
    expect(sayGone(0, "resigned", names)).toBe("Maja resigned");
    expect(sayGone(0, "inactivity", names)).toBe("Maja is out after being away too long");
    expect(sayGone(1, "inactivity", names)).toMatch(/^You are out/);
  });
});
