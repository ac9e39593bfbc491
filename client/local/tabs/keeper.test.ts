import { describe, expect, it, vi } from "vitest";
import { createKeeper } from "./keeper.ts";

const played = (keepers: readonly ReturnType<typeof createKeeper>[]) => keepers.map(({ keeps }) => keeps.value);

describe("the page that plays the bots of a device", () => {
  it("A-64 is one of several, and then the one that is used last", async () => {
    const pages = ["one", "two", "three"].map(() => createKeeper(navigator.locks, "first"));
    await vi.waitFor(() => expect(played(pages)).toEqual([true, false, false]));
    pages[2]?.claim();
    pages[2]?.claim();
    await vi.waitFor(() => expect(played(pages)).toEqual([false, false, true]));
    pages[0]?.claim();
    await vi.waitFor(() => expect(played(pages)).toEqual([true, false, false]));
    pages[2]?.claim();
    await vi.waitFor(() => expect(played(pages)).toEqual([false, false, true]));
  });

  it("A-64 is the next in line where the one that played is closed", async () => {
    const closing = Promise.withResolvers<void>();
    void navigator.locks.request("second", () => closing.promise);
    const next = createKeeper(navigator.locks, "second");
    await vi.waitFor(async () => expect((await navigator.locks.query()).pending?.map(({ name }) => name)).toContain("second"));
    expect(next.keeps.value).toBe(false);
    closing.resolve();
    await vi.waitFor(() => expect(next.keeps.value).toBe(true));
  });

  it("is each for itself where the browser has no locks, or lends none", async () => {
    expect(createKeeper(undefined).keeps.value).toBe(true);
    const refused = createKeeper({ request: () => Promise.reject(new DOMException("no origin", "SecurityError")) });
    await vi.waitFor(() => expect(refused.keeps.value).toBe(true));
  });
});
