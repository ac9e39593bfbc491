/**
 * The storage of this device. If it is full or forbidden, values last for this tab or for as long as the page lives, and
 * nothing else breaks.
 */
export interface DeviceStorage extends Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  /** False if new values are lost when the tab closes. */
  keeps(): boolean;
}

type Store = () => Pick<Storage, "getItem" | "setItem" | "removeItem">;

const PROBE = "alfa-kraft:probe";

export function deviceStorageOf(lasting: Store, ofTab: Store): DeviceStorage {
  /** Values that neither storage took. */
  const loose = new Map<string, string>();

  /** Even reading the name of a store may be forbidden. */
  function attempt<T>(run: () => T): T | undefined {
    try {
      return run();
    } catch {
      return undefined;
    }
  }
  function put(store: Store, key: string, value: string): boolean {
    return attempt(() => store().setItem(key, value)) === undefined && attempt(() => store().getItem(key)) === value;
  }
  return {
    // A value that could not be stored is newer than the stored one.
    getItem: (key) => loose.get(key) ?? attempt(() => ofTab().getItem(key)) ?? attempt(() => lasting().getItem(key)) ?? null,
    setItem(key, value) {
      loose.delete(key);
      if (put(lasting, key, value)) {
        attempt(() => ofTab().removeItem(key));
        return;
      }
      if (put(ofTab, key, value)) return;
      attempt(() => ofTab().removeItem(key));
      loose.set(key, value);
    },
    removeItem(key) {
      loose.delete(key);
      for (const store of [ofTab, lasting]) attempt(() => store().removeItem(key));
    },
    keeps() {
      const kept = put(lasting, PROBE, "yes");
      attempt(() => lasting().removeItem(PROBE));
      return kept;
    },
  };
}

export const deviceStorage = deviceStorageOf(
  () => localStorage,
  () => sessionStorage,
);
