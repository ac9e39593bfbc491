import { describe, expect, it } from "vitest";
import { clockFace } from "./clock-face.ts";

const HOUR = 60 * 60 * 1000;
const casual = { format: "casual", turnStartedAt: 1_000_000, turnMs: 7 * 24 * HOUR } as const;
const blitz = { format: "blitz", turnStartedAt: 1_000_000, turnMs: 120_000 } as const;

describe("the clock of a turn", () => {
  it("A-31 hides a Casual clock while more than 24 hours are left", () => {
    expect(clockFace(casual, casual.turnStartedAt + 6 * 24 * HOUR - 1).shown).toBe(false);
    expect(clockFace(casual, casual.turnStartedAt + 6 * 24 * HOUR).shown).toBe(true);
  });

  it("A-32 shows a Blitz clock from the first second", () => {
    expect(clockFace(blitz, blitz.turnStartedAt)).toMatchObject({ shown: true, left: 120_000, urgent: false });
    expect(clockFace(blitz, blitz.turnStartedAt + 105_000).urgent).toBe(true);
  });

  it("stands at zero after the deadline: the server decides what follows", () => {
    expect(clockFace(blitz, blitz.turnStartedAt + 130_000).left).toBe(0);
  });
});
