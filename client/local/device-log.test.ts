import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { logContract } from "../../shared/match/testing/log-contract.ts";
import { deviceLog } from "./device-log.ts";
import { deviceShelf } from "./shelf.ts";
import { KRAFT } from "./testing/in-place.ts";

logContract("IndexedDB", async () => {
  globalThis.indexedDB = new IDBFactory();
  return { open: () => deviceLog(deviceShelf(), "one-match", KRAFT) };
});
