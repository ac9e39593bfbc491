/** The IndexedDB of a browser as some build left it, and the matches in it as today's code hosts them. */
import "fake-indexeddb/auto";
import { deviceShelf } from "../../client/local/shelf.ts";
import { hosted } from "../../client/local/testing/in-place.ts";
import type { SavedDatabase } from "./saved-browser.types.ts";

export async function restore({ name, version, stores }: SavedDatabase): Promise<void> {
  const opening = indexedDB.open(name, version);
  opening.onupgradeneeded = () => {
    for (const store of stores) {
      const made = opening.result.createObjectStore(store.name);
      for (const { key, value } of store.records) made.put(value, key);
    }
  };
  await new Promise((resolve, reject) => {
    opening.onsuccess = resolve;
    opening.onerror = reject;
  });
  opening.result.close();
}

const shelf = deviceShelf();

/** By match: the view of its player, and their stream from its first event. */
export async function tellDevice(): Promise<Readonly<Record<string, { readonly view: string; readonly stream: string }>>> {
  const told: Record<string, { view: string; stream: string }> = {};
  for (const { id } of await shelf.heads()) {
    const { match, history } = await host(id);
    told[id] = { view: JSON.stringify(match.value), stream: JSON.stringify(history.value) };
  }
  return told;
}

export async function host(id: string): Promise<ReturnType<typeof hosted>> {
  const kept = await shelf.open(id);
  if (kept === null) throw new Error(`${id} cannot be opened`);
  return hosted(kept, shelf);
}
