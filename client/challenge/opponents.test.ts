import { describe, expect, it } from "vitest";
import type { MatchList } from "../../shared/protocol/http.ts";
import { opponentsIn } from "./opponents.ts";

type Listed = MatchList["matches"][number];

const match = (id: string, updatedAt: number, seat: number, opponents: string[], colours: number[]): Listed => ({
  id,
  ruleset: "kraft",
  lexicon: "sv",
  format: "casual",
  status: "over",
  seat,
  opponents,
  colours,
  updatedAt,
  card: null,
  result: null,
});

describe("A-11 whom one can challenge", () => {
  it("is whoever one has played with, the latest first and each once, by their seat", () => {
    const list = [
      match("a", 1, 0, ["Bo", "Cia"], [1, 2]),
      match("b", 3, 1, ["Bo", "Dan"], [1, 3]),
      match("c", 2, 1, ["Bo"], [4]),
    ];
    expect(opponentsIn(list)).toEqual([
      { name: "Bo", colour: 1, whom: { match: "b", seat: 0 } },
      { name: "Dan", colour: 3, whom: { match: "b", seat: 2 } },
      { name: "Bo", colour: 4, whom: { match: "c", seat: 0 } },
      { name: "Cia", colour: 2, whom: { match: "a", seat: 2 } },
    ]);
  });

  it("is nobody who is gone, and no more than six", () => {
    expect(opponentsIn([match("a", 1, 0, [""], [0])])).toEqual([]);
    expect(opponentsIn(Array.from({ length: 9 }, (_, each) => match(`m${each}`, each, 0, [`N${each}`], [0])))).toHaveLength(6);
  });
});
