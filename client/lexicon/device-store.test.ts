import "fake-indexeddb/auto";
import { openDB } from "idb";
import { afterEach, describe, expect, it, vi } from "vitest";
import { keep, readKept } from "./device-store.ts";
import { automaton, automatonBytes, VERSION } from "./testing.ts";

const NEWER = "ba9876543210";
const open = () => openDB("alfa-kraft-lexicons", 1);

async function keys(): Promise<unknown[]> {
  const database = await open();
  const all = await database.getAllKeys("automata");
  database.close();
  return all;
}

async function put(key: IDBValidKey, value: unknown): Promise<void> {
  const database = await open();
  await database.put("automata", value, key);
  database.close();
}

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  const database = await open();
  await database.clear("automata");
  database.close();
});

describe("lexicons on this device", () => {
  it("come back as they were kept", async () => {
    expect(await readKept("sv", VERSION)).toBeNull();
    await keep("sv", VERSION, VERSION, automatonBytes());
    expect(await readKept("sv", VERSION)).toEqual(automaton());
    expect(await readKept("sv", NEWER)).toBeNull();
    expect(await readKept("da", VERSION)).toBeNull();
  });

  it("are replaced when the version changes, and those of other lexicons stay", async () => {
    await keep("sv", VERSION, VERSION, automatonBytes());
    await keep("sv-strict", VERSION, VERSION, automatonBytes());
    await keep("sv", NEWER, NEWER, automatonBytes(NEWER));
    expect(await keys()).toEqual([
      ["sv", `sv-${NEWER}.dawg1`],
      ["sv-strict", `sv-strict-${VERSION}.dawg1`],
    ]);
  });

  it("keep the newest beside an older one that a match names", async () => {
    await keep("sv", NEWER, NEWER, automatonBytes(NEWER));
    await keep("sv", VERSION, NEWER, automatonBytes());
    expect(await readKept("sv", NEWER)).not.toBeNull();
    expect(await readKept("sv", VERSION)).not.toBeNull();
  });

  it("are removed where they are corrupted, cut, swapped or no bytes at all", async () => {
    const damaged = automatonBytes();
    damaged[90] = (damaged[90] ?? 0) ^ 1;
    for (const value of [damaged, automatonBytes().slice(0, -4), automatonBytes(NEWER), "words", { length: 3 }, null]) {
      await keep("sv", VERSION, VERSION, automatonBytes());
      await put(["sv", `sv-${VERSION}.dawg1`], value);
      expect(await readKept("sv", VERSION)).toBeNull();
      expect(await keys()).toEqual([]);
    }
  });

  it("are not kept where the device is full; what was removed has made room", async () => {
    await keep("sv", VERSION, VERSION, automatonBytes());
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await keep("sv", NEWER, NEWER, automatonBytes(NEWER));
    expect(await readKept("sv", NEWER)).toBeNull();
    vi.restoreAllMocks();
    expect(await keys()).toEqual([]);
    await keep("sv", NEWER, NEWER, automatonBytes(NEWER));
    expect(await readKept("sv", NEWER)).toEqual(automaton(NEWER));
  });

  it("are not kept where there is no IndexedDB, and nothing breaks", async () => {
    const real = indexedDB;
    vi.stubGlobal("indexedDB", undefined);
    await keep("sv", VERSION, VERSION, automatonBytes());
    expect(await readKept("sv", VERSION)).toBeNull();
    vi.stubGlobal("indexedDB", {
      open: () => {
        throw new DOMException("a private window", "SecurityError");
      },
    });
    await keep("sv", VERSION, VERSION, automatonBytes());
    expect(await readKept("sv", VERSION)).toBeNull();
    vi.stubGlobal("indexedDB", real);
  });

  it("are not waited for where IndexedDB never answers", async () => {
    const real = indexedDB;
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    vi.stubGlobal("indexedDB", { open: () => new EventTarget() });
    vi.stubGlobal("IDBRequest", EventTarget);
    const reading = readKept("sv", VERSION);
    await vi.advanceTimersByTimeAsync(4000);
    expect(await reading).toBeNull();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.stubGlobal("indexedDB", real);
  });
});
