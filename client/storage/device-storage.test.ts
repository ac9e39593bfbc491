import { describe, expect, it } from "vitest";
import { deviceStorageOf } from "./device-storage.ts";

function store(room: "enough" | "none" | "forbidden") {
  const kept = new Map<string, string>();
  return {
    kept,
    open: () => {
      if (room === "forbidden") throw new DOMException("not here", "SecurityError");
      return {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => {
          if (room === "none") throw new DOMException("full", "QuotaExceededError");
          kept.set(key, value);
        },
        removeItem: (key: string) => {
          kept.delete(key);
        },
      };
    },
  };
}

describe("what this device keeps", () => {
  it.each([
    ["enough", "enough", true],
    ["none", "enough", false],
    ["forbidden", "enough", false],
    ["none", "none", false],
    ["forbidden", "forbidden", false],
  ] as const)("A-75 holds for the page at least: storage %s, that of the tab %s", (lasting, ofTab, keeps) => {
    const storage = deviceStorageOf(store(lasting).open, store(ofTab).open);
    expect(storage.keeps()).toBe(keeps);
    expect(storage.getItem("a")).toBeNull();
    storage.setItem("a", "1");
    storage.setItem("a", "2");
    expect(storage.getItem("a")).toBe("2");
    storage.removeItem("a");
    expect(storage.getItem("a")).toBeNull();
  });

  it("A-75 outlives a reload in the tab where storage is full, before what was kept earlier", () => {
    const [lasting, ofTab] = [store("none"), store("enough")];
    lasting.kept.set("a", "before");
    deviceStorageOf(lasting.open, ofTab.open).setItem("a", "now");
    expect(deviceStorageOf(lasting.open, ofTab.open).getItem("a")).toBe("now");
  });

  it("is not left in two places once there is room again", () => {
    const [lasting, ofTab] = [store("enough"), store("enough")];
    ofTab.kept.set("a", "loose");
    const storage = deviceStorageOf(lasting.open, ofTab.open);
    storage.setItem("a", "kept");
    expect([ofTab.kept.size, lasting.kept.get("a"), storage.getItem("a")]).toEqual([0, "kept", "kept"]);
  });
});
