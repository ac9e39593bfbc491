import { describe, expect, it } from "vitest";
import { laidAt, lay, moveInRack, powersAt, recall, shuffleRack, swapLimit, takeBack, toPlay } from "./draft.ts";
import { freshDraft, idOf, layItem, match, placeItem, rackOf } from "./testing.ts";

const view = match({
  board: { H8: "K", I8: "A" },
  players: [{ rack: "KATT?NS", bar: ["charge", "charge", "dice", "morph", "alfa:hexagon", "gold", "erase"] }, {}],
  bag: "ABCDE",
}).view(0);
const fresh = freshDraft(view);

describe("a draft", () => {
  it("K-13 becomes a play of its tiles and powers", () => {
    const draft = placeItem(
      placeItem(layItem(layItem(layItem(fresh, "T", "J8"), "alfa:hexagon", "A1", "Ö"), "?", "K8", "S"), "charge", "J8"),
      "morph",
      "H8",
      "M",
    );
    expect(toPlay(draft)).toEqual({
      type: "play",
      tiles: [
        { at: "J8", letter: "T" },
        { at: "A1", letter: "Ö", from: "alfa:hexagon" },
        { at: "K8", letter: "S", from: "blank" },
      ],
      powers: [
        { power: "charge", at: "J8" },
        { power: "morph", at: "H8", letter: "M" },
      ],
    });
  });

  it("K-13 takes a tile back with the charges, dice and morph drafted on it, and leaves the others", () => {
    const laid = layItem(layItem(fresh, "T", "J8"), "S", "K8");
    const drafted = placeItem(placeItem(placeItem(laid, "charge", "J8"), "dice", "J8"), "charge", "K8");
    const after = takeBack(drafted, idOf(fresh, "T"));
    expect(after.laid.map(({ at }) => at)).toEqual(["K8"]);
    expect(after.powers.map(({ at }) => at)).toEqual(["K8"]);
  });

  it("K-13 takes a single power back", () => {
    const drafted = placeItem(placeItem(fresh, "charge", "H8"), "charge", "H8");
    expect(takeBack(drafted, drafted.powers[0]?.id ?? 0).powers).toHaveLength(1);
  });

  it("K-13 leaves the rack place of a laid tile", () => {
    expect(rackOf(layItem(fresh, "T", "J8"))).toBe("KATT?NS");
  });

  it("K-13 moves a laid tile, and what is drafted on it goes along", () => {
    const drafted = placeItem(layItem(fresh, "T", "J8"), "charge", "J8");
    const id = laidAt(drafted, "J8")?.id ?? 0;
    const moved = lay(drafted, id, "J9");
    expect(laidAt(moved, "J9")?.letter).toBe("T");
    expect(powersAt(moved, "J9")).toHaveLength(1);
    expect(powersAt(moved, "J8")).toHaveLength(0);
  });

  it("keeps the letter of a wildcard that is moved", () => {
    const drafted = layItem(fresh, "gold", "J8", "Ä");
    const moved = lay(drafted, drafted.laid[0]?.id ?? 0, "J9");
    expect(moved.laid).toEqual([{ id: drafted.laid[0]?.id, at: "J9", letter: "Ä" }]);
  });

  it("lets two laid tiles change places, with their powers", () => {
    const drafted = placeItem(layItem(layItem(fresh, "T", "J8"), "S", "K8"), "charge", "K8");
    const swapped = lay(drafted, laidAt(drafted, "J8")?.id ?? 0, "K8");
    expect(laidAt(swapped, "K8")?.letter).toBe("T");
    expect(laidAt(swapped, "J8")?.letter).toBe("S");
    expect(powersAt(swapped, "J8")).toHaveLength(1);
  });

  it("sends the tile that lay there back to the hand, when another comes from the hand", () => {
    const drafted = layItem(placeItem(layItem(fresh, "T", "J8"), "charge", "J8"), "S", "J8");
    expect(drafted.laid.map(({ letter }) => letter)).toEqual(["S"]);
    expect(drafted.powers).toEqual([]);
  });

  it("takes everything back at once, and gives back the same draft where nothing was drafted", () => {
    expect(recall(placeItem(layItem(fresh, "T", "J8"), "erase", "H8"))).toEqual(fresh);
    expect(recall(fresh)).toBe(fresh);
  });

  it("A-73 shuffles the tiles that are in the hand and recalls none", () => {
    const drafted = layItem(fresh, "A", "J8");
    const shuffled = shuffleRack(drafted, (items) => [...items].reverse());
    expect(rackOf(shuffled)).toBe("SAN?TTK");
    expect(shuffled.laid).toEqual(drafted.laid);
  });

  it("A-73 reorders the hand with tiles laid, and each still knows its piece", () => {
    const drafted = layItem(fresh, "K", "J8");
    const moved = moveInRack(drafted, idOf(drafted, "S"), 0);
    expect(rackOf(moved)).toBe("SKATT?N");
    expect(toPlay(moved).tiles).toEqual([{ at: "J8", letter: "K" }]);
  });

  it("K-30 swaps no more tiles than the bag holds, and none that is laid", () => {
    expect(swapLimit(fresh, view)).toBe(5);
    expect(swapLimit(fresh, { ...view, bag: 40 })).toBe(7);
    expect(swapLimit(layItem(fresh, "T", "J8"), { ...view, bag: 40 })).toBe(6);
  });
});
