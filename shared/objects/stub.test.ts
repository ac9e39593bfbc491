import { describe, expect, it } from "vitest";
import { placementOf } from "./placement.ts";
import { stubOf } from "./stub.ts";

/** A namespace whose stubs say how they were asked for. */
const objects = (jurisdiction = "anywhere") => ({
  jurisdiction: (name: string) => objects(name),
  getByName: (name: string, options?: { readonly locationHint?: string }) => [jurisdiction, name, options],
});

describe("where an object lives", () => {
  it.each([
    [{}, ["eu", "a", undefined]],
    [{ JURISDICTION: "none" }, ["anywhere", "a", undefined]],
    [{ JURISDICTION: "eu", LOCATION_HINT: "eeur" }, ["eu", "a", { locationHint: "eeur" }]],
    [{ JURISDICTION: "none", LOCATION_HINT: "" }, ["anywhere", "a", undefined]],
    [{ ENVIRONMENT: "development", JURISDICTION: "eu", LOCATION_HINT: "eeur" }, ["anywhere", "a", undefined]],
  ])("A-90 follows from the settings %j", (settings, asked) => {
    const placement = placementOf(settings);
    if ("fault" in placement) throw new Error(placement.fault);
    expect(stubOf(objects(), placement, "a")).toEqual(asked);
  });

  it.each([{ JURISDICTION: "mars" }, { JURISDICTION: "" }, { LOCATION_HINT: "stockholm" }])("A-90 %j is a fault", (settings) => {
    expect(placementOf(settings)).toEqual({ fault: expect.stringContaining("is") });
  });
});
