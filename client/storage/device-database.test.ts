import "fake-indexeddb/auto";
import type { DBSchema } from "idb";
import { expect, it, vi } from "vitest";
import { deviceDatabase } from "./device-database.ts";

interface Things extends DBSchema {
  readonly things: { key: string; value: string };
}

it("A-61 a database of this device that does not answer is waited for once, and taken again when it does", async () => {
  const [realDatabase, realRequest] = [indexedDB, IDBRequest];
  const request = new EventTarget();
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.stubGlobal("indexedDB", { open: () => request });
  vi.stubGlobal("IDBRequest", EventTarget);
  const { attempt } = deviceDatabase<Things>("some", 1, (database) => void database.createObjectStore("things"));
  const first = attempt(async () => "there");
  await vi.advanceTimersByTimeAsync(4000);
  expect(await first).toBeNull();
  // No time passes here.
  expect(await attempt(async () => "there")).toBeNull();
  vi.stubGlobal("indexedDB", realDatabase);
  vi.stubGlobal("IDBRequest", realRequest);
  request.dispatchEvent(new Event("error"));
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await attempt(async () => "there")).toBe("there"), { interval: 1 });
});

it("A-61 a database that has answered is there for as long as the page is", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { attempt } = deviceDatabase<Things>("lasting", 1, (database) => void database.createObjectStore("things"));
  expect(await attempt(async () => "there")).toBe("there");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await attempt(async () => "there")).toBe("there");
  vi.useRealTimers();
});
