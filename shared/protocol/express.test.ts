import { describe, expect, it } from "vitest";
import { FILLS, HALF, MOST_HELD, WINS_AT } from "../express/rules.ts";
import type { ReadMessage } from "./client-message.ts";
import {
  type ExpressClientMessage,
  type ExpressCommand,
  type ExpressServerMessage,
  LONGEST_NAME,
  MOST_NAME_LETTERS,
  MOST_NAMES,
  readExpressMessage,
} from "./express.ts";
import { readServerMessages } from "./server-message.ts";

const command = (body: unknown): string => JSON.stringify({ t: "command", id: "abcdefgh", seen: 3, command: body });

describe("P-20 a message of an Express match", () => {
  it.each<ExpressCommand>([
    { type: "draw" },
    { type: "done" },
    { type: "undone" },
    { type: "resign" },
    { type: "ready" },
    { type: "unready" },
    { type: "names", names: [] },
    { type: "arrange", revision: 1, tiles: [] },
  ])("is a command with an id, as in every match: $type", (wanted) => {
    const message: ExpressClientMessage = { t: "command", id: "abcdefgh", seen: 3, command: wanted };
    expect(readExpressMessage(command(wanted))).toEqual({ message } satisfies ReadMessage<ExpressClientMessage>);
  });

  it("is answered in the frames of every match", () => {
    const drew: ExpressServerMessage = { t: "event", n: 4, now: 5, event: { type: "drew", at: 5, seat: 0, tile: "A" } };
    expect(readServerMessages<ExpressServerMessage>(JSON.stringify([drew]))).toEqual([drew]);
  });

  it("R-06 normalises letters", () => {
    const tiles = [
      { at: "H17", letter: "a\u030a" },
      { at: "A1", letter: "x", from: "blank" },
    ];
    expect(readExpressMessage(command({ type: "arrange", revision: 1, tiles }))).toMatchObject({
      message: {
        command: {
          tiles: [
            { at: "H17", letter: "Å" },
            { at: "A1", letter: "X", from: "blank" },
          ],
        },
      },
    });
    expect(readExpressMessage(command({ type: "names", names: ["Åsa", "bo"] }))).toMatchObject({
      message: { command: { names: ["ÅSA", "BO"] } },
    });
  });

  it("holds a whole half, and as long a list of names as it allows", () => {
    const tiles = Array.from({ length: MOST_HELD }, (_, at) => ({ at: `H${(at % HALF.rows) + 1}`, letter: "Å", from: "blank" }));
    expect(readExpressMessage(command({ type: "arrange", revision: 999_999, tiles }))).toHaveProperty("message");
    const names = Array.from({ length: MOST_NAMES }, () => "Å".repeat(Math.floor(MOST_NAME_LETTERS / MOST_NAMES)));
    expect(readExpressMessage(command({ type: "names", names }))).toHaveProperty("message");
  });

  it.each([
    ["a turn's command", { type: "pass" }],
    ["no revision", { type: "arrange", tiles: [] }],
    ["a revision of 0", { type: "arrange", revision: 0, tiles: [] }],
    [
      "more tiles than anybody has",
      { type: "arrange", revision: 1, tiles: Array(MOST_HELD + 1).fill({ at: "A1", letter: "A" }) },
    ],
    ["a tile without a letter", { type: "arrange", revision: 1, tiles: [{ at: "A1" }] }],
    ["a name of one letter", { type: "names", names: ["A"] }],
    ["a name too long to be laid", { type: "names", names: ["A".repeat(LONGEST_NAME + 1)] }],
    ["a name with a hyphen", { type: "names", names: ["ANN-MARIE"] }],
    ["too many names", { type: "names", names: Array(MOST_NAMES + 1).fill("BO") }],
    ["too many letters", { type: "names", names: Array(100).fill("A".repeat(LONGEST_NAME)) }],
  ])("refuses %s", (_, body) => {
    expect(readExpressMessage(command(body))).toEqual({ bad: "bad-message" });
  });

  it("P-20 a half bears the letters that fill it, and six points win", () => {
    expect(HALF.columns * 2 + 1).toBe(HALF.rows);
    expect([FILLS, WINS_AT]).toEqual([32, 6]);
  });
});
