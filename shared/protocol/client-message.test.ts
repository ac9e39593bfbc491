import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readClientMessage } from "./client-message.ts";
import { utf8Length } from "./utf8.ts";

const command = (body: unknown, more: object = {}): string =>
  JSON.stringify({ t: "command", id: "abcdefgh", seen: 3, command: body, ...more });

describe("a client's message", () => {
  it("R-06 normalises letters before anything looks at them", () => {
    const read = readClientMessage(
      command({ type: "play", tiles: [{ at: "H8", letter: "a\u030a" }], powers: [{ power: "morph", at: "H9", letter: "ö" }] }),
    );
    expect(read).toEqual({
      message: {
        t: "command",
        id: "abcdefgh",
        seen: 3,
        command: { type: "play", tiles: [{ at: "H8", letter: "Å" }], powers: [{ power: "morph", at: "H9", letter: "Ö" }] },
      },
    });
  });

  it("leaves squares off the board and letters of no alphabet to the rules, which have codes for them", () => {
    expect(readClientMessage(command({ type: "play", tiles: [{ at: "ZZ999", letter: "Я" }], powers: [] }))).toHaveProperty(
      "message",
    );
  });

  it("drops fields that it does not know, so that a newer client is understood", () => {
    expect(readClientMessage(command({ type: "pass", mood: "good" }, { later: 1 }))).toEqual({
      message: { t: "command", id: "abcdefgh", seen: 3, command: { type: "pass" } },
    });
  });

  it.each([
    ["malformed JSON", "{"],
    ["nothing", ""],
    ["a number", "7"],
    ["null", "null"],
    ["an unknown message", '{"t":"shout"}'],
    ["an unknown command", command({ type: "cheat" })],
    ["an unknown power", command({ type: "buy", power: "win" })],
    ["a square that is none", command({ type: "play", tiles: [{ at: "__proto__", letter: "A" }], powers: [] })],
    ["a letter that is none", command({ type: "play", tiles: [{ at: "A1", letter: "" }], powers: [] })],
    ["a short id", command({ type: "pass" }, { id: "a" })],
    ["an id of other characters", command({ type: "pass" }, { id: "abcdefgh\n" })],
    ["a negative number", command({ type: "pass" }, { seen: -1 })],
    ["a fraction", command({ type: "pass" }, { seen: 1.5 })],
    ["too many tiles", command({ type: "swap", tiles: Array.from({ length: 40 }, () => "A") })],
  ])("refuses %s", (_, text) => {
    expect(readClientMessage(text)).toEqual({ bad: "bad-message" });
  });

  it("refuses 5 KB, counted in bytes of UTF-8", () => {
    expect(readClientMessage(`"${"x".repeat(5000)}"`)).toEqual({ bad: "too-large" });
    expect(readClientMessage(`"${"å".repeat(2500)}"`)).toEqual({ bad: "too-large" });
  });

  it("never throws, whatever comes", () => {
    fc.assert(fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.json()), (text) => void readClientMessage(text)));
  });

  it("counts bytes as an encoder does", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length);
      }),
    );
  });
});
