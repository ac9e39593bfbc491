import "fake-indexeddb/auto";
import { afterEach, expect, it, vi } from "vitest";
import { LEXICON_FILES } from "../../shared/lexicon/versions.ts";
import { keep } from "../lexicon/device-store.ts";
import { automatonBytes, VERSION } from "../lexicon/testing.ts";
import { shelf } from "./device-shelf.ts";
import { startAgain } from "./start.ts";
import { KRAFT } from "./testing/in-place.ts";

afterEach(() => vi.unstubAllGlobals());

async function versionBegun(online: boolean): Promise<string | undefined> {
  vi.stubGlobal("navigator", { onLine: online });
  const [opened] = (await shelf.open(await startAgain(KRAFT)))?.events ?? [];
  return opened?.type === "opened" ? opened.lexiconVersion : undefined;
}

it("A-61 A-75 without a network a match begins with the word list that is on the device, though it is not the newest", async () => {
  const newest = LEXICON_FILES.sv?.version;
  expect(await versionBegun(false)).toBe(newest);
  await keep("sv", VERSION, VERSION, automatonBytes());
  expect(await versionBegun(false)).toBe(VERSION);
  expect(await versionBegun(true)).toBe(newest);
});
