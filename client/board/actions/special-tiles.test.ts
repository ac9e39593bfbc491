import { beforeAll, describe, expect, it } from "vitest";
import type { Arrow } from "../../../shared/rules/index.ts";
import { wordList } from "../../../shared/rules/testing/match.ts";
import { setLocale } from "../../i18n/index.ts";
import { toPlay } from "../draft/draft.ts";
import { playState } from "../model/play-state.ts";
import { match } from "../testing/testing.ts";
import { type Seated, sitDown } from "../testing/testing-board.ts";
import { pressKey, pressWideKey } from "./keys.ts";
import { choose, put, recallAll } from "./laying.ts";
import { openExchange } from "./rack-choice.ts";
import { play } from "./sending.ts";
import { tapPiece, tapSquare } from "./taps.ts";

const WORDS = wordList("KA", "SOLIG", "AS", "LADA", "KAT", "KAL");

const game = () =>
  match(
    {
      board: { H8: "K", I8: "A", G12: "K", H12: "A" },
      players: [{ rack: "SOLIG>#" }, { rack: "AAAAAAA" }],
      bag: "ABCDEFGH",
    },
    WORDS,
    "alfapet",
  );

const seated = () => sitDown(game(), WORDS);

/** SOLIG from J8, which turns under its O. */
const SOLIG = [
  ["S", "J8"],
  ["O", "K8"],
  ["L", "K9"],
  ["I", "K10"],
  ["G", "K11"],
] as const;

function bySquares({ model, id }: Seated, lay: (id: number, at: string, way?: Arrow) => void): void {
  for (const [letter, at] of SOLIG) lay(id(letter), at);
  lay(id(">"), "K8", "right-down");
  expect(model.picking.value).toBe(null);
}

function byTaps(seat: Seated): void {
  bySquares(seat, (piece, at, way) => {
    tapPiece(seat.model, piece);
    tapSquare(seat.model, at);
    if (way !== undefined) choose(seat.model, { way });
  });
}

function byDrags(seat: Seated): void {
  bySquares(seat, (piece, at, way) => {
    put(seat.model, piece, at);
    if (way !== undefined) choose(seat.model, { way });
  });
}

function byKeys({ model }: Seated): void {
  model.cursor.value = { at: "J8", direction: 0 };
  for (const key of ["s", "o", ">", "l", "i", "g"]) expect(pressKey(model, key)).toBe(true);
}

/** Chosen in the hand and laid at the cursor. */
function byCursor({ model, id }: Seated): void {
  for (const [letter, at] of [...SOLIG, [">", "K8"] as const]) {
    tapPiece(model, id(letter));
    model.cursor.value = { at, direction: 0 };
    pressWideKey(model, "Enter");
  }
  choose(model, { way: "right-down" });
}

beforeAll(() => setLocale("sv"));

describe("P-11 a word round a corner", () => {
  const wanted = {
    tiles: [
      { at: "J8", letter: "S" },
      { at: "K8", letter: "O", arrow: "right-down" },
      { at: "K9", letter: "L" },
      { at: "K10", letter: "I" },
      { at: "K11", letter: "G" },
    ],
  };

  for (const [hand, lay] of [
    ["taps", byTaps],
    ["drags", byDrags],
    ["typed keys", byKeys],
    ["the cursor", byCursor],
  ] as const) {
    it(`P-11 A-71 is laid by ${hand}, previewed as one word and sent as it lies`, () => {
      const seat = seated();
      lay(seat);
      const { model, onPlay } = seat;
      expect(toPlay(model.draft.value)).toMatchObject(wanted);
      // KASOLIG is one word. Its absence from the list is not the arrow's fault.
      expect(model.preview.value?.main).toMatchObject({
        word: "KASOLIG",
        squares: ["H8", "I8", "J8", "K8", "K9", "K10", "K11"],
      });
      expect(playState(model)).toEqual({ kind: "unknown" });
      play(model);
      expect(onPlay).toHaveBeenCalledExactlyOnceWith(toPlay(model.draft.value));
    });
  }

  it("P-11 is read out as one word", () => {
    const { model, id } = seated();
    put(model, id("L"), "I9", {});
    put(model, id("S"), "I10", {});
    recallAll(model);
    const opening = sitDown(match({ players: [{ rack: "SOLIG>#" }, {}] }, WORDS, "alfapet"), WORDS).model;
    opening.cursor.value = { at: "H9", direction: 0 };
    for (const key of ["s", "o", ">", "l", "i", "g"]) pressKey(opening, key);
    expect(opening.spoken.value.text).toBe("G på I12. SOLIG runt hörnet: 5 poäng");
  });

  it("P-11 asks which way, and lays no arrow without an answer", () => {
    const { model, id } = seated();
    put(model, id("S"), "J8");
    put(model, id(">"), "J8");
    expect(model.picking.value?.at).toBe("J8");
    choose(model, null);
    expect(model.draft.value.arrows).toEqual([]);
  });

  it("P-11 lays an arrow first and its letter then; until then it is no play, and the square says so", () => {
    const { model, id, onPlay } = seated();
    put(model, id(">"), "J8", { way: "down-right" });
    expect(playState(model)).toEqual({ kind: "unfinished" });
    expect(model.faces.find((face) => face.value.at === "J8")?.value.tile).toMatchObject({ kind: "arrow", arrow: "down-right" });
    play(model);
    expect(onPlay).not.toHaveBeenCalled();
    expect(model.notice.value).toBe("Lägg en bokstav på pilen på J8.");
    put(model, id("S"), "J8");
    expect(toPlay(model.draft.value).tiles).toEqual([{ at: "J8", letter: "S", arrow: "down-right" }]);
  });

  it("P-11 taps the letter back first, then the arrow under it; or the arrow alone, from the place that it left", () => {
    const seat = seated();
    byTaps(seat);
    const { model } = seat;
    const arrow = model.draft.value.arrows[0]?.id ?? 0;
    tapSquare(model, "K8");
    expect(model.draft.value.laid.map(({ at }) => at)).not.toContain("K8");
    expect(model.draft.value.arrows).toHaveLength(1);
    tapSquare(model, "K8");
    expect(model.draft.value.arrows).toEqual([]);
    put(model, arrow, "J8", { way: "right-down" });
    tapPiece(model, arrow);
    expect(model.draft.value.arrows).toEqual([]);
    expect(model.draft.value.laid.map(({ at }) => at)).toContain("J8");
  });

  it("P-11 goes under no tile of the board and under no stop tile", () => {
    const { model, id } = seated();
    expect(put(model, id(">"), "H8", { way: "right-down" })).toBe(false);
    expect(model.notice.value).toBe("Pilen läggs under en bokstav som du lägger, inte på H8.");
    put(model, id("#"), "J8");
    expect(put(model, id(">"), "J8", { way: "right-down" })).toBe(false);
  });

  it("P-11 says of letters in no common word what is wrong in these rules", () => {
    const { model, id } = seated();
    put(model, id("S"), "J8");
    put(model, id("O"), "I9");
    play(model);
    expect(model.notice.value).toBe("Alla bokstäver måste ingå i samma ord.");
  });
});

