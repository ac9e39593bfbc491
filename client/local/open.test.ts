import "fake-indexeddb/auto";
import { signal } from "@preact/signals";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { setLocale } from "../i18n/index.ts";
import { createBot } from "./bots/bot-thread.ts";
import { oneThread } from "./bots/one-thread.ts";
import { shelf } from "./device-shelf.ts";
import { askAgain, openMatch } from "./open.ts";
import type { Kept } from "./shelf.ts";
import { made } from "./testing/in-place.ts";

const openLocal = (id: string) => openMatch(id, { shelf, thread: oneThread(createBot), keeps: signal(true), isSeen: () => true });

beforeAll(() => setLocale("sv"));
afterEach(() => vi.restoreAllMocks());

describe("a match that is opened", () => {
  it.each([
    ["its key", (kept: Kept): Kept => ({ ...kept, head: { ...kept.head, key: "no key" } })],
    ["its log", (kept: Kept): Kept => ({ ...kept, events: [...kept.events].reverse() })],
  ])("A-61 is said not to be there where %s is damaged, and nothing else breaks", async (_, damage) => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    const kept = damage(made({ ...made().head.terms, against: { kind: "oneself" } }));
    await shelf.put(kept);
    expect(await openLocal(kept.head.id)).toBeNull();
    expect(said).toHaveBeenCalledOnce();
  });

  it("A-61 is there as it was kept", async () => {
    const kept = made({ ...made().head.terms, against: { kind: "oneself" } });
    await shelf.put(kept);
    const open = await openLocal(kept.head.id);
    expect(open?.match.seatOnTurn()?.seat).toBe(0);
    open?.close();
    expect(await openLocal("nothing")).toBeNull();
  });
});

describe("a bot that could not be had", () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("A-61 A-75 is asked for again by itself, more and more seldom, and at once when the network is back", () => {
    vi.useFakeTimers();
    const window = new EventTarget();
    vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
    vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
    const stuck = signal(false);
    let asked = 0;
    const stop = askAgain({
      stuck,
      again: () => {
        asked++;
        stuck.value = false;
        stuck.value = true;
      },
    });
    vi.advanceTimersByTime(100_000);
    expect(asked).toBe(0);
    stuck.value = true;
    vi.advanceTimersByTime(4_000);
    expect(asked).toBe(1);
    vi.advanceTimersByTime(7_000);
    expect(asked).toBe(1);
    vi.advanceTimersByTime(1_000);
    expect(asked).toBe(2);
    window.dispatchEvent(new Event("online"));
    expect(asked).toBe(3);
    vi.advanceTimersByTime(600_000);
    expect(asked).toBeLessThan(15);
    const before = asked;
    stop();
    window.dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(600_000);
    expect(asked).toBe(before);
  });
});
