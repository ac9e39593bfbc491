import { signal } from "@preact/signals";

/** True if the device reports a network, which may still not work. */
export const online = signal(typeof navigator === "undefined" || navigator.onLine !== false);

if (typeof window !== "undefined") {
  for (const how of ["online", "offline"] as const) {
    addEventListener(how, () => {
      online.value = navigator.onLine;
    });
  }
}
