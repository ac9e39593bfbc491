import { beforeAll, describe, expect, it } from "vitest";
import { EVERY_WORD } from "../../../shared/rules/testing/match.ts";
import { setLocale } from "../../i18n/index.ts";
import type { Freeform } from "../model/board-model.ts";
import { match } from "../testing/testing.ts";
import { sitDown } from "../testing/testing-board.ts";
import { pressKey, pressWideKey } from "./keys.ts";
import { put } from "./laying.ts";
import { letGo, tapPiece, tapSquare } from "./taps.ts";

beforeAll(() => setLocale("sv"));

const NO_BONUS = { placement: 0, combo: 0, fullRack: 0, theme: 0 };

function half(most = 4) {
  const pressed: string[] = [];
  const freeform: Freeform = {
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
  const seated = sitDown(game, null, { freeform });
  return { ...seated, pressed, letters: () => seated.model.draft.value.laid.map(({ letter, at }) => `${letter}${at}`).sort() };
}

describe("P-20 a board that is rearranged freely", () => {
  it("has the columns of a half, and no square that is the first", () => {
    const { model } = half();
    expect(model.faces.length).toBe(8 * 17);
    expect(model.faces.map((face) => face.value.at)).toContain("H17");
    expect(model.faces.map((face) => face.value.at)).not.toContain("I1");
    expect(model.faces.some((face) => face.value.start)).toBe(false);
  });

  it("picks up what is laid by a tap, puts it elsewhere by the next, and takes it back by two on the same", () => {
    const { model, id, letters } = half();
    const k = id("K");
    put(model, k, "A1");
    tapSquare(model, "A1");
    expect(model.faces[0]?.value).toMatchObject({ chosen: true, tile: { letter: "K", look: "plain" } });
    tapSquare(model, "C3");
    expect(letters()).toEqual(["KC3"]);
    tapSquare(model, "C3");
    tapSquare(model, "C3");
    expect(letters()).toEqual([]);
  });

  it("lets two that are laid change places, and a new one send the old one back", () => {
    const { model, id, letters } = half();
    put(model, id("K"), "A1");
    put(model, id("A"), "B1");
    tapSquare(model, "A1");
    tapSquare(model, "B1");
    expect(letters()).toEqual(["AA1", "KB1"]);
    tapPiece(model, id("E"));
    tapSquare(model, "A1");
    expect(letters()).toEqual(["EA1", "KB1"]);
  });

  it("takes no more than fit, but still moves and changes what lies", () => {
    const { model, id, letters } = half(2);
    put(model, id("K"), "A1");
    put(model, id("A"), "B1");
    expect(put(model, id("E"), "C1")).toBe(false);
    expect(model.notice.value).toBe("full");
    expect(put(model, id("E"), "B1")).toBe(true);
    expect(letters()).toEqual(["EB1", "KA1"]);
  });

  it("says what the change made of the words, not the points of a play", () => {
    const { model, id } = half();
    put(model, id("K"), "A1");
    expect(model.spoken.value.text).toBe("K på A1. K");
  });

  it("is worked by keys: letters are laid in a row, Enter picks up and puts down, Escape loses nothing", () => {
    const { model, pressed, letters } = half();
    pressKey(model, "+");
    expect(pressed).toEqual(["+"]);
    pressKey(model, "ArrowUp");
    model.cursor.value = { at: "H1", direction: 0 };
    pressKey(model, "ArrowRight");
    expect(model.cursor.value?.at).toBe("H1");
    model.cursor.value = { at: "A1", direction: 0 };
    for (const key of ["k", "a"]) pressKey(model, key);
    expect(letters()).toEqual(["AB1", "KA1"]);
    model.cursor.value = { at: "A1", direction: 0 };
    pressWideKey(model, "Enter");
    model.cursor.value = { at: "A5", direction: 0 };
    pressWideKey(model, "Enter");
    expect(letters()).toEqual(["AB1", "KA5"]);
    letGo(model);
    expect(letters()).toEqual(["AB1", "KA5"]);
  });
});
