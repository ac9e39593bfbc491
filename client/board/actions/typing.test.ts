import { describe, expect, it } from "vitest";
import { DOWN, RIGHT } from "../../../shared/rules/squares.ts";
import { type Draft, layArrow } from "../draft/draft.ts";
import { freshDraft, idOf, layItem, match, placeItem } from "../testing/testing.ts";
import { afterLaying, arrowSpot, behindCursor, firstCursor, nextFree, pieceFor, stepped, turned } from "./typing.ts";

const view = match({
  board: { H8: "K", I8: "A" },
  players: [{ rack: "TT?EÄ", bar: ["charge"] }, {}],
}).view(0);
const fresh = freshDraft(view);

describe("playing by keyboard", () => {
  it("starts on the start square, and beside the draft once there is one", () => {
    expect(firstCursor(view, fresh)).toEqual({ at: "H8", direction: RIGHT });
    expect(firstCursor(view, layItem(fresh, "T", "J8")).at).toBe("J8");
  });

  it("stops at the edges", () => {
    expect(stepped({ at: "A1", direction: RIGHT }, RIGHT, true, 15).at).toBe("A1");
    expect(stepped({ at: "O15", direction: RIGHT }, DOWN, false, 15).at).toBe("O15");
    expect(stepped({ at: "B2", direction: RIGHT }, DOWN, true, 15).at).toBe("B1");
  });

  it("space turns the direction", () => {
    expect(turned(turned({ at: "A1", direction: DOWN }))).toEqual({ at: "A1", direction: DOWN });
  });

  it("types past the tiles that lie there", () => {
    expect(nextFree({ at: "H8", direction: RIGHT }, view, fresh)?.at).toBe("J8");
    expect(nextFree({ at: "H8", direction: DOWN }, view, fresh)?.at).toBe("H9");
    expect(nextFree({ at: "G8", direction: RIGHT }, view, layItem(fresh, "T", "G8"))?.at).toBe("J8");
  });

  it("stays on the last square when the line is full", () => {
    const draft = layItem(fresh, "T", "O8");
    expect(nextFree({ at: "O8", direction: RIGHT }, view, draft)).toBe(null);
    expect(afterLaying({ at: "O8", direction: RIGHT }, view, draft).at).toBe("O8");
  });

  it("Backspace takes the nearest tile of the draft before the cursor, else the last one laid, else the last power", () => {
    const draft = layItem(layItem(fresh, "T", "J8"), "E", "C3");
    expect(behindCursor({ at: "L8", direction: RIGHT }, view, draft)?.id).toBe(idOf(fresh, "T"));
    expect(behindCursor({ at: "A1", direction: RIGHT }, view, draft)?.id).toBe(idOf(fresh, "E"));
    expect(behindCursor({ at: "A1", direction: RIGHT }, view, placeItem(fresh, "charge", "H8"))).toEqual({
      id: idOf(fresh, "charge"),
      cursor: null,
    });
    expect(behindCursor({ at: "A1", direction: RIGHT }, view, fresh)).toBe(null);
  });

  it("R-06 a letter comes from its own tile first, then from a blank, Ä from Ä alone", () => {
    expect(pieceFor("T", fresh)).toBe(idOf(fresh, "T"));
    expect(pieceFor("Q", fresh)).toBe(idOf(fresh, "?"));
    expect(pieceFor("Ä", fresh)).toBe(idOf(fresh, "Ä"));
    expect(pieceFor("A", layItem(fresh, "?", "J8", "A"))).toBe(null);
  });

  it("takes the second of two like tiles when the first is laid", () => {
    const draft = layItem(fresh, "T", "J8");
    expect(pieceFor("T", draft)).toBe(idOf(draft, "T"));
    expect(pieceFor("T", draft)).not.toBe(idOf(fresh, "T"));
  });
});

describe("P-11 typing round corners", () => {
  const alfapet = match(
    { board: { H8: "K", I8: "A", I9: "R" }, tiles: { I8: { arrow: "right-down" } }, players: [{ rack: "SOLIG>>" }, {}] },
    undefined,
    "alfapet",
  ).view(0);
  const hand = freshDraft(alfapet);
  const bend = (draft: Draft, at: string) => layArrow(draft, idOf(draft, ">"), at, "right-down");
  const across = (at: string) => ({ at, direction: RIGHT }) as const;
  const down = (at: string) => ({ at, direction: DOWN }) as const;

  it("goes on as the word does, at an arrow that lies there and at one of the draft", () => {
    expect(nextFree(across("H8"), alfapet, hand)).toEqual(down("I10"));
    const draft = bend(layItem(layItem(hand, "S", "C3"), "O", "D3"), "D3");
    expect(afterLaying(across("C3"), alfapet, draft)).toEqual(down("D4"));
  });

  it("goes straight on where the arrow does not turn the word", () => {
    expect(nextFree(down("I8"), alfapet, hand)).toEqual(down("I10"));
    const draft = layArrow(layItem(hand, "O", "D3"), idOf(hand, ">"), "D3", "down-right");
    expect(afterLaying(across("D3"), alfapet, draft)).toEqual(across("E3"));
  });

  it("types a letter onto an arrow that waits for one", () => {
    expect(nextFree(across("D3"), alfapet, bend(hand, "D3"))).toEqual(across("D3"));
  });

  it("finds the letter that an arrow goes under: the one at the cursor, else the one typed last, else an empty square", () => {
    const draft = layItem(layItem(hand, "S", "G8"), "O", "C3");
    expect(arrowSpot(across("C3"), alfapet, draft)).toEqual(across("C3"));
    expect(arrowSpot(across("D3"), alfapet, draft)).toEqual(across("C3"));
    expect(arrowSpot(down("I10"), alfapet, draft)).toEqual(across("G8"));
    expect(arrowSpot(across("L3"), alfapet, draft)).toEqual(across("L3"));
  });

  it("Backspace goes back round the corner, the letter first and then the arrow under it", () => {
    const draft = bend(layItem(layItem(hand, "S", "C3"), "O", "D3"), "D3");
    expect(behindCursor(down("D4"), alfapet, draft)).toEqual({ id: idOf(hand, "O"), cursor: across("D3") });
    const bare = { ...draft, laid: draft.laid.slice(0, 1) };
    expect(behindCursor(across("D3"), alfapet, bare)).toEqual({ id: idOf(hand, ">"), cursor: across("D3") });
  });

  it("C-08 a letter that is not in the hand comes from a blank first, then from a wildcard", () => {
    const classic = match({ players: [{ rack: "A~?*5" }, {}] }, undefined, "kraft-classic").view(0);
    const draft = freshDraft(classic);
    expect(pieceFor("Q", draft)).toBe(idOf(draft, "?"));
    expect(pieceFor("Q", layItem(draft, "?", "H8", "Z"))).toBe(idOf(draft, "~"));
    expect(pieceFor("Q", layItem(layItem(draft, "?", "H8", "Z"), "~", "I8", "Z"))).toBe(null);
  });
});
