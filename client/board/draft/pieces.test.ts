import { describe, expect, it } from "vitest";
import { moveTo, type Places, rearrange, settle, sourceOf } from "./pieces.ts";

const NONE = new Set<number>();

function counter(from: number): () => number {
  let next = from;
  return () => next++;
}

const places = (text: string): Places => [...text].map((item, place) => (item === "." ? null : { id: place + 1, item }));
const shown = (held: Places): string => held.map((piece) => piece?.item ?? ".").join("");
const ids = (held: Places): readonly number[] => held.flatMap((piece) => (piece === null ? [] : [piece.id]));

describe("places of the hand", () => {
  it("A-73 fills an empty hand in the order in which the tiles came", () => {
    expect(shown(settle([], [..."KATT"], 7, counter(1), NONE, NONE))).toBe("KATT...");
  });

  it("A-73 gives back the very same places where nothing changed, whatever order the server names", () => {
    const held = places("KATTENS");
    expect(settle(held, [..."SNETTAK"], 7, counter(8), NONE, NONE)).toBe(held);
  });

  it("A-73 leaves every tile where it lies and fills the gaps from the left", () => {
    const after = settle(places("KATTENS"), [..."TESXYZK"], 7, counter(8), NONE, NONE);
    expect(shown(after)).toBe("KXTYEZS");
  });

  it("K-13 lets go of the tiles that are not to be kept, where two are alike", () => {
    const held = places("STS");
    expect(ids(settle(held, [..."TS"], 3, counter(4), new Set([3]), NONE))).toEqual([2, 3]);
    expect(ids(settle(held, [..."TS"], 3, counter(4), NONE, new Set([3])))).toEqual([1, 2]);
  });

  it("keeps a tile more than there are places for, and drops the place with it", () => {
    const wide = settle(places("KAT"), [..."KATT"], 3, counter(4), NONE, NONE);
    expect(shown(wide)).toBe("KATT");
    expect(shown(settle(wide, [..."KAT"], 3, counter(5), NONE, NONE))).toBe("KAT");
  });

  it("A-73 moves a tile along the row, and the others make room", () => {
    expect(shown(moveTo(places("KATTENS"), 1, 3))).toBe("ATTKENS");
    expect(shown(moveTo(places("KATTENS"), 7, 0))).toBe("SKATTEN");
  });

  it("A-73 pushes no further than the first gap", () => {
    expect(shown(moveTo(places("K.TTENS"), 7, 3))).toBe("K.TSTEN");
    expect(shown(moveTo(places("KA.TENS"), 5, 0))).toBe("EKAT.NS");
    expect(shown(moveTo(places("KATT..S"), 1, 5))).toBe(".ATT.KS");
  });

  it("A-73 shuffles only among the places of what is shuffled", () => {
    const held = places("KA.TE");
    const [k, , , t] = held;
    expect(
      shown(
        rearrange(
          held,
          [t, k].filter((piece) => piece !== null && piece !== undefined),
        ),
      ),
    ).toBe("TA.KE");
  });

  it("K-21 says where a laid tile came from", () => {
    expect(["K", "?", "gold", "alfa:hexagon", "*5", "~", "#"].map(sourceOf)).toEqual([
      undefined,
      "blank",
      "gold",
      "alfa:hexagon",
      "*5",
      "~",
      "stop",
    ]);
  });
});
