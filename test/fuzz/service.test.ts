import { describe, expect, it } from "vitest";
import { wrongAnswer, wrongBody } from "./answers.ts";
import { fuzzService } from "./service.ts";

/** The short form of `npm run test:fuzz`; its part over real sockets is server.test.ts. */
describe("hostile messages", () => {
  it("R-22 R-27 bring out no fault, no stack and nothing stored, and no honest player notices", { timeout: 60_000 }, async () => {
    const outcome = await fuzzService(15_000, 1);
    expect(outcome.faults).toEqual([]);
    expect(outcome).toMatchObject({ messages: 15_000 });
    expect(outcome.answers).toBeGreaterThan(5000);
    expect(outcome.closed).toBeGreaterThan(0);
  });

  it.each([
    ['{"t":"bad","code":"bad-message"}', true],
    ['{"t":"bad","code":"oops"}', false],
    ['{"t":"bad","code":"try-again"}', false],
    ['{"t":"refused","id":"a","n":1,"error":{"code":"stale"}}', true],
    ['{"t":"people","players":[{"name":"TypeError: x is not a function"}]}', false],
    ["Error\n    at receive (service.ts:1:1)", false],
    ["<h1>oops</h1>", false],
  ])("an answer of %s is told right", (text, right) => {
    expect(wrongAnswer(text) === null).toBe(right);
  });

  it.each([
    [400, "application/json", '{"error":{"code":"bad-request"}}', true],
    [200, "application/json", '{"player":null}', true],
    [500, "application/json", '{"error":{"code":"try-again"}}', false],
    [400, "text/plain", "no", false],
    [200, "application/json", '{"error":"RangeError: x"}', false],
  ])("and of HTTP %i %s %s", (status, type, text, right) => {
    expect(wrongBody(status, type, text) === null).toBe(right);
  });
});
