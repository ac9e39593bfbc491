import { signal } from "@preact/signals";

/** Whether the device says that it has a network. That it says so does not make it one. */
export const online = signal(typeof navigator === "undefined" || navigator.onLine !== false);

if (typeof window !== "undefined") {
  for (const how of ["online", "offline"] as const) {
    addEventListener(how, () => {
      online.value = navigator.onLine;
    });
  }
}
