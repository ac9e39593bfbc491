import { describe, expect, it } from "vitest";
import { freshDraft, idOf, layItem, match, placeItem, rackOf } from "../testing/testing.ts";
import {
  arrowAt,
  bareArrow,
  laidAt,
  lay,
  layArrow,
  moveInRack,
  powersAt,
  recall,
  shuffleRack,
  takeBack,
  toPlay,
  topmost,
} from "./draft.ts";

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
});

describe("a draft with arrows and stop tiles", () => {
  const alfapet = match({ board: { H8: "K", I8: "A" }, players: [{ rack: "SOL>>#I?" }, {}] }, undefined, "alfapet").view(0);
  const hand = freshDraft(alfapet);
  const bent = layArrow(layItem(layItem(hand, "S", "J8"), "O", "K8"), idOf(hand, ">"), "K8", "right-down");

  it("P-11 becomes a play whose letter lies on the arrow", () => {
    expect(toPlay(layItem(bent, "L", "K9"))).toEqual({
      type: "play",
      tiles: [
        { at: "J8", letter: "S" },
        { at: "K8", letter: "O", arrow: "right-down" },
        { at: "K9", letter: "L" },
      ],
      powers: [],
    });
  });

  it("P-10 becomes a play with a stop tile, which has no letter", () => {
    expect(toPlay(layItem(layItem(hand, "#", "J8"), "?", "K8", "Å")).tiles).toEqual([
      { at: "J8", from: "stop" },
      { at: "K8", letter: "Å", from: "blank" },
    ]);
  });

  it("P-11 an arrow waits for its letter, and is no play before", () => {
    const waiting = layArrow(hand, idOf(hand, ">"), "K8", "down-right");
    expect(bareArrow(waiting)?.at).toBe("K8");
    expect(toPlay(waiting).tiles).toEqual([]);
    expect(bareArrow(layItem(waiting, "O", "K8"))).toBe(null);
    expect(toPlay(layItem(waiting, "O", "K8")).tiles).toEqual([{ at: "K8", letter: "O", arrow: "down-right" }]);
  });

  it("P-11 lies on its square: the letter on it is taken first, moved or exchanged by itself", () => {
    expect(topmost(bent, "K8")).toBe(idOf(hand, "O"));
    const bare = takeBack(bent, idOf(hand, "O"));
    expect(topmost(bare, "K8")).toBe(idOf(hand, ">"));
    expect(arrowAt(lay(bent, idOf(hand, "O"), "L8"), "K8")?.way).toBe("right-down");
    const exchanged = lay(bent, idOf(hand, "S"), "K8");
    expect(toPlay(exchanged).tiles).toEqual([
      { at: "K8", letter: "S", arrow: "right-down" },
      { at: "J8", letter: "O" },
    ]);
  });

  it("P-11 keeps its way when it is moved, and sends back the one that lay there", () => {
    const moved = layArrow(bent, idOf(hand, ">"), "J8");
    expect(arrowAt(moved, "J8")?.way).toBe("right-down");
    const replaced = layArrow(bent, idOf(bent, ">"), "K8", "down-right");
    expect(replaced.arrows).toEqual([{ id: idOf(bent, ">"), at: "K8", way: "down-right" }]);
  });

  it("K-13 is empty once all is taken back", () => {
    expect(recall(bent)).toEqual(hand);
  });
});

describe("a draft with premiums to be placed", () => {
  const classic = match(
    { board: { H8: "K" }, players: [{ rack: "AT", bar: ["place-2W", "charge"] }, {}] },
    undefined,
    "kraft-classic",
  ).view(0);
  const hand = freshDraft(classic);

  it("C-07 a premium stays on its square when the tile there is moved or taken back; a charge goes along", () => {
    const draft = placeItem(placeItem(layItem(hand, "A", "I8"), "place-2W", "I8"), "charge", "I8");
    const moved = lay(draft, idOf(hand, "A"), "H9");
    expect(toPlay(moved).powers).toEqual([
      { power: "place-2W", at: "I8" },
      { power: "charge", at: "H9" },
    ]);
    expect(toPlay(takeBack(draft, idOf(hand, "A"))).powers).toEqual([{ power: "place-2W", at: "I8" }]);
  });
});
