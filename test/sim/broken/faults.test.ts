import { describe, expect, it } from "vitest";
import { broken } from "./break.ts";
import { FAULTS } from "./faults.ts";
import { findFault } from "./find.ts";

const ROUNDS = 12;

/** The short form of `npm run test:faults`, which also says which of them no longer fits the source. */
describe("R-20 R-25 A-34 the simulation finds a match service that is broken", () => {
  const fitting = FAULTS.filter((fault) => fault.quick && broken(fault) !== null);

  it.each(fitting)("$name", { timeout: 30_000 }, async (fault) => {
    expect(await findFault(fault, ROUNDS, 1)).toMatchObject({ after: expect.any(Number) });
  });

  it("in one way at a time, of which most still fit the source", () => {
    expect(FAULTS.filter((fault) => broken(fault) !== null).length).toBeGreaterThan(FAULTS.length / 2);
    expect(fitting.length).toBeGreaterThan(3);
  });
});
