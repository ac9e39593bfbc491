import { describe, expect, it } from "vitest";
import { boardOf } from "../../../shared/rules/index.ts";
import { freshDraft, idOf, layItem, match, placeItem } from "../testing/testing.ts";
import { layArrow, toPlay } from "./draft.ts";
import { boardFace, type FaceContext, faceOf, heldFace, ringedSquares, sameFace } from "./faces.ts";

const game = match({
  board: { H8: "K", I8: "A", J8: "T" },
  tiles: { I8: { charge: 3, dice: 4 }, J8: { gem: "pentagon" } },
  values: { K: 3, T: 1, Å: 4 },
  premiums: { A1: "3W" },
  players: [
    { rack: "KATTENS", bar: ["charge", "dice", "morph", "erase", "gold"] },
    { rack: "SSS", bar: [] },
  ],
});
const view = game.view(0);
const fresh = freshDraft(view);
const context = (draft = fresh, more: Partial<FaceContext> = {}): FaceContext => ({
  view,
  draft,
  ringed: new Set(),
  lit: new Set(),
  choosing: null,
  focus: "H8",
  ...more,
});

describe("what a square shows", () => {
  it("A-71 K-31 K-34 adds charge and dice to a tile's value", () => {
    expect(faceOf(context(), "I8").tile).toMatchObject({ letter: "A", value: 8, charge: 3, dice: 4, look: "plain" });
  });

  it("K-54 shows no value on an alfa tile", () => {
    expect(faceOf(context(), "J8").tile).toMatchObject({ kind: "alfa", gem: "pentagon", value: null });
  });

  it("P-10 shows no letter on a stop tile", () => {
    const stop = boardOf({ H8: "#" }, {}, {}).H8;
    expect(stop === undefined ? null : boardFace(stop, "plain")).toMatchObject({ kind: "stop", letter: "", value: null });
  });

  it("K-13 shows a laid tile as a draft, with what is drafted on it", () => {
    const draft = placeItem(placeItem(layItem(fresh, "T", "K8"), "charge", "K8"), "dice", "K8");
    expect(faceOf(context(draft), "K8").tile).toMatchObject({
      letter: "T",
      value: 2,
      adding: 1,
      rolling: true,
      look: "draft",
      touched: false,
    });
    expect(faceOf(context(draft), "K8").piece).toBe(idOf(fresh, "T"));
  });

  it("K-33 shows a drafted morph with its new letter, worth 0 and its charge, and where it came from", () => {
    const draft = placeItem(fresh, "morph", "I8", "Å");
    expect(faceOf(context(draft), "I8").tile).toMatchObject({
      letter: "Å",
      value: 7,
      morphed: true,
      original: "A",
      touched: true,
    });
  });

  it("K-32 marks a square that the draft erases, tile or premium", () => {
    expect(faceOf(context(placeItem(fresh, "erase", "A1")), "A1")).toMatchObject({ erased: true, premium: "3W" });
    expect(faceOf(context(placeItem(fresh, "erase", "H8")), "H8").erased).toBe(true);
  });

  it("K-22 shows a gold tile with the value of its letter, and none before it has one", () => {
    expect(heldFace("gold", view.values)).toMatchObject({ kind: "gold", value: null });
    expect(faceOf(context(layItem(fresh, "gold", "K8", "Å")), "K8").tile).toMatchObject({ kind: "gold", letter: "Å", value: 4 });
  });

  it("R-07 shows a wildcard on its square while its letter is chosen", () => {
    const choosing = { id: idOf(fresh, "gold"), at: "K8" };
    expect(faceOf(context(fresh, { choosing }), "K8").tile).toMatchObject({ kind: "gold", letter: "", look: "draft" });
  });

  it("P-10 P-11 shows stop tiles without a letter, and arrows under their letter, on the board and in the draft", () => {
    const alfapet = match(
      { board: { H8: "K", I8: "#", K8: "O" }, tiles: { K8: { arrow: "down-right" } }, players: [{ rack: "SO#>" }, {}] },
      undefined,
      "alfapet",
    ).view(0);
    const hand = freshDraft(alfapet);
    const draft = layItem(layArrow(layItem(hand, "S", "C3"), idOf(hand, ">"), "C3", "right-down"), "#", "C4");
    const seen = (at: string) => faceOf({ ...context(draft), view: alfapet }, at).tile;
    expect(seen("I8")).toMatchObject({ kind: "stop", letter: "", value: null });
    expect(seen("K8")).toMatchObject({ letter: "O", arrow: "down-right" });
    expect(seen("C3")).toMatchObject({ letter: "S", arrow: "right-down", look: "draft" });
    expect(seen("C4")).toMatchObject({ kind: "stop", letter: "", look: "draft" });
    expect(heldFace(">", {})).toMatchObject({ kind: "arrow", arrow: "right-down" });
  });

  it("C-03 C-08 shows alfa tiles of the rack as gems, and a wildcard worth 0 in the dotted edge of a morphed tile", () => {
    expect(["*5", "*6", "*7"].map((tile) => heldFace(tile, {}).gem)).toEqual(["pentagon", "hexagon", "septagon"]);
    expect(heldFace("~", {}, "Å")).toMatchObject({ kind: "letter", morphed: true, value: 0, letter: "Å", original: null });
  });

  it("compares by what is seen, so that only changed squares are drawn again", () => {
    const draft = layItem(fresh, "T", "K8");
    expect(sameFace(faceOf(context(), "H8"), faceOf(context(draft), "H8"))).toBe(true);
    expect(sameFace(faceOf(context(), "K8"), faceOf(context(draft), "K8"))).toBe(false);
    expect(sameFace(faceOf(context(draft), "K8"), faceOf(context(placeItem(draft, "charge", "K8")), "K8"))).toBe(false);
  });

  it("rings the tiles of the opponent's last move until one's own", () => {
    const other = match({ turn: 1, board: { H8: "K" }, players: [{ rack: "TT" }, { rack: "AS" }], bag: "XX" });
    other.do(1, { type: "play", tiles: [{ at: "I8", letter: "A" }], powers: [] });
    expect(ringedSquares(other.view(0))).toEqual(new Set(["I8"]));
    expect(ringedSquares(other.view(1))).toEqual(new Set());
    other.do(0, toPlay(layItem(freshDraft(other.view(0)), "T", "J8")));
    expect(ringedSquares(other.view(0))).toEqual(new Set());
  });
});
