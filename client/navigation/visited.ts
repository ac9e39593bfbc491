/** First visitors get a board, and others the Play tab. */
import { signal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { deviceStorage } from "../storage/device-storage.ts";
import { VISITED } from "./visited-key.ts";

/** The board that is the first page until the visitor leaves it. */
export const landing = signal<FunctionComponent | null>(null);

/** From the next visit on, the first page is the Play tab. */
export const markVisited = (): void => deviceStorage.setItem(VISITED, "yes");

export function leaveLanding(): void {
  markVisited();
  landing.value = null;
}
