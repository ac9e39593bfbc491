/** Matches of a device as earlier builds stored them in IndexedDB. */
import { beforeAll, describe, expect, it } from "vitest";
import { host, restore, tellDevice } from "./device.ts";
import { BUILDS, readJson } from "./fixtures.ts";
import type { SavedBrowser } from "./saved-browser.types.ts";

describe.each(BUILDS)("A-93 what a browser of %s has stored", (build) => {
  const saved = readJson<SavedBrowser>(build, "browser.json");
  const live = saved.path.split("/").at(-1) ?? "";

  beforeAll(async () => {
    for (const database of saved.origins.flatMap(({ indexedDB }) => indexedDB)) await restore(database);
  });

  it("A-61 R-20 its matches have the same views and streams, byte for byte", async () => {
    expect(await tellDevice()).toEqual(readJson(build, "device.json"));
  });

  it("A-61 its live match goes on", async () => {
    expect(await (await host(live)).send({ type: "pass" })).toEqual({ ok: true });
    expect((await host(live)).history.value?.at(-1)?.event.type).toBe("passed");
  });
});
