/**
 * One page of this device plays its bots: the one that was used last, and where that is closed, the next in line. What another
 * page did is on the shelf in any case (shelf.ts): this saves thinking, not matches.
 */
import { type ReadonlySignal, signal } from "@preact/signals";

export interface Keeper {
  /** Is it this page? */
  readonly keeps: ReadonlySignal<boolean>;
  /** Somebody uses this page now. */
  claim(): void;
}

const BOTS = "alfa-kraft:bots";

type Locks = Pick<LockManager, "request">;

/** `locks`: undefined where the browser has none; there each page plays for itself. */
export function createKeeper(locks: Locks | undefined, name = BOTS): Keeper {
  return locks === undefined ? { keeps: signal(true), claim() {} } : inLineFor(locks, name);
}

function inLineFor(locks: Locks, name: string): Keeper {
  const keeps = signal(false);
  let inLine: AbortController | null = null;
  let claiming = false;

  /** Until the page is closed, or another one claims them. */
  function held(): Promise<never> {
    claiming = false;
    keeps.value = true;
    return new Promise(() => {});
  }
  function ended(error: unknown): void {
    claiming = false;
    // A frame without an origin of its own has no locks, and shares no shelf.
    const taken = error instanceof DOMException && error.name === "AbortError";
    keeps.value = !taken;
    if (taken) standInLine();
  }
  function standInLine(): void {
    const control = new AbortController();
    inLine = control;
    locks.request(name, { signal: control.signal }, held).catch((error: unknown) => {
      if (!control.signal.aborted) ended(error);
    });
  }

  standInLine();
  return {
    keeps,
    claim() {
      if (keeps.peek() || claiming) return;
      claiming = true;
      inLine?.abort();
      locks.request(name, { steal: true }, held).catch(ended);
    },
  };
}
