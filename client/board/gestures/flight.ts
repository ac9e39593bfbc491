/** Tiles fly from their old place to the new one as copies above everything, so that no frame clips them. */

export interface Flight {
  /** A piece that starts from another place than drawn: under the finger. */
  readonly from?: { readonly id: number; readonly rect: DOMRect };
  /** Milliseconds between one tile and the next. */
  readonly stagger?: number;
}

const PIECES = "[data-piece]";

export const movesLess = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

function pieces(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(PIECES)];
}

const rectsNow = (): Map<string, DOMRect> =>
  new Map(pieces().map((tile) => [tile.dataset.piece ?? "", tile.getBoundingClientRect()]));

function timing(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

function travel(tile: HTMLElement, from: DOMRect, to: DOMRect, delay: number, snaps: boolean): void {
  const copy = tile.cloneNode(true) as HTMLElement;
  for (const name of ["id", "data-piece", "data-testid", "aria-label"]) copy.removeAttribute(name);
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  copy.classList.add("flying");
  copy.style.cssText += `position:fixed;left:${to.left}px;top:${to.top}px;width:${to.width}px;height:${to.height}px;`;
  copy.style.setProperty("--side", getComputedStyle(tile).fontSize);
  document.body.append(copy);
  const duration = Number.parseFloat(timing(snaps ? "--t-snap" : "--t-move"));
  const options = { duration, delay, fill: "backwards", easing: timing(snaps ? "--e-snap" : "--e-out") } as const;
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  tile.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });
  const flight = copy.animate([{ transform: start }, { transform: "none" }], options);
  flight.finished.finally(() => copy.remove()).catch(() => undefined);
}

/** Makes the change and lets the moved pieces fly. */
export function fly(flight: Flight, change: () => void): void {
  if (typeof document === "undefined" || movesLess()) {
    change();
    return;
  }
  const before = rectsNow();
  if (flight.from !== undefined) before.set(String(flight.from.id), flight.from.rect);
  change();
  // Components render in a microtask. By the next frame everything is in place and nothing has been painted.
  requestAnimationFrame(() => {
    let count = 0;
    for (const tile of pieces()) {
      const [from, to] = [before.get(tile.dataset.piece ?? ""), tile.getBoundingClientRect()];
      if (from === undefined || to.width === 0 || from.width === 0) continue;
      if (Math.abs(from.left - to.left) + Math.abs(from.top - to.top) < 2) continue;
      const snaps = flight.from !== undefined && tile.dataset.piece === String(flight.from.id);
      travel(tile, from, to, count * (flight.stagger ?? 0), snaps);
      count++;
    }
  });
}
