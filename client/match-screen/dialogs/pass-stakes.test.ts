import { describe, expect, it } from "vitest";
import { type RulesetId, viewFor } from "../../../shared/rules/index.ts";
import { Match, prepared } from "../../../shared/rules/testing/match.ts";
import { passStakes } from "./pass-stakes.ts";

/** The stakes of the next pass after so many passes in a row. */
function stakes(ruleset: RulesetId, players: readonly { rack: string }[], bag = "BC") {
  return (passes: number) => {
    const { state } = new Match(prepared(ruleset, { passes, players, bag }));
    return passStakes(viewFor(state, 0));
  };
}

const TWO = [{ rack: "A" }, { rack: "B" }];

describe("K-17 the question before a pass", () => {
  it("K-16 warns at the second in a row that the opponent can end the match, and at the third that this pass does", () => {
    expect([0, 1, 2].map(stakes("kraft", TWO))).toEqual(["nothing", "next-ends", "ends"]);
  });

  it("C-11, W-09 counts to four in kraft-classic and to six in wordfeud", () => {
    expect([1, 2, 3].map(stakes("kraft-classic", TWO))).toEqual(["nothing", "next-ends", "ends"]);
    expect([3, 4, 5].map(stakes("wordfeud", TWO))).toEqual(["nothing", "next-ends", "ends"]);
  });

  it("P-13 counts twice each of those who play, with an empty bag only of those who have tiles", () => {
    const three = [{ rack: "A" }, { rack: "B" }, { rack: "" }];
    expect([3, 4, 5].map(stakes("alfapet", three))).toEqual(["nothing", "next-ends", "ends"]);
    expect([1, 2, 3].map(stakes("alfapet", three, ""))).toEqual(["nothing", "next-ends", "ends"]);
  });
});
