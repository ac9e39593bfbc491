import { beforeAll, describe, expect, it } from "vitest";
import { EVERY_WORD } from "../../../shared/rules/testing/match.ts";
import { setLocale } from "../../i18n/index.ts";
import type { Freely } from "../model/table.ts";
import { match } from "../testing/testing.ts";
import { sitDown } from "../testing/testing-table.ts";
import { pressKey, pressWideKey } from "./keys.ts";
import { put } from "./laying.ts";
import { letGo, tapPiece, tapSquare } from "./taps.ts";

beforeAll(() => setLocale("sv"));

const NO_BONUS = { placement: 0, combo: 0, fullRack: 0, theme: 0 };

function half(most = 4) {
  const pressed: string[] = [];
  const freely: Freely = {
    columns: 8,
    judge: (draft) => ({
      error: null,
      words: draft.laid.map(({ at, letter = "" }) => ({
        word: letter,
        squares: [at],
        points: 0,
        known: letter !== "X",
        scores: true,
      })),
      main: null,
      points: 0,
      coins: 0,
      bonuses: NO_BONUS,
    }),
    tell: ({ words }) => words.map(({ word, known }) => `${word}${known === true ? "" : "?"}`).join(" "),
    full: ({ laid }) => (laid.length < most ? null : "full"),
    keys: { "+": () => void pressed.push("+") },
  };
  const game = match({ players: [{ rack: "KATTEN?" }, {}], size: 17 }, EVERY_WORD, "alfapet");
  const seated = sitDown(game, null, { freely });
  return { ...seated, pressed, letters: () => seated.table.draft.value.laid.map(({ letter, at }) => `${letter}${at}`).sort() };
}

describe("P-20 a board that is rearranged freely", () => {
  it("has the columns of a half, and no square that is the first", () => {
    const { table } = half();
    expect(table.faces.length).toBe(8 * 17);
    expect(table.faces.map((face) => face.value.at)).toContain("H17");
    expect(table.faces.map((face) => face.value.at)).not.toContain("I1");
    expect(table.faces.some((face) => face.value.start)).toBe(false);
  });

  it("picks up what is laid by a tap, puts it elsewhere by the next, and takes it back by two on the same", () => {
    const { table, id, letters } = half();
    const k = id("K");
    put(table, k, "A1");
    tapSquare(table, "A1");
    expect(table.faces[0]?.value).toMatchObject({ chosen: true, tile: { letter: "K", look: "plain" } });
    tapSquare(table, "C3");
    expect(letters()).toEqual(["KC3"]);
    tapSquare(table, "C3");
    tapSquare(table, "C3");
    expect(letters()).toEqual([]);
  });

  it("lets two that are laid change places, and a new one send the old one back", () => {
    const { table, id, letters } = half();
    put(table, id("K"), "A1");
    put(table, id("A"), "B1");
    tapSquare(table, "A1");
    tapSquare(table, "B1");
    expect(letters()).toEqual(["AA1", "KB1"]);
    tapPiece(table, id("E"));
    tapSquare(table, "A1");
    expect(letters()).toEqual(["EA1", "KB1"]);
  });

  it("takes no more than fit, but still moves and changes what lies", () => {
    const { table, id, letters } = half(2);
    put(table, id("K"), "A1");
    put(table, id("A"), "B1");
    expect(put(table, id("E"), "C1")).toBe(false);
    expect(table.notice.value).toBe("full");
    expect(put(table, id("E"), "B1")).toBe(true);
    expect(letters()).toEqual(["EB1", "KA1"]);
  });

  it("says what the change made of the words, not the points of a play", () => {
    const { table, id } = half();
    put(table, id("K"), "A1");
    expect(table.spoken.value.text).toBe("K på A1. K");
  });

  it("is worked by keys: letters are laid in a row, Enter picks up and puts down, Escape loses nothing", () => {
    const { table, pressed, letters } = half();
    pressKey(table, "+");
    expect(pressed).toEqual(["+"]);
    pressKey(table, "ArrowUp");
    table.cursor.value = { at: "H1", direction: 0 };
    pressKey(table, "ArrowRight");
    expect(table.cursor.value?.at).toBe("H1");
    table.cursor.value = { at: "A1", direction: 0 };
    for (const key of ["k", "a"]) pressKey(table, key);
    expect(letters()).toEqual(["AB1", "KA1"]);
    table.cursor.value = { at: "A1", direction: 0 };
    pressWideKey(table, "Enter");
    table.cursor.value = { at: "A5", direction: 0 };
    pressWideKey(table, "Enter");
    expect(letters()).toEqual(["AB1", "KA5"]);
    letGo(table);
    expect(letters()).toEqual(["AB1", "KA5"]);
  });
});
