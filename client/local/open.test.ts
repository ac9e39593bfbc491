import "fake-indexeddb/auto";
import { signal } from "@preact/signals";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { setLocale } from "../i18n/index.ts";
import { createBot } from "./bot-thread.ts";
import { shelf } from "./device-shelf.ts";
import { oneThread } from "./one-thread.ts";
import { openMatch } from "./open.ts";
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
