import { describe, expect, it } from "vitest";
import { sayTogether } from "./say-together.ts";

describe("what the live region says", () => {
  it("A-75 says a round and the end of the match in one, and what comes later by itself", async () => {
    const said: string[] = [];
    const tell = sayTogether((text) => said.push(text));
    tell("Everybody is done");
    tell("You won", null);
    await Promise.resolve();
    expect(said).toEqual(["Everybody is done. You won."]);
    tell("Round 2");
    await Promise.resolve();
    expect(said.slice(1)).toEqual(["Round 2"]);
  });
});
