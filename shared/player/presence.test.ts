import { describe, expect, it } from "vitest";
import { isHere, newPage, readPage, SILENCE_MS, withMet } from "./presence.ts";

describe("presence", () => {
  it("A-33 a page is in front of somebody while it says so, or pings", () => {
    const shown = { ...newPage(1000), visible: true };
    expect(isHere(newPage(1000), 1000, 1000)).toBe(false);
    expect([isHere(shown, null, 1000 + SILENCE_MS), isHere(shown, null, 1001 + SILENCE_MS)]).toEqual([true, false]);
    expect(isHere(shown, 2000, 2000 + SILENCE_MS)).toBe(true);
  });

  it("R-27 who has seen it is remembered, each once and the latest forty", () => {
    const page = withMet(withMet(newPage(0), ["a", "b"]), ["b", "c"]);
    expect(page.met).toEqual(["a", "b", "c"]);
    expect(withMet(page, ["a"])).toBe(page);
    const many = Array.from({ length: 60 }, (_, each) => `p${each}`);
    expect(withMet(page, many).met).toEqual(many.slice(-40));
  });

  it("is read as it was kept, and from before there was any", () => {
    const page = { ...newPage(5), visible: true, met: ["a"] };
    expect(readPage(structuredClone(page))).toEqual(page);
    expect([readPage(7).since, readPage(null).since, readPage({ since: 1 }).visible]).toEqual([7, 0, false]);
  });
});
