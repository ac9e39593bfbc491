import { describe, expect, it } from "vitest";
import { canAnyoneLay } from "../index.ts";
import { Match, type PositionNotation, prepared } from "../testing/match.ts";
import { treeOf } from "../testing/word-tree.ts";

function blocked(position: PositionNotation, ...list: readonly string[]): boolean {
  const { words, tree } = treeOf(...list);
  return !canAnyoneLay(new Match(prepared("alfapet", position)).state, words, tree);
}

const two = (first: string, second = "") => ({ players: [{ rack: first }, { rack: second }] });

describe("P-13 can anybody lay a word any more", () => {
  it("finds a word that goes on, one that crosses, and one beside", () => {
    const board = { H8: "E", I8: "N" };
    expect(blocked({ board, ...two("S") }, "EN", "ENS")).toBe(false);
    expect(blocked({ board, ...two("X", "T") }, "EN", "ET")).toBe(false);
    expect(blocked({ board, ...two("AB") }, "EN", "AB", "EA", "NB")).toBe(false);
    expect(blocked({ board, ...two("AB") }, "EN", "AB", "EA")).toBe(false);
    expect(blocked({ board, ...two("AB") }, "EN", "AB")).toBe(true);
  });

  it("finds nothing where nobody has a letter that fits, and asks nobody who has left", () => {
    const board = { H8: "E", I8: "N" };
    expect(blocked({ board, ...two("X", "Q") }, "EN", "ENS")).toBe(true);
    const match = new Match(
      prepared("alfapet", { board, players: [{ rack: "S" }, { rack: "X" }, { rack: "Q" }], options: { players: 3 } }),
    );
    match.do(0, { type: "resign" });
    const { words, tree } = treeOf("EN", "ENS");
    expect(canAnyoneLay(match.state, words, tree)).toBe(false);
  });

  it("P-09 a blank is any letter", () => {
    expect(blocked({ board: { H8: "E", I8: "N" }, ...two("?") }, "EN", "ENS")).toBe(false);
  });

  it("P-11 follows words round an arrow that lies there, and round one that is laid", () => {
    const board = { G8: "E", H8: "N", H9: "S" };
    const tiles = { H8: { arrow: "right-down" } } as const;
    expect(blocked({ board, tiles, ...two("A") }, "ENSA")).toBe(false);
    expect(blocked({ board: { H8: "A" }, ...two("BC>") }, "ABC")).toBe(false);
    // Straight to the right and down letters lie in the way, so that the word has to turn.
    const walls = { H8: "A", J8: "Q", I6: "Q", H10: "Q" };
    expect(blocked({ board: walls, ...two("BC") }, "ABC")).toBe(true);
    expect(blocked({ board: walls, ...two("BC>") }, "ABC")).toBe(false);
  });

  it("P-10 a stop tile connects a new word to the end of an old one", () => {
    const board = { H8: "E", I8: "N" };
    expect(blocked({ board, ...two("AB") }, "EN", "AB")).toBe(true);
    expect(blocked({ board, ...two("AB#") }, "EN", "AB")).toBe(false);
  });

  it("R-12 looks for an opening over the start square where no tile lies on the board", () => {
    expect(blocked(two("AB"), "AB")).toBe(false);
    expect(blocked(two("AB", "XA"), "BX")).toBe(true);
    expect(blocked(two("A", "BX"), "BX")).toBe(false);
    // The word may begin as far away as it is long.
    expect(blocked(two("ABCDEFGH"), "HGFEDCBA")).toBe(false);
    expect(blocked({ ...two("AB"), board: { A1: "#" } }, "AB")).toBe(true);
  });

  it("P-11 looks for a bent opening too", () => {
    expect(blocked({ ...two("ABC>"), size: 5 }, "ABC")).toBe(false);
    expect(blocked({ ...two("AC>"), size: 5 }, "ABC")).toBe(true);
  });

  it("gives up after so many steps, and then says that somebody can", () => {
    const { words, tree } = treeOf("EN", "AB");
    const { state } = new Match(prepared("alfapet", { board: { H8: "E", I8: "N" }, ...two("AB") }));
    expect(canAnyoneLay(state, words, tree, 3)).toBe(true);
  });
});
