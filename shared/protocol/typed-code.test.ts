import { describe, expect, it } from "vitest";
import { PLAYER_CODE_LENGTH, ROOM_CODE_LENGTH, tidyCode } from "./http.ts";
import { readCode, readInviteLink } from "./typed-code.ts";

const room = (typed: string) => readCode(typed, ROOM_CODE_LENGTH);

describe("A-05 a code is read out of what was pasted", () => {
  it.each([
    "BCDFGH",
    "bcdfgh",
    " bcd fgh ",
    "BCD-FGH",
    "BCD\u2010FGH",
    "BCD\u2011FGH",
    "BCD\u2013FGH",
    "BCD\u2014FGH",
    "BCD\u2212FGH",
    "BCD\u200bFGH",
    "BCD\u00adFGH",
    "\u202aBCDFGH\u202c",
    "\ufeffBCDFGH",
    "\uff22\uff23\uff24\uff26\uff27\uff28",
    "BCDFGH.",
    '"BCDFGH"',
    "«BCDFGH»",
    "Kod: BCDFGH",
    "Kod: BCD–FGH!",
    "Koden är BCD FGH, skynda dig",
    "rhythm: BCDFGH",
    "kod bcdfgh",
  ])("%j", (typed) => {
    expect(room(typed)).toBe("BCDFGH");
  });

  it.each(["", "BCDFG", "BCDFGHJ", "ABCDEF", "BCDFG0", "BCDFGI", "Anna Ek", "Kod: BCDFGHJK"])("%j holds none", (typed) => {
    expect(room(typed)).toBeNull();
  });

  it("of a player, too", () => {
    const player = (typed: string) => readCode(typed, PLAYER_CODE_LENGTH);
    expect(["BCDF–GHJK", "Min kod: bcdfghjk.", "ＢＣＤＦＧＨＪＫ"].map(player)).toEqual(Array(3).fill("BCDFGHJK"));
    expect(["BCDFGH", "Anna Andersson"].map(player)).toEqual([null, null]);
  });

  it("the server takes the signs off as well", () => {
    expect(["bcd fgh", "BCD–FGH.", "\u200bBCDFGH", "ＢＣＤＦＧＨ"].map(tidyCode)).toEqual(Array(4).fill("BCDFGH"));
  });

  it("and a whole link is known", () => {
    const token = "AbCdEfGhIjKlMnOpQrSt-_";
    for (const link of [
      `https://alfa.test/i/${token}`,
      `Kom och spela: https://alfa.test/i/${token}.`,
      `<http://x:8/i/${token}?a=b>`,
    ])
      expect(readInviteLink(link)).toBe(token);
    for (const other of [token, `https://alfa.test/i/${token}x`, "https://alfa.test/i/short", "BCDFGH"])
      expect(readInviteLink(other)).toBeNull();
  });
});
