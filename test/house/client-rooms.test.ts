import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const { overrides } = JSON.parse(readFileSync("biome.json", "utf8")) as { overrides: readonly { includes: readonly string[] }[] };
const folders = (under: string): readonly string[] =>
  readdirSync(under, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
/** Rooms without code of their own that imports. */
const WITHOUT_CODE = ["public"];

describe("the rooms of the client", () => {
  it("have one rule of arrows each (docs/decisions/02)", () => {
    const ruled = overrides.flatMap(({ includes }) =>
      includes.flatMap((glob) => /^client\/\{?([^*{}]+)\}?\/\*\*$/.exec(glob)?.[1]?.split(",") ?? []),
    );
    expect([...ruled].sort()).toEqual(
      folders("client")
        .filter((room) => !WITHOUT_CODE.includes(room))
        .sort(),
    );
  });

  it("hold at most 25 files flat in a folder", () => {
    const crowded = (under: string): readonly string[] => [
      ...(readdirSync(under, { withFileTypes: true }).filter((entry) => entry.isFile()).length > 25 ? [under] : []),
      ...folders(under).flatMap((name) => crowded(join(under, name))),
    ];
    expect(crowded("client")).toEqual([]);
  });
});
