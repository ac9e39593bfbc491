import { describe, expect, it } from "vitest";
import { sv } from "../../i18n/sv/index.ts";

describe("games with a word of their own for a pass", () => {
  it("P-12 in Alfapet nobody passes in Swedish: one stands over, also in what the confirmation warns of (K-17)", () => {
    const words = Object.values(sv.match.passIn.alfapet).map((word) => (typeof word === "string" ? word : word("Bo")));
    for (const said of [...words, sv.solo.passNextEnds]) expect(said).not.toMatch(/pass/i);
  });
});
