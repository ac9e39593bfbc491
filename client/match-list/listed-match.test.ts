import { describe, expect, it } from "vitest";
import { colourAt, inOrder, type ListedMatch, nameAt, ownFirst, resultOf, tilesOf, waitsForYou } from "./listed-match.ts";

const match = (more: Partial<ListedMatch>): ListedMatch => ({
  id: "m",
  ruleset: "alfapet",
  lexicon: "sv",
  format: "casual",
  status: "live",
  seat: 1,
  opponents: ["Elin", "Johan"],
  updatedAt: 0,
  card: null,
  result: null,
  ...more,
});

const card = (turn: number, deadline: number | null = null) => ({ turn, deadline, scores: [], rows: [], size: 17 });

describe("a card in the list of matches", () => {
  it("A-31 knows who is to move, and puts one's own score first", () => {
    expect([0, 1, 2].map((seat) => nameAt(match({}), seat))).toEqual(["Elin", null, "Johan"]);
    expect(ownFirst(1, [141, 128, 117])).toEqual([128, 141, 117]);
  });

  it("A-04 knows the avatar of whoever sits there", () => {
    expect([0, 1, 2].map((seat) => colourAt(match({ colours: [4, 0] }), seat))).toEqual([4, undefined, 0]);
    expect([0, 2].map((seat) => colourAt(match({}), seat))).toEqual([undefined, undefined]);
  });

  it("A-31 waits for oneself in one's turn and in a lobby", () => {
    expect(waitsForYou(match({ card: card(1) }))).toBe(true);
    expect(waitsForYou(match({ card: card(2) }))).toBe(false);
    expect(waitsForYou(match({ status: "lobby" }))).toBe(true);
    expect(waitsForYou(match({}))).toBe(false);
  });

  it("shows the most urgent of what waits for oneself first, and of what is over only the latest", () => {
    const list = [
      match({ id: "theirs", card: card(0, 10) }),
      match({ id: "late", card: card(1, 90) }),
      match({ id: "soon", card: card(1, 20) }),
      match({ id: "open", status: "open" }),
      ...["a", "b", "c", "d"].map((id) => match({ id, status: "over" })),
    ];
    expect(inOrder(list).map(({ id }) => id)).toEqual(["soon", "late", "open", "theirs", "a", "b", "c"]);
  });

  it("P-13 tells a win, a loss, a draw and a win that is shared", () => {
    const ended = (winner: number | "draw" | number[]) => resultOf(match({ result: { winner, final: [] } }));
    expect([1, 0, "draw" as const, [0, 1], [0, 2]].map(ended)).toEqual(["won", "lost", "draw", "shared", "lost"]);
  });

  it("reads the board's rows from the left", () => {
    expect(tilesOf([0, 0b101], 3)).toEqual([
      [0, 1],
      [2, 1],
    ]);
  });
});
