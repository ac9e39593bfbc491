import { type AnyStore, createAnyStore } from "./kinds.ts";
import { openPartySocket } from "./partysocket.ts";
import type { StorePorts } from "./ports.types.ts";

/** 128 random bits as text. `randomUUID` is missing over plain http. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The distance between the device's clock and the monotonic one. It changes when the first is set, or when the second stops
 * while the device sleeps. In both cases the server's time must be requested again.
 */
const drift = (): number => Date.now() - performance.now();
const WORTH_ASKING_MS = 1_000;

/** A match's store with this page's network, clock and visibility. `close` ends it and its listeners. */
export function connectToMatch(match: string): AnyStore {
  const ports: StorePorts = {
    openSocket: openPartySocket(match),
    now: () => performance.now(),
    later(run, ms) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    newId,
  };
  const store = createAnyStore(ports);
  const listening = new AbortController();
  const { signal } = listening;

  let known = drift();
  function look(): void {
    const visible = document.visibilityState === "visible";
    store.setVisible(visible);
    if (!visible) return;
    const slept = Math.abs(drift() - known) > WORTH_ASKING_MS;
    known = drift();
    if (slept) store.restart();
    else store.wake();
  }
  document.addEventListener("visibilitychange", look, { signal });
  addEventListener("pageshow", (event) => event.persisted && look(), { signal });
  // From wifi to mobile data the old socket may hang for minutes, so a new one is made.
  addEventListener("online", store.restart, { signal });
  addEventListener("offline", store.networkGone, { signal });
  store.setVisible(document.visibilityState === "visible");

  return {
    ...store,
    close() {
      listening.abort();
      store.close();
    },
  };
}
