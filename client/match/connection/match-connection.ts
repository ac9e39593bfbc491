import { createMatchStore, type MatchStore } from "./match-store.ts";
import { openPartySocket } from "./partysocket.ts";

/** 128 random bits as text: `randomUUID` is missing over plain http. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A match's store over this page's network, clock and visibility. `close` ends it and its listeners. */
export function connectToMatch(match: string): MatchStore {
  const store = createMatchStore({
    openSocket: openPartySocket(match),
    now: Date.now,
    later(run, ms) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    newId,
  });
  const listening = new AbortController();
  const { signal } = listening;

  function look(): void {
    const visible = document.visibilityState === "visible";
    store.setVisible(visible);
    if (visible) store.wake();
  }
  document.addEventListener("visibilitychange", look, { signal });
  addEventListener("pageshow", (event) => event.persisted && look(), { signal });
  // Wifi to mobile data: the old socket may hang for minutes, so a new one is made.
  addEventListener("online", store.restart, { signal });
  store.setVisible(document.visibilityState === "visible");

  return {
    ...store,
    close() {
      listening.abort();
      store.close();
    },
  };
}
