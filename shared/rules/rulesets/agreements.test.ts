import { describe, expect, it } from "vitest";
import { RULESET_IDS } from "../model.ts";
import { agreementOf } from "./agreements.ts";
import { rulesOf } from "./index.ts";

const HOUR = 3_600_000;

describe.each(RULESET_IDS)("what is agreed before a match of %s", (id) => {
  const rules = rulesOf(id);
  const agreement = agreementOf(id);

  it("K-01 P-01 W-01 is there where two or more play", () => {
    expect(agreement !== null).toBe(rules.seats > 1);
  });

  it("A-30 W-11 P-05 says what the rule set says of turns and of who begins", () => {
    if (agreement === null) return;
    expect(agreement.casualHours * HOUR).toBe(rules.turnMs?.casual);
    expect(agreement.startIsDrawn).toBe(rules.firstTurn === "drawn");
  });
});
