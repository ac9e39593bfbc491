import { signal } from "@preact/signals";
import { deviceStorage } from "../storage/device-storage.ts";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const CHOSEN = "alfa-kraft:theme";

const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);

export const theme = signal<Theme>("auto");

/** `auto` leaves the choice to the device: the tokens follow `color-scheme`. */
function show(wanted: Theme): void {
  theme.value = wanted;
  const root = document.documentElement;
  if (wanted === "auto") delete root.dataset.theme;
  else root.dataset.theme = wanted;
}

export function startTheme(): void {
  const chosen = deviceStorage.getItem(CHOSEN);
  show(isTheme(chosen) ? chosen : "auto");
}

export function switchTheme(wanted: Theme): void {
  deviceStorage.setItem(CHOSEN, wanted);
  show(wanted);
}
