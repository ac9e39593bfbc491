import { describe, expect, it } from "vitest";
import { broken } from "./break.ts";
import { FAULTS } from "./faults.ts";
import { findFault } from "./find.ts";

const ROUNDS = 12;

/** The short form of `npm run test:faults`. */
describe("R-20 R-25 A-34 the simulation finds a match service that", () => {
  it.each(FAULTS.filter(({ quick }) => quick))("is broken: $name", { timeout: 30_000 }, async (fault) => {
    expect(await findFault(fault, ROUNDS, 1)).toMatchObject({ after: expect.any(Number) });
  });

  it("may be broken in many more ways, each of which still fits the source", () => {
    for (const fault of FAULTS) expect(broken(fault)).not.toBe("");
  });
});
