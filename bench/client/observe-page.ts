/** Runs in a page before the page's own scripts, and keeps what the browser reports about loading, shifts and interactions. */
import type { Shift } from "./page-metrics.ts";

/** Times in ms since the navigation began. */
export interface Observed {
  readonly fcpMs: number | null;
  readonly lcpMs: number | null;
  readonly shifts: readonly Shift[];
  /** The longest event of each interaction: from the input to the next paint. */
  readonly interactionsMs: readonly number[];
  /** When the page first showed a tile of the rack as picked up. */
  readonly pickedUpMs: number | null;
}

declare global {
  var pageObserver: { observed(): Observed };
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Is sent to the page as text: it can use nothing from outside its body. */
export function observePage(pickedUp: string): void {
  let fcpMs: number | null = null;
  let lcpMs: number | null = null;
  let pickedUpMs: number | null = null;
  const shifts: Shift[] = [];
  const interactions = new Map<number, number>();

  const observe = (
    options: PerformanceObserverInit & { readonly durationThreshold?: number },
    read: (entry: PerformanceEntry) => void,
  ): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ buffered: true, ...options });
  };
  observe({ type: "paint" }, ({ name, startTime }) => {
    if (name === "first-contentful-paint") fcpMs = startTime;
  });
  observe({ type: "largest-contentful-paint" }, ({ startTime }) => {
    lcpMs = startTime;
  });
  observe({ type: "layout-shift" }, (entry) => {
    const { startTime, value, hadRecentInput } = entry as LayoutShift;
    if (!hadRecentInput) shifts.push({ at: startTime, value });
  });
  // 16 ms is the shortest threshold that browsers accept.
  observe({ type: "event", durationThreshold: 16 }, (entry) => {
    const { interactionId, duration } = entry as PerformanceEventTiming;
    if (interactionId > 0) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
  });
  const watch = new MutationObserver(() => {
    if (document.querySelector(pickedUp) === null) return;
    watch.disconnect();
    // The player sees it in the next frame.
    requestAnimationFrame(() => {
      pickedUpMs = performance.now();
    });
  });
  watch.observe(document, { subtree: true, childList: true, attributeFilter: ["aria-pressed"] });

  globalThis.pageObserver = {
    observed: () => ({ fcpMs, lcpMs, shifts, interactionsMs: [...interactions.values()], pickedUpMs }),
  };
}
