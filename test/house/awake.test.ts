/** Nothing keeps a match's object awake, and nothing happens between reading its state and appending to its log. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && !name.includes("testing"))
    .map((name) => join(folder, name));
}

const code = (file: string): string => readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");

/** What may wait, and for what. */
const WAITS = [
  "shared/match/conversation.ts", // the lexicon, before state is read
  "shared/match/outbox.ts", // the delivery
  "shared/match/service.ts", // both, and the alarm
];

describe("a match's object", () => {
  it("awaits in the shell, for a lexicon and in the outbox, and nowhere else in shared/match", () => {
    const awaiting = sources("shared/match").filter((file) => /\bawait\b|\.(then|catch|finally)\(/.test(code(file)));
    expect(awaiting.sort()).toEqual(WAITS);
  });

  it("sets no interval, and no timer but the outbox's limit", () => {
    const timing = sources("party").filter((file) => /setInterval|setTimeout/.test(code(file)));
    expect(timing).toEqual([join("party", "match", "outlet.ts")]);
  });

  it("R-21 draws nothing from Math.random, and reads no clock in shared/match", () => {
    const drawing = [...sources("shared/match"), ...sources("party")].filter((file) => code(file).includes("Math.random"));
    const clocks = sources("shared/match").filter((file) => /Date\.now|new Date/.test(code(file)));
    expect([drawing, clocks]).toEqual([[], []]);
  });
});
