import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { citedInTest, citedInVectors } from "./citations.ts";
import { citedUnder, reportOn } from "./report.ts";

/** Ids that are none, so that this file cites nothing by them. */
const id = (number: number) => `K-${number}`;

describe("V-14 a citation", () => {
  it("stands in a test's code and in no comment", () => {
    const text = `/** ${id(90)} */\nit("${id(91)}, ${id(92)} does", () => go("http://x")); // ${id(93)}\n// ${id(94)}`;
    expect(citedInTest(text)).toEqual([id(91), id(92)]);
  });

  it("is a vector's spec field", () => {
    const text = `// ${id(90)}\n\n{"id":"${id(91)}","spec":["${id(92)}"]}\n{"id":"x"}`;
    expect(citedInVectors(text)).toEqual([id(92)]);
  });
});

describe("V-14 the report", () => {
  it("lists by group what nobody cites, and what is cited and no id", () => {
    const { groups, unknown } = reportOn(new Set([id(10), id(99)]));
    const kraft = groups.find(({ name }) => name === "kraft");
    expect(kraft?.uncited).toHaveLength((kraft?.ids ?? 0) - 1);
    expect(kraft?.uncited.map((each) => each.id)).not.toContain(id(10));
    expect(unknown).toEqual([id(99)]);
  });

  it("has every id of the rules, and no unknown one", () => {
    const { groups, unknown } = reportOn(citedUnder(join(import.meta.dirname, "..", "..")));
    const rules = groups.filter(({ name }) => name !== "daily" && name !== "app" && name !== "vectors");
    const uncited = rules.flatMap((group) => group.uncited.map((each) => each.id));
    expect(uncited).toEqual([]);
    expect(unknown).toEqual([]);
  });
});
