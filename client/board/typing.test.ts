import { describe, expect, it } from "vitest";
import { DOWN, RIGHT } from "../../shared/rules/squares.ts";
import { freshDraft, idOf, layItem, match, placeItem } from "./testing.ts";
import { afterLaying, behindCursor, firstCursor, nextFree, pieceFor, stepped, turned } from "./typing.ts";

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
    expect(nextFree({ at: "H8", direction: RIGHT }, view, fresh)).toBe("J8");
    expect(nextFree({ at: "H8", direction: DOWN }, view, fresh)).toBe("H9");
    expect(nextFree({ at: "G8", direction: RIGHT }, view, layItem(fresh, "T", "G8"))).toBe("J8");
  });

  it("stays on the last square when the line is full", () => {
    const draft = layItem(fresh, "T", "O8");
    expect(nextFree({ at: "O8", direction: RIGHT }, view, draft)).toBe(null);
    expect(afterLaying({ at: "O8", direction: RIGHT }, view, draft).at).toBe("O8");
  });

  it("Backspace takes the nearest tile of the draft before the cursor, else the last one laid, else the last power", () => {
    const draft = layItem(layItem(fresh, "T", "J8"), "E", "C3");
    expect(behindCursor({ at: "L8", direction: RIGHT }, view, draft)).toBe(idOf(fresh, "T"));
    expect(behindCursor({ at: "A1", direction: RIGHT }, view, draft)).toBe(idOf(fresh, "E"));
    expect(behindCursor({ at: "A1", direction: RIGHT }, view, placeItem(fresh, "charge", "H8"))).toBe(idOf(fresh, "charge"));
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