describe("P-10 a stop tile", () => {
  it("P-10 A-71 is laid like a letter, by drag, tap and key, and sent without one", () => {
    const hands: readonly ((seat: Seated) => void)[] = [
      ({ model, id }) => put(model, id("#"), "I12"),
      ({ model, id }) => {
        tapPiece(model, id("#"));
        tapSquare(model, "I12");
      },
      ({ model }) => {
        model.cursor.value = { at: "I12", direction: 0 };
        pressKey(model, "#");
      },
      ({ model }) => {
        model.cursor.value = { at: "G12", direction: 0 };
        pressKey(model, "-");
      },
    ];
    for (const lay of hands) {
      const seat = seated();
      lay(seat);
      expect(toPlay(seat.model.draft.value).tiles).toEqual([{ at: "I12", from: "stop" }]);
    }
  });

  it("P-10 parts the new word from the old, and typing goes on behind it", () => {
    const words = wordList("SOL", "KA");
    const { model, onPlay } = sitDown(game(), words);
    model.cursor.value = { at: "J8", direction: 0 };
    for (const key of ["#", "s", "o", "l"]) pressKey(model, key);
    expect(model.preview.value?.words.map(({ word }) => word)).toEqual(["SOL"]);
    expect(playState(model).kind).toBe("ready");
    play(model);
    expect(onPlay).toHaveBeenCalledOnce();
  });

  it("P-10 says where it belongs, and what an older one forbids", () => {
    const { model, id } = seated();
    put(model, id("#"), "I9");
    put(model, id("S"), "J8");
    play(model);
    expect(model.notice.value).toBe("Lägg stoppbrickan mellan ett äldre ord och det nya.");

    const old = match(
      { board: { H8: "K", I8: "A", J8: "#", K9: "A" }, players: [{ rack: "SOL" }, {}] },
      wordList("SOL", "SA"),
      "alfapet",
    );
    const later = sitDown(old, wordList("SOL", "SA"));
    put(later.model, later.id("S"), "K8");
    put(later.model, later.id("O"), "L8");
    put(later.model, later.id("L"), "M8");
    play(later.model);
    expect(later.model.notice.value).toBe("Ett nytt ord får inte börja vid en äldre stoppbricka.");
  });
});

describe("P-12 the exchange", () => {
  it("P-12 W-08 gives the chosen tiles, special ones too, and is the whole turn", () => {
    const { model, id, onChoose, answer } = seated();
    put(model, id("S"), "J8");
    openExchange(model);
    const [arrow, laid] = [id(">"), model.draft.value.laid[0]?.id ?? 0];
    tapPiece(model, arrow);
    // A chosen tile that is laid comes back.
    tapPiece(model, laid);
    expect(model.draft.value.laid).toEqual([]);
    expect([...(model.choice.value?.chosen ?? [])]).toEqual([arrow, laid]);
    pressKey(model, "Escape");
    expect(model.choice.value).toBe(null);
    expect(onChoose).not.toHaveBeenCalled();
    openExchange(model);
    // Keys choose tiles while the mode is open, and lay none.
    for (const key of [">", "s", "s", "q"]) pressKey(model, key);
    expect(model.draft.value.laid).toEqual([]);
    pressWideKey(model, "Enter");
    const [command] = onChoose.mock.calls[0] ?? [];
    expect(command).toEqual({ type: "exchange", tiles: [">"] });
    if (command !== undefined) answer(command);
    expect(model.view.value.turn).toBe(1);
    expect(model.draft.value.rack.map((piece) => piece?.item)[5]).not.toBe(">");
  });

  it("P-12 is refused with an empty bag and in another's turn, in words", () => {
    const { model, view, canAct } = seated();
    view.value = { ...view.value, bag: 0 };
    openExchange(model);
    expect(model.choice.value).toBe(null);
    expect(model.notice.value).toBe("Det finns inga brickor kvar att dra.");
    canAct.value = false;
    openExchange(model);
    expect(model.notice.value).toBe("Det är inte din tur.");
  });

  it("A-32 what was being chosen is over with the turn", () => {
    const { model, answer } = seated();
    openExchange(model);
    answer({ type: "pass" });
    expect(model.choice.value).toBe(null);
  });
});
