import { describe, expect, it, vi } from "vitest";
import { createTabLeader } from "./tab-leader.ts";

const played = (leaders: readonly ReturnType<typeof createTabLeader>[]) => leaders.map(({ isLeader }) => isLeader.value);

describe("the page that plays the bots of a device", () => {
  it("A-64 is one of several, and then the one that is used last", async () => {
    const pages = ["one", "two", "three"].map(() => createTabLeader(navigator.locks, "first"));
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
    const next = createTabLeader(navigator.locks, "second");
    await vi.waitFor(async () => expect((await navigator.locks.query()).pending?.map(({ name }) => name)).toContain("second"));
    expect(next.isLeader.value).toBe(false);
    closing.resolve();
    await vi.waitFor(() => expect(next.isLeader.value).toBe(true));
  });

  it("is each for itself where the browser has no locks, or lends none", async () => {
    expect(createTabLeader(undefined).isLeader.value).toBe(true);
    const refused = createTabLeader({ request: () => Promise.reject(new DOMException("no origin", "SecurityError")) });
    await vi.waitFor(() => expect(refused.isLeader.value).toBe(true));
  });
});
