import { expect, it } from "vitest";
import { fuzzServer } from "./server.ts";

/** The short form of `npm run test:fuzz`, over real sockets. */
it("R-22 R-27 hostile sockets and requests bring out no fault and no stack, and honest sockets go on", {
  timeout: 120_000,
}, async () => {
  const outcome = await fuzzServer({ messages: 2000, requests: 300, seed: 1 });
  expect(outcome.faults).toEqual([]);
  expect(outcome.closed).toBeGreaterThan(5);
  expect(outcome.requests).toBe(300);
  expect(outcome.honest).toBeGreaterThan(2);
});
